import { z } from '../../contracts/zod.ts';
import type { DeskCommand } from '../model/commands.ts';
import { COMMANDS } from './command-table.ts';

const [first, ...others] = Object.entries(COMMANDS).map(([kind, { fields }]) =>
  z.strictObject({ kind: z.literal(kind), ...fields }),
);
if (first === undefined) throw new Error('There are no commands.');

/**
 * The schema of a command from outside. It is strict, so that no unknown field reaches a log. Whether the command is possible
 * in a state is decided by the rules. The type of `COMMANDS` justifies the assertion.
 */
export const deskCommand = z.discriminatedUnion('kind', [
  first,
  ...others,
]) as z.ZodType<unknown> as z.ZodType<DeskCommand>;
