import { COMMANDS } from '../../../core/ticketing/commands/command-table.ts';
import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';
import { type PageId, pageSeconds } from '../../../core/ticketing/tools/pages.ts';

/** Simulated seconds that a kind of command takes; 0 where they depend on what is asked for. */
export function secondsOf(kind: DeskCommand['kind']): number {
  const { seconds } = COMMANDS[kind];
  return typeof seconds === 'number' ? seconds : 0;
}

/** Simulated seconds of a look-up. */
export function lookSeconds(page: PageId): number {
  return pageSeconds(page);
}
