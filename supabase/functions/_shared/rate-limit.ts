import { HttpError } from './http-error.ts';

/** How often somebody may do something: far above what a person's own clicks come to, and what a script costs us at most. */
export interface RateLimit {
  /** What is counted: the name of a function, or of something that one does. */
  readonly name: string;
  readonly limit: number;
  readonly per: 'minute' | 'hour';
}

/** A function that asks Stripe each time. */
export function askingStripe(name: string): RateLimit {
  return { name, limit: 60, per: 'hour' };
}

/** Coming back to an open run counts here too. */
export const START_CALLS: RateLimit = { name: 'start-run', limit: 240, per: 'hour' };
/** Three acts a second, a minute long, are faster than hands. */
export const RUN_CALLS: RateLimit = { name: 'run-command', limit: 180, per: 'minute' };

const ONE_MINUTE_MESSAGE = 'That was asked for too often. Please try again in a minute.';
const MINUTES_MESSAGE = 'That was asked for too often. Please try again in {{number}} minutes.';

/** As the database counts them. */
export function rateLimitParams({ name, limit, per }: RateLimit) {
  return { turn_param: name, limit_param: limit, window_param: `1 ${per}` };
}

/** The answer to one too many; `details` where a page has words of its own for it. */
export function tooManyCalls(waitSeconds: number, details?: string): HttpError {
  const minutes = Math.ceil(waitSeconds / 60);
  const said = minutes === 1 ? ONE_MINUTE_MESSAGE : MINUTES_MESSAGE.replace('{{number}}', String(minutes));
  return new HttpError(429, said, details, {
    'retry-after': String(waitSeconds),
  });
}
