import { z } from '../../contracts/zod.ts';
import type { LabCommand } from '../model/commands.ts';
import { COMMANDS } from './command-table.ts';

/** The fields as zod sees them, any schema under any name: it need not work out the type of every command, which the table says. */
const rows = COMMANDS as unknown as Readonly<Record<string, { readonly fields: z.ZodRawShape }>>;

const [first, ...others] = Object.entries(rows).map(([kind, { fields }]) =>
  z.strictObject({ kind: z.literal(kind), ...fields }),
);
if (first === undefined) throw new Error('There are no commands.');

/**
 * The schema of a command from outside. It is strict, so that no unknown field reaches a log. Whether the command is possible
 * in a state is decided by the rules. The type of `COMMANDS` justifies the assertion.
 */
export const labCommand = z.discriminatedUnion('kind', [
  first,
  ...others,
]) as z.ZodType<unknown> as z.ZodType<LabCommand>;
