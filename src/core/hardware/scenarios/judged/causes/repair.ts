import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  START,
  SWITCH_OFF,
  takeOut,
} from '../../procedures.ts';
import { closing, type ExpertNote, theory } from '../expert-plan.ts';

/** What several stories share about a cause: the repair in an expert's plan, and the parts of its case. */

/** The machine is off and safe to work in, with the case open. */
export const OPEN_UP: readonly LabCommand[] = [...MAKE_SAFE, ...OPEN_CASE];

/** As `OPEN_UP`, for a machine that runs. */
export const OFF_AND_OPEN: readonly LabCommand[] = [...SWITCH_OFF, ...OPEN_UP];

/** Closes the case and starts the machine. */
export const CLOSE_AND_START: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START];

export const LOG: LabCommand = { kind: 'open-page', page: 'event-log' };

/** What a story says in its work note, whatever the repair. */
export interface JobWords {
  readonly symptom: string;
  readonly evidence: readonly string[];
  readonly prevention: string;
}

interface Repair {
  readonly cause: string;
  readonly action: string;
  readonly part: string | null;
  readonly repair: readonly LabCommand[];
  readonly prove: readonly LabCommand[];
  readonly verification: NonNullable<ExpertNote['verification']>;
}

/** States the theory, repairs, proves the repair and closes the job. */
export function repairing(
  view: LabView,
  words: JobWords,
  { repair, prove, ...done }: Repair,
): readonly LabCommand[] {
  return [theory(done.cause, 95), ...repair, ...prove, ...closing(view, { ...words, ...done })];
}

/**
 * What a story's expert does about each cause: states the theory, repairs, proves it, reads `more`, and closes the job with the
 * story's symptom.
 *
 * @param prove what follows every repair of the story
 */
export function repairsOf(symptom: string, prove: readonly LabCommand[]) {
  return (
    view: LabView,
    repair: readonly LabCommand[],
    note: Omit<ExpertNote, 'symptom'>,
    more: readonly LabCommand[] = [],
  ): readonly LabCommand[] => [
    theory(note.cause, 95),
    ...repair,
    ...prove,
    ...more,
    ...closing(view, { ...note, symptom }),
  ];
}

/** Replaces the power supply by a new one; `mounting`: what holds it and is plugged in it. */
export function newSupply(mounting: Mounting): readonly LabCommand[] {
  return [{ kind: 'order-part', sku: 'psu' }, ...takeOut('psu', mounting), ...putIn('spare-psu', mounting)];
}

/** Closes the case without a start, and hands the job over with what was read. */
export function passOn(view: LabView, to: string, note: Omit<ExpertNote, 'action'>): readonly LabCommand[] {
  return [
    theory(note.cause, 95),
    ...CLOSE_CASE,
    ...CONNECT,
    { kind: 'escalate', to },
    ...closing(view, { ...note, action: 'escalate' }),
  ];
}
