import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  putIn,
  READ_SENSORS,
  START,
  SWITCH_OFF,
  takeOut,
} from '../../procedures.ts';
import { MEASURE_CELL, replaceCell, SET_HARROW, seatCell } from '../causes/cmos-cell.ts';
import { type JobWords, repairing } from '../causes/repair.ts';
import { outcomeOf } from '../expert-plan.ts';
import { HARROW_COOLER } from '../mountings.ts';

/** Asks which message it is and sees it, then looks at the fan or at the battery. */
export function readsTheMessage(view: LabView): readonly LabCommand[] {
  const first: readonly LabCommand[] = [
    ...ask('what-message', 'who-serviced'),
    ...[{ kind: 'read-asset' } as const, ...START, ...SWITCH_OFF],
    ...MAKE_SAFE,
    ...OPEN_CASE,
  ];
  const message = outcomeOf(view, 'start-system');
  if (message === null) return first;
  return [...first, ...(message === 'press-f1-clock' ? lookAtCell(view) : lookAtFan(view))];
}

function wordsOf(evidence: readonly string[], prevention: string): JobWords {
  return { symptom: 'f1-message', evidence, prevention };
}

function lookAtCell(view: LabView): readonly LabCommand[] {
  const look = inspect('cmos-cell');
  const lies = outcomeOf(view, 'look:cmos-cell');
  if (lies === null) return look;
  if (lies === 'normal') {
    const words = wordsOf(['start-system', 'measure-cell'], 'cell-with-service');
    return [
      ...look,
      ...MEASURE_CELL,
      ...(outcomeOf(view, 'measure-cell') === 'low' ? replaceCell(view, words, SET_HARROW) : []),
    ];
  }
  const words = wordsOf(['start-system', 'look:cmos-cell'], 'seat-cell');
  return [...look, ...seatCell(view, words, { cause: 'cell-misfitted', lies, setAgain: SET_HARROW })];
}

const PROOF = {
  prove: [...CLOSE_CASE, ...CONNECT, ...START, READ_SENSORS, ...SWITCH_OFF],
  verification: ['start-system', 'page:firmware-sensors'],
};

function lookAtFan(view: LabView): readonly LabCommand[] {
  const look = inspect('conn-cpu-fan', 'cable-cpu-fan');
  const lead = outcomeOf(view, 'look:cable-cpu-fan');
  if (lead === null) return look;
  const words = wordsOf(['look:cable-cpu-fan', 'look:conn-cpu-fan'], 'check-headers');
  const plugged = { action: 'plug-cable', part: 'cable-cpu-fan', ...PROOF };
  switch (lead) {
    case 'hangs-loose':
      return [...look, ...repairing(view, words, { cause: 'fan-lead', repair: [PLUG_IN], ...plugged })];
    case 'normal':
      return [...look, ...replaceFan(view)];
    default:
      return [
        ...look,
        ...repairing(view, words, { cause: 'fan-header', repair: moveLead(lead), ...plugged }),
      ];
  }
}

const PLUG_IN: LabCommand = { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' };

/** `lead`: the header that it is in, as `in-<header>`. */
function moveLead(lead: string): readonly LabCommand[] {
  const header = lead.replace(/^in-/, '');
  const caseFan = header === 'conn-cha-fan-1' ? 'cable-fan-front-1' : 'cable-fan-rear';
  return [
    { kind: 'unplug-cable', target: 'cable-cpu-fan' },
    PLUG_IN,
    { kind: 'plug-cable', target: caseFan, connector: header },
  ];
}

/** The lead is right and the header reads 0 rpm: the fan stands still, and comes with a new cooler. */
function replaceFan(view: LabView): readonly LabCommand[] {
  const words = wordsOf(['start-system', 'look:conn-cpu-fan', 'look:cable-cpu-fan'], 'fan-with-service');
  return repairing(view, words, {
    ...{ cause: 'fan-dead', action: 'place-part', part: 'cpu-cooler' },
    repair: [
      { kind: 'order-part', sku: 'cooler' },
      ...takeOut('cpu-cooler', HARROW_COOLER),
      ...putIn('spare-cooler', HARROW_COOLER),
    ],
    ...PROOF,
  });
}
