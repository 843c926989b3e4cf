import { z } from '../../contracts/zod.ts';
import type { LabCommand } from '../model/commands.ts';
import { COMMANDS } from './command-table.ts';

const [first, ...others] = Object.entries(COMMANDS).map(([kind, { fields }]) =>
  z.strictObject({ kind: z.literal(kind), ...fields }),
);
if (first === undefined) throw new Error('There are no commands.');

/**
 * A command from outside: strict, so that nothing unknown reaches a log. Whether it makes sense in the state is the
 * rules' to say, not this schema's. The type of `COMMANDS` is what makes the assertion true.
 */
export const labCommand = z.discriminatedUnion('kind', [
  first,
  ...others,
]) as z.ZodType<unknown> as z.ZodType<LabCommand>;
