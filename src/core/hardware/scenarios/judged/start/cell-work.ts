import { cellVolts } from '../../../behaviour/circuit.ts';
import type { Fault } from '../../../behaviour/faults.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, START } from '../../procedures.ts';
import { closing, type ExpertNote, theory } from '../expert-plan.ts';
import { proven, STARTED } from '../predicates.ts';
import type { CaseData, Suspect } from '../story.ts';

/** What the stories share in which the CMOS battery of a Harrow does not keep the clock. */

export const CELL_CROOKED: Fault = { kind: 'unseat', part: 'cmos-cell', end: 'edge' };
export const CELL_REVERSED: Fault = { kind: 'trait', target: 'cmos-cell', traits: { reversed: true } };

type Placement = Suspect['placements'][number];

/** A battery of this open-circuit voltage, with what came of it. */
export function emptyCell(cellVolts: number, ...more: readonly Fault[]): Placement {
  return { faults: [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts } }, ...more] };
}

/** Below this a CR2032 is replaced (corrections 8). Volts. */
const CELL_GOOD_V = 2.8;

export const CELL_WORKS: CaseData['cured'] = ({ machine }) => cellVolts(machine) >= CELL_GOOD_V;

export const CLOCK_PROVEN: CaseData['verify'] = [proven('clock-held', 'clock-held', 'held'), STARTED];

const SEAT: LabCommand = { kind: 'seat-part', target: 'cmos-cell', end: 'edge' };
const LIFT: LabCommand = { kind: 'lift-part', target: 'cmos-cell' };

export const SEAT_CELL: readonly LabCommand[] = [SEAT];

/** Takes the battery out and puts it in again, plus side up. */
export const TURN_CELL: readonly LabCommand[] = [
  LIFT,
  { kind: 'place-part', target: 'cmos-cell', socket: 'holder-cell' },
  SEAT,
];

/** Takes the battery out and looks at the contacts of its holder. */
export const LOOK_IN_HOLDER: readonly LabCommand[] = [
  LIFT,
  { kind: 'use-tool', tool: 'flashlight', target: 'holder-cell' },
];

export const REFIT_CELL: readonly LabCommand[] = TURN_CELL.slice(1);

const NEW_CELL: readonly LabCommand[] = [
  { kind: 'order-part', sku: 'cmos-cell' },
  LIFT,
  { kind: 'place-part', target: 'spare-cell', socket: 'holder-cell' },
  { kind: 'seat-part', target: 'spare-cell', end: 'edge' },
  { kind: 'discard', part: 'cmos-cell', bin: 'battery' },
];

export const MEASURE_CELL: readonly LabCommand[] = [
  { kind: 'set-meter', function: 'dcv', range: 20 },
  { kind: 'probe', black: 'cell-terminals.2', red: 'cell-terminals.1' },
];

const set = (setting: string, value: string): LabCommand => ({ kind: 'change-setting', setting, value });

/** Closes the case, then sets the clock and the drive mode of the asset record. */
export const SET_AGAIN: readonly LabCommand[] = [
  ...CLOSE_CASE,
  ...CONNECT,
  ...START,
  { kind: 'open-page', page: 'firmware-main' },
  set('clock', 'now'),
  { kind: 'open-page', page: 'firmware-storage' },
  set('sata-mode', 'raid'),
  { kind: 'press-power' },
];

/** As `SET_AGAIN`; then two minutes without mains instead of a night, and a start. */
export const SET_AND_PROVE: readonly LabCommand[] = [
  ...SET_AGAIN,
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'wait', seconds: 120 },
  { kind: 'plug-cable', target: 'cable-mains' },
  ...START,
  { kind: 'open-page', page: 'firmware-main' },
  { kind: 'open-page', page: 'desktop' },
];

/** What the note cites as proof: the clock, and the start to the desktop. */
export const CLOCK_PROOF: readonly string[] = ['clock-held', 'start-system'];

/** Replaces the battery that was measured, and proves it. */
export function replaceCell(
  view: LabView,
  note: Pick<ExpertNote, 'symptom' | 'prevention' | 'evidence'>,
): readonly LabCommand[] {
  return [
    theory('cell-empty', 95),
    ...NEW_CELL,
    ...SET_AND_PROVE,
    ...closing(view, {
      ...note,
      cause: 'cell-empty',
      action: 'place-part',
      part: 'spare-cell',
      verification: CLOCK_PROOF,
    }),
  ];
}

/** The note about an empty battery; every story has its own word for the symptom. */
export function emptyCellNote(symptom: string): CaseData['note'] {
  return {
    symptom: [symptom],
    cause: ['cell-empty'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-cell', 'cmos-cell'],
    prevention: ['cell-with-service'],
  };
}
