import { z } from '../core/contracts/zod.ts';

const loginState = z.object({
  /** What an address said went wrong, to be read on the sign-in screen. */
  urlError: z.string().nullable().catch(null),
  /** The person asked for this screen, although a session may be open. */
  isWanted: z.boolean().catch(false),
});
export type LoginState = z.infer<typeof loginState>;

/** What the screen that sent the person to `/login` has to say; anything else in the history entry is ignored. */
export function loginStateOf(state: unknown): LoginState {
  return loginState.catch({ urlError: null, isWanted: false }).parse(state);
}
