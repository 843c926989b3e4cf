import { z } from '../../contracts/zod.ts';

/** An id of the catalogue; none is longer. */
export const id = z.string().min(1).max(64);

/** The field of a command with a single target. */
export const target = { target: id };
