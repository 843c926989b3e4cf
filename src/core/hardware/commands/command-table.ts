import type { LabCommand } from '../model/commands.ts';
import type { CommandRow, CommandRows } from './command-row.ts';
import { HANDLING } from './handling.ts';
import { LOOKING } from './looking.ts';
import { MEASURING } from './measuring.ts';
import { OFFICE } from './office.ts';
import { OPERATING } from './operating.ts';
import { POWERING } from './powering.ts';
import { STOCKING } from './stocking.ts';
import { WIRING } from './wiring.ts';

/** Every command of the lab, one row each. A new kind of `LabCommand` does not compile before it has its row. */
export const COMMANDS: CommandRows<LabCommand['kind']> = {
  ...LOOKING,
  ...HANDLING,
  ...WIRING,
  ...POWERING,
  ...MEASURING,
  ...OPERATING,
  ...STOCKING,
  ...OFFICE,
};

/** The row of a command. Each row takes commands of its own kind: the type of `COMMANDS` justifies the assertion. */
export function rowOf(command: LabCommand): CommandRow<LabCommand> {
  return COMMANDS[command.kind] as unknown as CommandRow<LabCommand>;
}
