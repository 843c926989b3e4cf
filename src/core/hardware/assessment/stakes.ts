import type { LabCommand } from '../commands.ts';
import { holdsLockedDrive } from '../encryption.ts';
import { findMachine } from '../machines/find-machine.ts';
import { findScenario } from '../scenarios/find-scenario.ts';
import type { LabState, Ledger, Stake } from '../state.ts';
import type { PartKind } from '../view.ts';
import { endSpec } from '../wiring.ts';
import { keptSpares } from './record-of.ts';
import type { Stamp } from './run-record.ts';

/** Programs that write where something was, or may. */
const WRITING: readonly string[] = [
  ...['check-disk-repair', 'format-drive', 'reinstall-system', 'update-firmware'],
];
/** Tools that change a thing for good. */
const FOR_GOOD: readonly string[] = ['straighten-contacts', 'firmware-stick', 'wrong-firmware-stick'];
const WRITTEN_PART: PartKind = 'motherboard';

/**
 * What a command stakes on a theory beside money: it cannot be taken back, or hands the job on. Null for everything
 * that can be undone: looking, measuring, unplugging, reseating, trying a borrowed part, changing a setting.
 */
function stakeOf(before: LabState, command: LabCommand, now: Stamp): Stake | null {
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

/** When the cure of a run came: kept while the fault stays away, forgotten when it is back. */
function stampCure(before: Stamp | null, isCured: boolean, now: Stamp): Stamp | null {
  if (!isCured) return null;
  return before ?? now;
}

/** The item of the bench's stock that a command puts into the machine; null for every other command. */
function swappedItem({ machine, bench }: LabState, command: LabCommand): string | null {
  if (command.kind !== 'place-part' && command.kind !== 'plug-cable') return null;
  const cable = endSpec(machine.model, command.target)?.cable.id;
  const item = command.kind === 'place-part' ? command.target : (cable ?? command.target);
  return bench.stock[item] === undefined ? null : item;
}

/**
 * What a command means for the score: a part of the stock put in, an act that cannot be taken back, the
 * cure. While a borrowed part is in, nothing is cured: that is a test, until it is bought or given back; nor while a
 * drive waits for its recovery key.
 *
 * @param before when the command was given
 * @param after what the command made of it, not yet counted
 */
export function stakesAfter(
  before: LabState,
  command: LabCommand,
  after: LabState,
): Pick<Ledger, 'swaps' | 'stakes' | 'cured'> {
  const { ledger } = after;
  const now = { step: ledger.steps + 1, simSeconds: ledger.simSeconds };
  const item = swappedItem(after, command);
  const stake = stakeOf(before, command, now);
  const isCured =
    findScenario(after.scenarioId)?.cured(after) === true &&
    keptSpares(after).length === 0 &&
    !holdsLockedDrive(after.machine);
  return {
    swaps: item === null ? ledger.swaps : [...ledger.swaps, { ...now, item }],
    stakes: stake === null ? ledger.stakes : [...ledger.stakes, stake],
    cured: stampCure(ledger.cured, isCured, now),
  };
}
