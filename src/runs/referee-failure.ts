import { MAX_RUN_COMMANDS, RUN_FULL } from '../core/contracts/runs.ts';
import { RunVoidError } from '../core/kernel/referee.ts';
import { FunctionError } from '../lib/function-error.ts';

/** Why a referee took no command although the command was valid: texts are `runs:trouble.<kind>`. */
export type RefereeFailure =
  /** There was no response. */
  | 'offline'
  /** A server error, or an unreadable response. */
  | 'server'
  /** The session has ended. */
  | 'signed-out'
  /** The account may not continue. */
  | 'not-allowed'
  /** The run does not exist (any more). */
  | 'gone'
  /** A release of the product made the run void: it can be neither continued nor judged. */
  | 'void'
  /** The log is full; the run can only be finished. */
  | 'full'
  /** More commands per minute than a person can give. */
  | 'too-fast'
  /** The server did not understand the command. */
  | 'not-understood';

const BY_STATUS: Readonly<Record<number, RefereeFailure>> = {
  400: 'not-understood',
  401: 'signed-out',
  403: 'not-allowed',
  404: 'gone',
  413: 'not-understood',
  429: 'too-fast',
};

/**
 * The reason of a failed referee call.
 * @param logged the number of commands in the log: a full log is refused with the same status as an invalid command.
 */
export function refereeFailureOf(cause: unknown, logged: number): RefereeFailure {
  if (cause instanceof RunVoidError) return 'void';
  if (!(cause instanceof FunctionError)) return 'offline';
  if (cause.reason === 'unreachable') return 'offline';
  if (cause.details === RUN_FULL) return 'full';
  const trouble = cause.reason === 'refused' ? BY_STATUS[cause.status] : undefined;
  if (trouble === 'not-understood' && logged >= MAX_RUN_COMMANDS) return 'full';
  return trouble ?? 'server';
}
