import type { DeskCommand } from './commands.ts';
import type { DeskState } from './state.ts';

/** A command of a log, and the states before and after it. */
export interface FollowedStep {
  /** Counted from 1. */
  readonly step: number;
  readonly command: DeskCommand;
  readonly before: DeskState;
  readonly after: DeskState;
}
