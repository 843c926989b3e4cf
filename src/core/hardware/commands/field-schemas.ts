import { z } from '../../contracts/zod.ts';

/** Ids are short words of a catalogue; a longer one names nothing. */
export const id = z.string().min(1).max(64);

/** The one field of a command about one thing. */
export const target = { target: id };
