import { z } from '../core/contracts/zod.ts';
import { PATHS } from './paths.ts';

const loginState = z.object({
  /** An error message from the address, shown on the sign-in screen. */
  urlError: z.string().nullable().catch(null),
  /** The person asked for this screen although a session may be open. */
  isWanted: z.boolean().catch(false),
  /** The address (with its query) that the person was redirected from. */
  from: z.string().nullable().catch(null),
});
export type LoginState = z.infer<typeof loginState>;

/** The navigation state passed to `/login`; anything unknown in the history entry is ignored. */
export function loginStateOf(state: unknown): LoginState {
  return loginState.catch({ urlError: null, isWanted: false, from: null }).parse(state);
}

/** The address to open after signing in: the signed-in page the person asked for, else the dashboard. */
export function pageAfterLogin(from: string | null): string {
  return from !== null && isSignedInPage(from) ? from : PATHS.dashboard;
}

function isSignedInPage(address: string): boolean {
  return [PATHS.dashboard, PATHS.selectPlan].some(
    (path) => address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`),
  );
}
