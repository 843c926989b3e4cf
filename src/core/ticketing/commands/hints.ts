import { askHint } from '../handlers/hinting.ts';
import type { CommandRows } from './command-row.ts';

/** Help in practice. */
export const HINTS: CommandRows<'ask-hint'> = {
  'ask-hint': { fields: {}, identity: null, handle: askHint },
};
