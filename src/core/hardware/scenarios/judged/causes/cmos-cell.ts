import { cellVolts } from '../../../behaviour/circuit.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, START, SWITCH_OFF, TRAIN } from '../../procedures.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { type JobWords, repairing } from './repair.ts';

/** Sets the clock, then two minutes without mains in place of a night. */
const SET_AND_PROVE: readonly LabCommand[] = [
  ...CLOSE_CASE,
  ...CONNECT,
  ...TRAIN,
  { kind: 'open-page', page: 'firmware-main' },
  { kind: 'change-setting', setting: 'clock', value: 'now' },
  ...SWITCH_OFF,
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'wait', seconds: 120 },
  { kind: 'plug-cable', target: 'cable-mains' },
  ...START,
  { kind: 'open-page', page: 'firmware-main' },
];

const VERIFICATION = ['start-system', 'clock-held'] as const;

/** Pushes a cell that lies crooked into its holder. */
export function seatCell(view: LabView, words: JobWords): readonly LabCommand[] {
  return repairing(view, words, {
    ...{ cause: 'cell-crooked', action: 'seat-part', part: 'cmos-cell' },
    repair: [{ kind: 'seat-part', target: 'cmos-cell', end: 'edge' }],
    prove: SET_AND_PROVE,
    verification: VERIFICATION,
  });
}

/** Fits a new cell. */
export function newCell(view: LabView, words: JobWords): readonly LabCommand[] {
  return repairing(view, words, {
    ...{ cause: 'cell-empty', action: 'place-part', part: 'spare-cell' },
    repair: [
      { kind: 'order-part', sku: 'cmos-cell' },
      { kind: 'lift-part', target: 'cmos-cell' },
      { kind: 'place-part', target: 'spare-cell', socket: 'holder-cell' },
      { kind: 'seat-part', target: 'spare-cell', end: 'edge' },
      { kind: 'discard', part: 'cmos-cell', bin: 'battery' },
    ],
    prove: SET_AND_PROVE,
    verification: VERIFICATION,
  });
}

/** Volts below which a CR2032 is replaced (corrections 8). */
const CELL_GOOD_V = 2.8;

const HELD: Pick<CaseData, 'cured' | 'goal' | 'verify' | 'objectives'> = {
  objectives: ['C1 5.1', 'C2 3.1'],
  cured: ({ machine }) => cellVolts(machine) >= CELL_GOOD_V && machine.clock === 'kept',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('clock-held', 'clock-held', 'held')],
};

type Cause = Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'>;

/** A good cell that lies crooked in its holder. */
export function crookedCell(symptom: string, prevention: readonly string[]): Cause {
  return {
    ...HELD,
    truth: 'cell-crooked',
    note: {
      symptom: [symptom],
      cause: ['cell-crooked'],
      action: ['seat-part', 'place-part'],
      part: ['cmos-cell', 'holder-cell'],
      prevention,
    },
  };
}

/** A cell that no longer holds the settings. */
export function emptyCell(symptom: string, prevention: readonly string[]): Cause {
  return {
    ...HELD,
    truth: 'cell-empty',
    parPartsUsd: 3,
    note: {
      symptom: [symptom],
      cause: ['cell-empty'],
      action: ['place-part', 'order-part', 'seat-part'],
      part: ['spare-cell', 'cmos-cell'],
      prevention,
    },
  };
}
