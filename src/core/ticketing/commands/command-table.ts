import type { DeskCommand } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { BENCH } from './bench.ts';
import type { CommandRow, CommandRows } from './command-row.ts';
import { COMMAND_SECONDS } from './command-seconds.ts';
import { DISPOSALS } from './disposals.ts';
import { FOLDER_RIGHTS } from './folders.ts';
import { HINTS } from './hints.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { LICENCES } from './licences.ts';
import { MAIL_AND_DEVICES } from './mail-and-devices.ts';
import { MALWARE } from './malware.ts';
import { NETWORK } from './network.ts';
import { OUTAGES } from './outages.ts';
import { PEOPLE } from './people.ts';
import { PRINTING } from './printing.ts';
import { RECORD } from './record.ts';
import { RECOVERY_KEYS } from './recovery-keys.ts';
import { REMOTE } from './remote.ts';
import { SCRIPTS } from './scripts.ts';
import { SHARING } from './sharing.ts';
import { STARTERS } from './starters.ts';
import { TIME } from './time.ts';
import { TOOLS } from './tools.ts';
import { UPDATES } from './updates.ts';
import { UPGRADES } from './upgrades.ts';
import { WORKPLACES } from './workplaces.ts';

/** Every command of the desk, one row each. A new kind of `DeskCommand` does not compile before it has its row. */
export const COMMANDS: CommandRows<DeskCommand['kind']> = {
  ...RECORD,
  ...KNOWLEDGE,
  ...PEOPLE,
  ...TOOLS,
  ...MAIL_AND_DEVICES,
  ...FOLDER_RIGHTS,
  ...NETWORK,
  ...LICENCES,
  ...REMOTE,
  ...RECOVERY_KEYS,
  ...STARTERS,
  ...SCRIPTS,
  ...SHARING,
  ...MALWARE,
  ...UPGRADES,
  ...OUTAGES,
  ...PRINTING,
  ...WORKPLACES,
  ...BENCH,
  ...DISPOSALS,
  ...UPDATES,
  ...TIME,
  ...HINTS,
};

interface AnyRow extends CommandRow<DeskCommand> {
  readonly seconds?: (command: DeskCommand, state: DeskState) => number;
}

/** The row of a command. Each row takes commands of its own kind: the type of `COMMANDS` justifies the assertion. */
export function rowOf(command: DeskCommand): AnyRow {
  return COMMANDS[command.kind] as unknown as AnyRow;
}

/** Simulated seconds that a command takes in a state. */
export function secondsOf(command: DeskCommand, state: DeskState): number {
  return COMMAND_SECONDS[command.kind] ?? rowOf(command).seconds?.(command, state) ?? 0;
}
