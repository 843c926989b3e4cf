import type { Stamp } from '../../kernel/stamp.ts';
import { holdsLockedDrive } from '../behaviour/encryption.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import type { PartKind } from '../model/view.ts';
import { reduce } from '../reduce.ts';
import type { JudgedState, Scenario } from '../scenarios/scenario.ts';
import { keptSpares } from './kept-spares.ts';

/** Programs that write where something was, or may. */
const WRITING: readonly string[] = [
  ...['check-disk-repair', 'format-drive', 'reinstall-system', 'update-firmware'],
];
/** Tools that change a thing for good. */
const FOR_GOOD: readonly string[] = ['straighten-contacts', 'firmware-stick', 'wrong-firmware-stick'];
const WRITTEN_PART: PartKind = 'motherboard';

/** An act that cannot be taken back, or that hands the job on. */
interface IrreversibleAct extends Stamp {
  readonly kind: 'irreversible' | 'escalated';
  /** Kind of the part that it was about; null where it says nothing of a part. */
  readonly part: PartKind | null;
}

/** Null for everything that can be undone: looking, measuring, reseating, trying a borrowed part, changing a setting. */
function irreversibleAct(before: LabState, command: LabCommand, now: Stamp): IrreversibleAct | null {
  switch (command.kind) {
    case 'escalate':
      return { ...now, kind: 'escalated', part: null };
    case 'discard': {
      const part = findMachine(before.machine.model).parts[command.part]?.kind ?? null;
      return { ...now, kind: 'irreversible', part };
    }
    case 'run-program':
      return WRITING.includes(command.program) ? { ...now, kind: 'irreversible', part: null } : null;
    case 'use-tool':
      return FOR_GOOD.includes(command.tool) ? { ...now, kind: 'irreversible', part: WRITTEN_PART } : null;
    default:
      return null;
  }
}

/** A run from its start to its end, with what the state itself does not say. */
export interface FollowedRun {
  readonly end: JudgedState;
  readonly irreversible: readonly IrreversibleAct[];
}

/**
 * Follows a run command by command. While a borrowed part is in, nothing is cured: that is a test, until it is bought or
 * given back; nor while a drive waits for its recovery key. A fault that comes back was not cured before.
 *
 * @throws Error for a log that the rules refuse.
 */
export function followRun(scenario: Scenario, start: LabState, log: readonly LabCommand[]): FollowedRun {
  let state = start;
  let cured: Stamp | null = null;
  const irreversible: IrreversibleAct[] = [];
  for (const command of log) {
    const step = reduce(state, command);
    if (!step.ok) throw new Error(`A log holds a command that is refused: ${step.error.reason}.`);
    const now = { step: state.ledger.steps + 1, simSeconds: state.ledger.simSeconds };
    const act = irreversibleAct(state, command, now);
    if (act !== null) irreversible.push(act);
    state = step.value.state;
    cured = isCured(scenario, state) ? (cured ?? now) : null;
  }
  return { end: { ...state, cured }, irreversible };
}

function isCured(scenario: Scenario, state: LabState): boolean {
  return scenario.cured(state) && keptSpares(state).length === 0 && !holdsLockedDrive(state.machine);
}
