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
  putIn,
  READ_SENSORS,
  replug,
  START,
  takeOut,
} from '../../procedures.ts';
import { closing, type ExpertNote, said, theory } from '../expert-plan.ts';
import { KESTREL_SUPPLY } from '../mountings.ts';

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
  switch (said(view, 'look:cable-12v2x6')) {
    case null:
      return [];
    case 'browned':
      return [
        theory('card-plug-browned', 95),
        { kind: 'order-part', sku: '12v2x6-lead' },
        { kind: 'unplug-cable', target: 'cable-12v2x6' },
        ...inspect('gpu-12v-power'),
        { kind: 'plug-cable', target: 'cable-12v2x6-spare' },
        ...proveAndClose(view, 'card-plug-browned', 'cable-12v2x6-spare'),
      ];
    case 'plug-proud':
      return [
        theory('card-plug-proud', 95),
        ...replug('cable-12v2x6'),
        ...proveAndClose(view, 'card-plug-proud', 'cable-12v2x6'),
      ];
    default:
      return said(view, 'page:event-log') === 'display-4101' ? passCardOn(view) : replaceSupply(view);
  }
}

function noteOf(view: LabView, note: Omit<ExpertNote, 'symptom'>): readonly LabCommand[] {
  return closing(view, { ...note, symptom: 'black-loaded' });
}

function proveAndClose(view: LabView, cause: string, part: string): readonly LabCommand[] {
  return [
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    { kind: 'use-tool', tool: 'thermal-camera', target: 'gpu-12v' },
    ...CLOSE_CASE,
    ...noteOf(view, {
      cause,
      evidence: ['sniff', 'look:cable-12v2x6'],
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
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', SUPPLY),
    ...putIn('spare-psu', SUPPLY),
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

/** The plug is sound and the log has display errors: the card goes back to its maker. */
function passCardOn(view: LabView): readonly LabCommand[] {
  return [
    theory('card-failing', 95),
    ...CLOSE_CASE,
    ...CONNECT,
    { kind: 'escalate', to: 'card-warranty' },
    ...noteOf(view, {
      cause: 'card-failing',
      evidence: ['page:event-log'],
      action: 'escalate',
      part: 'gpu-12v',
      verification: ['page:event-log', 'look:cable-12v2x6'],
      prevention: 'none',
    }),
  ];
}
