import { HttpError } from './http-error.ts';

/** How often a person may call something: far above what clicks can reach, and a bound on the cost of a script. */
export interface RateLimit {
  /** What is counted: the name of a function or of an operation. */
  readonly name: string;
  readonly limit: number;
  readonly per: 'minute' | 'hour';
}

/** The limit of a function that calls Stripe. */
export function askingStripe(name: string): RateLimit {
  return { name, limit: 60, per: 'hour' };
}

/** Resuming an open run counts too. */
export const START_CALLS: RateLimit = { name: 'start-run', limit: 240, per: 'hour' };
/** Three commands per second for a minute: faster than anybody can play. */
export const RUN_CALLS: RateLimit = { name: 'run-command', limit: 180, per: 'minute' };
/** Dealing practice: the jobs fetched ahead count too. */
export const DEAL_CALLS: RateLimit = { name: 'practice-deal', limit: 120, per: 'hour' };
/** Hints and ends of practice, and looking back at it. */
export const PRACTICE_CALLS: RateLimit = { name: 'practice-run', limit: 60, per: 'minute' };
/** Booking, beginning and answering. */
export const EXAM_CALLS: RateLimit = { name: 'exam', limit: 60, per: 'hour' };

const ONE_MINUTE_MESSAGE = 'That was asked for too often. Please try again in a minute.';
const MINUTES_MESSAGE = 'That was asked for too often. Please try again in {{number}} minutes.';

/** The parameters of the database's rate limit. */
export function rateLimitParams({ name, limit, per }: RateLimit) {
  return { turn_param: name, limit_param: limit, window_param: `1 ${per}` };
}

/** The 429 response; `details` for a page with its own message. */
export function tooManyCalls(waitSeconds: number, details?: string): HttpError {
  const minutes = Math.ceil(waitSeconds / 60);
  const message = minutes === 1 ? ONE_MINUTE_MESSAGE : MINUTES_MESSAGE.replace('{{number}}', String(minutes));
  return new HttpError(429, message, details, {
    'retry-after': String(waitSeconds),
  });
}
