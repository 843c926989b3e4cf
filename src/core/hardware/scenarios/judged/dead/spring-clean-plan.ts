import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
} from '../../procedures.ts';
import { newSupply, repairsOf } from '../causes/repair.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { KESTREL_SUPPLY } from '../mountings.ts';

/** Asks, presses the button once, and looks at the standby LED: it splits the power from the button's lead. */
export function looksAtStandby(view: LabView): readonly LabCommand[] {
  const first: readonly LabCommand[] = [
    ...ask('unplugged-what', 'before'),
    { kind: 'press-power' },
    ...inspect('led-standby'),
  ];
  const standby = outcomeOf(view, 'look:led-standby');
  if (standby === null) return first;
  return [...first, ...(standby === 'on' ? moveTheLead(view) : followThePower(view))];
}

/** Looks outside, from the switch of the power supply to the power strip, then at the main plug inside. */
function followThePower(view: LabView): readonly LabCommand[] {
  const looks = inspect('psu-switch', 'cable-mains', 'strip-switch', 'strip-out-1');
  const last = outcomeOf(view, 'look:strip-out-1');
  if (last === null) return looks;
  const isAt = (look: string, mark: string): boolean => outcomeOf(view, `look:${look}`) === mark;
  if (isAt('psu-switch', 'switch-off')) return [...looks, ...switchSupplyOn(view)];
  if (isAt('strip-switch', 'switch-off')) return [...looks, ...switchStripOn(view)];
  if (isAt('cable-mains', 'plug-proud'))
    return [...looks, ...pushLeadIn(view, 'cable-mains', 'look:cable-mains')];
  if (last !== 'normal') return [...looks, ...pushLeadIn(view, 'cable-mains-far', 'look:strip-out-1')];
  return [...looks, ...plugMainPlugIn(view)];
}

const repaired = repairsOf('button-dead', START);

function switchSupplyOn(view: LabView): readonly LabCommand[] {
  return repaired(view, [{ kind: 'set-psu-switch', position: 'on' }], {
    cause: 'rocker-off',
    evidence: ['look:psu-switch'],
    action: 'set-psu-switch',
    part: null,
    prevention: 'switch-back',
  });
}

function switchStripOn(view: LabView): readonly LabCommand[] {
  return repaired(view, [{ kind: 'set-switch', target: 'strip-switch', position: 'on' }], {
    cause: 'strip-off',
    evidence: ['look:strip-switch'],
    action: 'set-switch',
    part: null,
    prevention: 'switch-back',
  });
}

function pushLeadIn(view: LabView, end: string, look: string): readonly LabCommand[] {
  return repaired(view, [{ kind: 'plug-cable', target: end }], {
    cause: 'lead-loose',
    evidence: [look],
    action: 'plug-cable',
    part: end,
    prevention: 'switch-back',
  });
}

/** Mains voltage at the end of the lead, measured before the case is opened. */
const MEASURE_LEAD: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'set-meter', function: 'acv', range: 600 },
  { kind: 'probe', black: 'cable-mains.2', red: 'cable-mains.1' },
];

function plugMainPlugIn(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'plug-cable', target: 'cable-atx24' },
    ...CLOSE_CASE,
    ...CONNECT,
  ];
  const opened: readonly LabCommand[] = [
    ...MEASURE_LEAD,
    { kind: 'press-power' },
    { kind: 'wear-strap' },
    ...OPEN_CASE,
    ...inspect('conn-atx24'),
  ];
  const plug = outcomeOf(view, 'look:conn-atx24');
  if (plug === null) return opened;
  if (plug === 'normal') return [...opened, ...replaceSupply(view)];
  return [
    ...opened,
    ...repaired(view, repair, {
      cause: 'main-plug',
      evidence: ['look:conn-atx24'],
      action: 'plug-cable',
      part: 'cable-atx24',
      prevention: 'photo-first',
    }),
  ];
}

function replaceSupply(view: LabView): readonly LabCommand[] {
  const repair = [...newSupply(KESTREL_SUPPLY), ...CLOSE_CASE, ...CONNECT];
  const note = {
    cause: 'supply-dead',
    evidence: ['look:led-standby', 'measure-lead', 'look:conn-atx24'],
    verification: ['start-system', 'page:firmware-sensors'],
    action: 'place-part',
    part: 'spare-psu',
    prevention: 'none',
  };
  return repaired(view, repair, note, [READ_SENSORS]);
}

function moveTheLead(view: LabView): readonly LabCommand[] {
  const opened = [...MAKE_SAFE, ...OPEN_CASE, ...inspect('cable-front-panel')];
  const lead = outcomeOf(view, 'look:cable-front-panel');
  if (lead === null) return opened;
  const isOff = lead === 'hangs-loose';
  return [
    ...opened,
    { kind: 'open-manual', section: 'front-panel' },
    theory('button-lead', 95),
    ...(isOff ? [] : OFF_THE_WRONG_PINS),
    { kind: 'plug-cable', target: 'cable-front-panel', connector: 'fpanel-power-sw' },
    ...(isOff ? [] : RESET_LEAD_BACK),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...inspect('led-power'),
    { kind: 'press-button', target: 'reset-button' },
    ...closing(view, {
      symptom: 'button-dead',
      cause: 'button-lead',
      evidence: ['look:led-standby', 'look:cable-front-panel'],
      verification: ['start-system', 'press-reset'],
      action: 'plug-cable',
      part: 'cable-front-panel',
      prevention: 'photo-first',
    }),
  ];
}

const OFF_THE_WRONG_PINS: readonly LabCommand[] = [{ kind: 'unplug-cable', target: 'cable-front-panel' }];
const RESET_LEAD_BACK: readonly LabCommand[] = [
  { kind: 'plug-cable', target: 'cable-reset-sw', connector: 'fpanel-reset-sw' },
];
