import { cellVolts } from '../../../behaviour/circuit.ts';
import type { Fault } from '../../../behaviour/faults.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, START, SWITCH_OFF, TO_DESKTOP, TRAIN } from '../../procedures.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Suspect } from '../story.ts';
import { type JobWords, repairing } from './repair.ts';

/** What the stories share in which the CMOS battery does not keep clock and settings. */

export const CELL_CROOKED: Fault = { kind: 'unseat', part: 'cmos-cell', end: 'edge' };
export const CELL_REVERSED: Fault = { kind: 'trait', target: 'cmos-cell', traits: { reversed: true } };

/** A battery of this open-circuit voltage, with what came of it. */
export function emptyCell(cellVolts: number, ...more: readonly Fault[]): Suspect['placements'][number] {
  return { faults: [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts } }, ...more] };
}

export const MEASURE_CELL: readonly LabCommand[] = [
  { kind: 'set-meter', function: 'dcv', range: 20 },
  { kind: 'probe', black: 'cell-terminals.2', red: 'cell-terminals.1' },
];

const LIFT: LabCommand = { kind: 'lift-part', target: 'cmos-cell' };

function intoHolder(cell: string): readonly LabCommand[] {
  return [
    { kind: 'place-part', target: cell, socket: 'holder-cell' },
    { kind: 'seat-part', target: cell, end: 'edge' },
  ];
}

/** Takes the battery out and looks at the contacts of its holder. */
export const LOOK_IN_HOLDER: readonly LabCommand[] = [
  LIFT,
  { kind: 'use-tool', tool: 'flashlight', target: 'holder-cell' },
];

export const REFIT_CELL: readonly LabCommand[] = intoHolder('cmos-cell');

const NEW_CELL: readonly LabCommand[] = [
  { kind: 'order-part', sku: 'cmos-cell' },
  LIFT,
  ...intoHolder('spare-cell'),
  { kind: 'discard', part: 'cmos-cell', bin: 'battery' },
];

const set = (setting: string, value: string): LabCommand => ({ kind: 'change-setting', setting, value });

const SET_CLOCK: readonly LabCommand[] = [{ kind: 'open-page', page: 'firmware-main' }, set('clock', 'now')];

/** Closes a Harrow, then sets its clock and the drive mode of its asset record. */
export const SET_HARROW: readonly LabCommand[] = [
  ...CLOSE_CASE,
  ...CONNECT,
  ...START,
  ...SET_CLOCK,
  { kind: 'open-page', page: 'firmware-storage' },
  set('sata-mode', 'raid'),
  ...SWITCH_OFF,
];

/** Closes a Kestrel, which trains its memory first, and sets its clock. */
export const SET_KESTREL: readonly LabCommand[] = [
  ...CLOSE_CASE,
  ...CONNECT,
  ...TRAIN,
  ...SET_CLOCK,
  ...SWITCH_OFF,
];

/** Two minutes without mains in place of a night, and a start. */
const A_NIGHT: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'wait', seconds: 120 },
  { kind: 'plug-cable', target: 'cable-mains' },
  ...START,
  { kind: 'open-page', page: 'firmware-main' },
  TO_DESKTOP,
];

/** What the note cites as proof: the clock, and the start to the desktop. */
const CLOCK_PROOF: readonly string[] = ['clock-held', 'start-system'];

/**
 * Seats a good battery that lies wrong, as it was seen to lie, and proves it.
 *
 * @param setAgain sets what the machine lost
 */
export function seatCell(
  view: LabView,
  words: JobWords,
  { cause, lies, setAgain }: { cause: string; lies: string; setAgain: readonly LabCommand[] },
): readonly LabCommand[] {
  return repairing(view, words, {
    ...{ cause, action: 'seat-part', part: 'cmos-cell' },
    repair: lies === 'minus-up' ? [LIFT, ...REFIT_CELL] : REFIT_CELL.slice(1),
    prove: [...setAgain, ...A_NIGHT],
    verification: CLOCK_PROOF,
  });
}

/** Replaces a battery that was measured, and proves it. */
export function replaceCell(
  view: LabView,
  words: JobWords,
  setAgain: readonly LabCommand[],
): readonly LabCommand[] {
  return repairing(view, words, {
    ...{ cause: 'cell-empty', action: 'place-part', part: 'spare-cell' },
    repair: NEW_CELL,
    prove: [...setAgain, ...A_NIGHT],
    verification: CLOCK_PROOF,
  });
}

/** Below this a CR2032 is replaced (corrections 8). Volts. */
const CELL_GOOD_V = 2.8;

const KEPT: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.1', 'C2 3.1'],
  cured: ({ machine }) => cellVolts(machine) >= CELL_GOOD_V,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [proven('clock-held', 'clock-held', 'held'), STARTED],
};

type Cause = Omit<CaseData, 'id' | 'difficulty' | 'parMinutes'>;

/** A good battery that lies crooked in its holder, or upside down. */
export function misfittedCell(truth: string, symptom: string, prevention: string): Cause {
  return {
    ...KEPT,
    truth,
    note: {
      symptom: [symptom],
      action: ['seat-part', 'place-part'],
      part: ['cmos-cell', 'holder-cell'],
      prevention: [prevention],
    },
  };
}

/** A battery that no longer keeps clock and settings. */
export function emptyCellCase(symptom: string, prevention: string): Cause {
  return {
    ...KEPT,
    truth: 'cell-empty',
    parPartsUsd: 3,
    note: {
      symptom: [symptom],
      action: ['place-part', 'order-part', 'seat-part'],
      part: ['spare-cell', 'cmos-cell'],
      prevention: [prevention],
    },
  };
}
