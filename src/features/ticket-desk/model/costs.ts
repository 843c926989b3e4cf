import { COMMAND_SECONDS } from '../../../core/ticketing/commands/command-seconds.ts';
import type { DeskCommand } from '../../../core/ticketing/model/commands.ts';

/** Simulated seconds that a kind of command takes; 0 where they depend on what is asked for. */
export function secondsOf(kind: DeskCommand['kind']): number {
  return COMMAND_SECONDS[kind] ?? 0;
}
