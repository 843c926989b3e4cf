import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  READ_SENSORS,
  START,
  takeOut,
} from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, theory } from '../expert-plan.ts';
import { BRANT_SUPPLY, memorySlot } from '../mountings.ts';

/** Cuts the power at the strip, makes safe, and only then asks and looks for what burnt. */
export function cutsPowerFirst(view: LabView): readonly LabCommand[] {
  const first: readonly LabCommand[] = [
    { kind: 'set-switch', target: 'strip-switch', position: 'off' },
    ...MAKE_SAFE,
    ...ask('where-smell', 'since-when'),
    ...OPEN_CASE,
    ...inspect('psu', 'gpu', 'dimm-1', 'dimm-3', 'motherboard'),
  ];
  if (outcomeOf(view, 'look:motherboard') === null) return first;
  const burnt = ['psu', 'gpu', 'dimm-1', 'dimm-3', 'motherboard'].find((part) =>
    ['brown-vent', 'scorched'].includes(outcomeOf(view, `look:${part}`) ?? ''),
  );
  return [...first, ...afterLooks(view, burnt)];
}

function afterLooks(view: LabView, burnt: string | undefined): readonly LabCommand[] {
  switch (burnt) {
    case 'psu':
      return replaced(view, 'psu', 'psu', BRANT_SUPPLY, 'supply-burning');
    case 'gpu':
      return replaced(view, 'gpu', 'gpu', CARD, 'card-burnt');
    case 'dimm-1':
      return replaced(view, 'dimm-1', 'dimm', memorySlot('1'), 'module-burnt');
    case 'dimm-3':
      return replaced(view, 'dimm-3', 'dimm', memorySlot('3'), 'module-burnt');
    default:
      return passBoardOn(view);
  }
}

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-monitor'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1'],
};

/** Replaces the part that burnt, gives the power back, and looks at the rails. */
function replaced(
  view: LabView,
  part: string,
  sku: string,
  mounting: Mounting,
  cause: string,
): readonly LabCommand[] {
  const spare = `spare-${sku}`;
  const note: ExpertNote = {
    symptom: 'burning',
    cause,
    evidence: [`look:${part}`],
    verification: ['start-system', 'page:firmware-sensors'],
    action: 'place-part',
    part,
    prevention: 'incident-note',
  };
  return [
    theory(cause, 95),
    { kind: 'order-part', sku },
    ...takeOut(part, mounting),
    ...putIn(spare, mounting),
    ...CLOSE_CASE,
    { kind: 'set-switch', target: 'strip-switch', position: 'on' },
    ...CONNECT,
    ...START,
    READ_SENSORS,
    ...closing(view, note),
  ];
}

/** A burnt board gets no power again: the machine stays unplugged and is passed on. */
function passBoardOn(view: LabView): readonly LabCommand[] {
  return [
    theory('board-burnt', 95),
    ...CLOSE_CASE,
    { kind: 'unclip-strap' },
    { kind: 'escalate', to: 'asset-desk' },
    ...closing(view, {
      symptom: 'burning',
      cause: 'board-burnt',
      evidence: ['look:motherboard'],
      verification: ['look:motherboard'],
      action: 'escalate',
      part: 'motherboard',
      prevention: 'incident-note',
    }),
  ];
}
