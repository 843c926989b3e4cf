import { noteRefusedSession } from './refused-session.ts';
import { noteServerTime } from './server-clock.ts';

const TOKEN_PATH = '/auth/v1/token';
/** Auth answers 403 here where it no longer knows the session; everything else answers 401. */
const USER_PATH = '/auth/v1/user';

/** How the Supabase client reaches the backend: `fetch`, with two corrections for devices whose clock is wrong. Tells where a session was refused. */
export async function backendFetch(...[target, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(target, init);
  noteServerTime(answer);
  const url = target instanceof Request ? target.url : String(target);
  const { pathname } = new URL(url, window.location.origin);
  if (answer.status === 401 || (answer.status === 403 && pathname === USER_PATH)) noteRefusedSession();
  return answer.ok && pathname === TOKEN_PATH ? endingByOwnClock(answer) : answer;
}

/**
 * A new session names its end twice: as a moment of the server's clock and as a span. The client compares the moment
 * with the device's clock; ahead by more than an hour, that makes it renew the session at every single request. Without
 * the moment it counts the span from now, which is right by any clock.
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
