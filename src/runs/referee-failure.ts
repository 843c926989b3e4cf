import { MAX_RUN_COMMANDS, RUN_FULL } from '../core/contracts/runs.ts';
import { RunVoidError } from '../core/kernel/referee.ts';
import { FunctionError } from '../lib/function-error.ts';

/** Why a referee took no command although there is nothing wrong with the command: words are `runs:trouble.<kind>`. */
export type RefereeFailure =
  /** No answer came. */
  | 'offline'
  /** The server stumbled, or answered what nobody can read. */
  | 'server'
  /** Nobody is signed in any more. */
  | 'signed-out'
  /** The account may not play on. */
  | 'not-allowed'
  /** There is no such run (any more). */
  | 'gone'
  /** The product was renewed under the run, which can be neither played on nor judged. */
  | 'void'
  /** The log takes no more commands; the run can only be closed. */
  | 'full'
  /** More acts within a minute than hands can do. */
  | 'too-fast'
  /** The server did not know what to make of the command. */
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
 * What a failed call of the referee amounts to.
 *
 * @param logged how many commands the log holds: a full one is refused like a command that makes no sense.
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
