import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
} from '../../procedures.ts';
import { newSupply, repairsOf } from '../causes/repair.ts';
import { outcomeOf } from '../expert-plan.ts';
import { HARROW_SUPPLY } from '../mountings.ts';

/** Asks, presses the button once, and follows the power from the wall to the button. */
export function followThePower(view: LabView): readonly LabCommand[] {
  const first: readonly LabCommand[] = [
    ...ask('last-worked', 'moved'),
    { kind: 'press-power' },
    ...inspect('strip-switch', 'led-strip'),
  ];
  const strip = outcomeOf(view, 'look:led-strip');
  if (strip === null) return first;
  if (outcomeOf(view, 'look:strip-switch') === 'switch-off') return [...first, ...switchOn(view)];
  return [...first, ...(strip === 'off' ? plugStripIn(view) : lookAtLead(view))];
}

const repaired = repairsOf('dead', START);

function switchOn(view: LabView): readonly LabCommand[] {
  return repaired(view, [{ kind: 'set-switch', target: 'strip-switch', position: 'on' }], {
    cause: 'strip-off',
    evidence: ['look:strip-switch'],
    action: 'set-switch',
    part: null,
    prevention: 'keep-strip-on',
  });
}

/** Plugs in an end that was seen to be loose. */
function plugIn(view: LabView, end: string, look: string, cause: string): readonly LabCommand[] {
  return repaired(view, [{ kind: 'plug-cable', target: end }], {
    cause,
    evidence: [look],
    action: 'plug-cable',
    part: end,
    prevention: 'clip-lead',
  });
}

function plugStripIn(view: LabView): readonly LabCommand[] {
  const look = inspect('cable-strip');
  if (outcomeOf(view, 'look:cable-strip') === null) return look;
  return [...look, ...plugIn(view, 'cable-strip', 'look:cable-strip', 'strip-unplugged')];
}

function lookAtLead(view: LabView): readonly LabCommand[] {
  const looks = inspect('cable-mains', 'strip-out-1');
  const far = outcomeOf(view, 'look:strip-out-1');
  if (far === null) return looks;
  if (outcomeOf(view, 'look:cable-mains') !== 'normal')
    return [...looks, ...plugIn(view, 'cable-mains', 'look:cable-mains', 'lead-loose')];
  if (far !== 'normal')
    return [...looks, ...plugIn(view, 'cable-mains-far', 'look:strip-out-1', 'lead-loose')];
  return [...looks, ...testSupply(view)];
}

function testSupply(view: LabView): readonly LabCommand[] {
  const test: LabCommand = { kind: 'press-button', target: 'psu-test-button' };
  const lamp = outcomeOf(view, 'psu-self-test');
  if (lamp === null) return [test];
  return [test, ...(lamp === 'lit' ? plugFrontPanelIn(view) : measureLead(view))];
}

function plugFrontPanelIn(view: LabView): readonly LabCommand[] {
  const inside = [...MAKE_SAFE, ...OPEN_CASE, ...inspect('cable-front-panel')];
  if (outcomeOf(view, 'look:cable-front-panel') === null) return inside;
  const repair: readonly LabCommand[] = [
    { kind: 'plug-cable', target: 'cable-front-panel' },
    ...CLOSE_CASE,
    ...CONNECT,
  ];
  return [
    ...inside,
    ...repaired(view, repair, {
      cause: 'button-lead',
      evidence: ['look:cable-front-panel', 'psu-self-test'],
      action: 'plug-cable',
      part: 'cable-front-panel',
      prevention: 'none',
    }),
  ];
}

/** The end of the lead at the machine, measured while the other end is in the strip. */
function measureLead(view: LabView): readonly LabCommand[] {
  const measure: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-mains' },
    { kind: 'set-meter', function: 'acv', range: 600 },
    { kind: 'probe', black: 'cable-mains.2', red: 'cable-mains.1' },
  ];
  const volts = outcomeOf(view, 'measure-lead');
  if (volts === null) return measure;
  return [...measure, ...(volts === 'zero' ? replaceLead(view) : replaceSupply(view))];
}

function replaceLead(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'order-part', sku: 'mains-lead' },
    { kind: 'unplug-cable', target: 'cable-mains-far' },
    { kind: 'plug-cable', target: 'cable-mains-spare' },
    { kind: 'plug-cable', target: 'cable-mains-spare-far' },
  ];
  return repaired(view, repair, {
    cause: 'mains-lead-broken',
    evidence: ['measure-lead'],
    action: 'plug-cable',
    part: 'cable-mains-spare',
    prevention: 'clip-lead',
  });
}

function replaceSupply(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'press-power' },
    { kind: 'wear-strap' },
    ...OPEN_CASE,
    ...newSupply(HARROW_SUPPLY),
    ...CLOSE_CASE,
    ...CONNECT,
  ];
  const note = {
    cause: 'supply-dead',
    evidence: ['psu-self-test', 'measure-lead'],
    verification: ['run:load-test', 'page:firmware-sensors'],
    action: 'place-part',
    part: 'spare-psu',
    prevention: 'surge-protection',
  };
  return repaired(view, repair, note, [...LOAD_TEST, READ_SENSORS]);
}
