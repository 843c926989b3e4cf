import { noteRefusedSession } from './refused-session.ts';
import { noteServerTime } from './server-clock.ts';

const TOKEN_PATH = '/auth/v1/token';
/** At this path Auth answers 403 for an unknown session; everywhere else it answers 401. */
const USER_PATH = '/auth/v1/user';

/**
 * The `fetch` of the Supabase client, with two corrections for devices whose clock is wrong. Reports responses that
 * refuse the session.
 */
export async function backendFetch(...[target, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(target, init);
  noteServerTime(answer);
  const url = target instanceof Request ? target.url : String(target);
  const { pathname } = new URL(url, window.location.origin);
  if (answer.status === 401 || (answer.status === 403 && pathname === USER_PATH)) noteRefusedSession();
  return answer.ok && pathname === TOKEN_PATH ? endingByOwnClock(answer) : answer;
}

/**
 * Removes `expires_at` from a new session. The client compares that server time with the device's clock; on a clock
 * that is more than an hour ahead it would refresh the session on every request. Without it the client counts
 * `expires_in` from now, which is correct on any clock.
 */
async function endingByOwnClock(answer: Response): Promise<Response> {
  const session: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof session !== 'object' || session === null || !('expires_at' in session)) return answer;
  const { expires_at: _moment, ...rest } = session;
  return new Response(JSON.stringify(rest), { status: answer.status, headers: answer.headers });
}
