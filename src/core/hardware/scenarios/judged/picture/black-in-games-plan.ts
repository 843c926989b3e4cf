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
  replug,
  START,
} from '../../procedures.ts';
import { newSupply, passOn } from '../causes/repair.ts';
import { closing, type ExpertNote, outcomeOf, theory } from '../expert-plan.ts';
import { KESTREL_SUPPLY } from '../mountings.ts';

/** The power inlet of the card. */
export const INLET = 'gpu-12v-power';

/** Asks, reads the log of the running machine, smells, and looks at the card's plug with the power off. */
export function readsTheLog(view: LabView): readonly LabCommand[] {
  return [
    ...ask('when-black', 'how-plugged'),
    ...START,
    { kind: 'open-page', page: 'event-log' },
    { kind: 'sniff' },
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cable-12v2x6'),
    ...afterLook(view),
  ];
}

function afterLook(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'look:cable-12v2x6')) {
    case null:
      return [];
    case 'browned':
      return [{ kind: 'unplug-cable', target: 'cable-12v2x6' }, ...inspect(INLET), ...afterInlet(view)];
    case 'plug-proud':
      return [
        theory('card-plug-proud', 95),
        ...replug('cable-12v2x6'),
        ...proveAndClose(view, 'card-plug-proud', 'cable-12v2x6', ['sniff', 'look:cable-12v2x6']),
      ];
    default:
      if (outcomeOf(view, 'page:event-log') !== 'display-4101') return replaceSupply(view);
      return passCardOn(view, 'card-failing', {
        evidence: ['page:event-log', 'look:cable-12v2x6'],
        prevention: 'none',
      });
  }
}

const NEW_LEAD: readonly LabCommand[] = [
  { kind: 'order-part', sku: '12v2x6-lead' },
  { kind: 'plug-cable', target: 'cable-12v2x6-spare' },
];

/** The lead has browned and is replaced; what its inlet looks like decides about the card. */
function afterInlet(view: LabView): readonly LabCommand[] {
  const evidence = ['sniff', 'look:cable-12v2x6', `look:${INLET}`];
  switch (outcomeOf(view, `look:${INLET}`)) {
    case null:
      return [];
    case 'melted':
      return [
        ...NEW_LEAD,
        ...passCardOn(view, 'card-inlet-melted', { evidence, prevention: 'seat-and-bend' }),
      ];
    default:
      return [
        theory('card-plug-browned', 95),
        ...NEW_LEAD,
        ...proveAndClose(view, 'card-plug-browned', 'cable-12v2x6-spare', evidence),
      ];
  }
}

function noteOf(view: LabView, note: Omit<ExpertNote, 'symptom'>): readonly LabCommand[] {
  return closing(view, { ...note, symptom: 'black-loaded' });
}

function proveAndClose(
  view: LabView,
  cause: string,
  part: string,
  evidence: readonly string[],
): readonly LabCommand[] {
  return [
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    { kind: 'use-tool', tool: 'thermal-camera', target: 'gpu-12v' },
    ...CLOSE_CASE,
    ...noteOf(view, {
      cause,
      evidence,
      action: 'plug-cable',
      part,
      verification: ['run:load-test', 'thermal-camera'],
      prevention: 'seat-and-bend',
    }),
  ];
}

const SUPPLY = {
  ...KESTREL_SUPPLY,
  cables: KESTREL_SUPPLY.cables.map((cable) => (cable === 'cable-pcie' ? 'cable-12v2x6' : cable)),
};

/** The plug is sound and the log has power losses: the supply gives way under the load of the card. */
function replaceSupply(view: LabView): readonly LabCommand[] {
  return [
    theory('supply-sags'),
    ...newSupply(SUPPLY),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    READ_SENSORS,
    ...noteOf(view, {
      cause: 'supply-sags',
      evidence: ['page:event-log', 'look:cable-12v2x6'],
      action: 'place-part',
      part: 'spare-psu',
      verification: ['run:load-test', 'page:firmware-sensors'],
      prevention: 'larger-supply',
    }),
  ];
}

/** The card goes back to its maker with what was read. */
function passCardOn(
  view: LabView,
  cause: string,
  { evidence, prevention }: Pick<ExpertNote, 'evidence' | 'prevention'>,
): readonly LabCommand[] {
  return passOn(view, 'card-warranty', {
    ...{ symptom: 'black-loaded', cause, part: 'gpu-12v', prevention },
    ...{ evidence, verification: evidence.slice(-2) },
  });
}
