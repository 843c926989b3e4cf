import type { Stamp } from '../../kernel/stamp.ts';
import { holdsLockedDrive } from '../behaviour/encryption.ts';
import { isReadLater } from '../instruments/diagnostic-tests/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import type { PartKind } from '../model/view.ts';
import { reduce } from '../reduce.ts';
import type { JudgedState, Scenario } from '../scenarios/scenario.ts';
import { isHabit, isHandwork, isReading } from './command-purpose.ts';
import { keptSpares } from './kept-spares.ts';
import { changedBy, type LeftChanged, leftChanged } from './left-changed.ts';

/** Programs that may overwrite data or firmware. */
const WRITING: readonly string[] = [
  ...['check-disk-repair', 'format-drive', 'reinstall-system', 'update-firmware'],
];
/** Tools whose effect cannot be undone; all of them work on the motherboard. */
const IRREVERSIBLE_TOOLS: readonly string[] = [
  'straighten-contacts',
  'firmware-stick',
  'wrong-firmware-stick',
];
const TOOLED_PART: PartKind = 'motherboard';

/** An act that cannot be undone, or that hands the job over. */
interface IrreversibleAct extends Stamp {
  readonly kind: 'irreversible' | 'escalated';
  /** Kind or id of the part that it acted on; null when it concerns no part. */
  readonly part: string | null;
  /** Id of the part, where `part` is its kind. */
  readonly thing?: string;
}

/** The irreversible act of a command; null for everything that can be undone, such as measuring, reseating or a setting. */
function irreversibleAct(before: LabState, command: LabCommand, now: Stamp): IrreversibleAct | null {
  switch (command.kind) {
    case 'escalate':
      return { ...now, kind: 'escalated', part: null };
    case 'discard': {
      const part = findMachine(before.machine.model).parts[command.part]?.kind ?? null;
      return { ...now, kind: 'irreversible', part, thing: command.part };
    }
    case 'run-program':
      return WRITING.includes(command.program)
        ? { ...now, kind: 'irreversible', part: command.target ?? TOOLED_PART }
        : null;
    case 'use-tool':
      return IRREVERSIBLE_TOOLS.includes(command.tool)
        ? { ...now, kind: 'irreversible', part: TOOLED_PART }
        : null;
    default:
      return null;
  }
}

/** The end of a run, with what the state itself does not record. */
export interface FollowedRun {
  readonly end: JudgedState;
  readonly irreversible: readonly IrreversibleAct[];
  readonly changed: readonly LeftChanged[];
  /** Steps of the learner's own readings, with those at which a program or a trial of a part was read. */
  readonly readings: readonly number[];
  readonly habits: readonly Habit[];
}

/** Simulated seconds that a command spent on a good habit (`isHabit`). */
interface Habit {
  readonly step: number;
  readonly seconds: number;
}

/**
 * Follows a run command by command and determines when the fault was cured. It does not count as cured while a borrowed part
 * is fitted (a test until the part is bought or returned) or a drive waits for its recovery key. A fault that returns resets
 * the cure.
 *
 * @throws Error for a log that the rules refuse.
 */
export function followRun(scenario: Scenario, start: LabState, log: readonly LabCommand[]): FollowedRun {
  let state = start;
  let cured: Stamp | null = null;
  const irreversible: IrreversibleAct[] = [];
  const changed = new Map<string, Stamp>();
  const readings: number[] = [];
  const habits: Habit[] = [];
  let handsUsed = false;
  for (const command of log) {
    const step = reduce(state, command);
    if (!step.ok) throw new Error(`A log holds a command that is refused: ${step.error.reason}.`);
    const now = { step: state.ledger.steps + 1, simSeconds: state.ledger.simSeconds };
    const act = irreversibleAct(state, command, now);
    if (act !== null) irreversible.push(act);
    handsUsed ||= isHandwork(command);
    const next = step.value.state;
    const found = next.evidence.slice(state.evidence.length);
    if (isReading(command) || found.some(({ test }) => isReadLater(test))) readings.push(now.step);
    if (isHabit(command, handsUsed))
      habits.push({ step: now.step, seconds: next.ledger.simSeconds - now.simSeconds });
    for (const id of changedBy(state.machine, next.machine)) changed.set(id, now);
    state = next;
    cured = isCured(scenario, state) ? (cured ?? now) : null;
  }
  return {
    end: { ...state, cured },
    irreversible,
    changed: leftChanged(start, state, changed),
    readings,
    habits,
  };
}

function isCured(scenario: Scenario, state: LabState): boolean {
  return scenario.cured(state) && keptSpares(state).length === 0 && !holdsLockedDrive(state.machine);
}
