import { z } from '../core/contracts/zod.ts';
import { PATHS } from './paths.ts';

const loginState = z.object({
  /** What an address said went wrong, to be read on the sign-in screen. */
  urlError: z.string().nullable().catch(null),
  /** The person asked for this screen, although a session may be open. */
  isWanted: z.boolean().catch(false),
  /** The address, with its query, that the person was sent here from. */
  from: z.string().nullable().catch(null),
});
export type LoginState = z.infer<typeof loginState>;

/** What the screen that sent the person to `/login` has to say; anything else in the history entry is ignored. */
export function loginStateOf(state: unknown): LoginState {
  return loginState.catch({ urlError: null, isWanted: false, from: null }).parse(state);
}

/** Where signing in leads: to the signed-in page that the person came for, else to the dashboard. */
export function pageAfterLogin(from: string | null): string {
  return from !== null && isSignedInPage(from) ? from : PATHS.dashboard;
}

function isSignedInPage(address: string): boolean {
  return [PATHS.dashboard, PATHS.selectPlan].some(
    (path) => address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`),
  );
}
