import { z } from 'zod';
import { type ReopenAccountAnswer, reopenAccountBody } from '../../../src/core/contracts/functions.ts';
import { REOPEN_PARAM, RETURN_PATHS, SUPPORT_PATH } from '../../../src/core/contracts/return-paths.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { tooManyCalls } from '../_shared/rate-limit.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';

const reopeningRequest = z.object({
  wait_seconds: z.int().nonnegative(),
  closed_by: z.enum(['by_owner', 'by_administrator']).nullish(),
});
type ClosedBy = NonNullable<z.infer<typeof reopeningRequest>['closed_by']>;

/** Where the networks in front of a function write who calls. */
const CALLER_HEADERS = ['cf-connecting-ip', 'x-forwarded-for'] as const;

/** Hosted Supabase keeps a function alive for what it was given here; elsewhere there is no such thing, and no need. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/**
 * Writes to the address of a closed account that somebody has signed up with again. Auth says nothing to it: the address is
 * taken. It is answered before the letter is sent, and always in the same way, so that nobody learns whose account is closed;
 * also when it is refused, because somebody asks too often.
 */
export function reopenAccount(platform: Platform): Handler {
  return endpoint({
    name: 'reopen-account',
    siteUrl: platform.env.siteUrl,
    admit: async ({ headers }) => Object.fromEntries(CALLER_HEADERS.map((name) => [name, headers.get(name)])),
    body: reopenAccountBody,
    answer: async (callerHeaders, { email }): Promise<ReopenAccountAnswer> => {
      const asked = await callRpc(
        platform,
        'ask_for_reopening',
        { email_param: email, headers_param: callerHeaders },
        reopeningRequest,
      );
      if (asked.wait_seconds > 0) throw tooManyCalls(asked.wait_seconds);
      if (asked.closed_by != null) {
        const sending = sendLetter(platform, email, asked.closed_by);
        if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(sending);
      }
      return {};
    },
  });
}

/**
 * Auth sends one kind of letter to an account that is confirmed already without changing anything of it: the link to sign
 * in. The template tells the two cases apart by where it leads: to the plans, opening the account on the way
 * (`reopen_own_account`), or to support, without a link to sign in.
 */
async function sendLetter(platform: Platform, email: string, closed: ClosedBy): Promise<void> {
  const { siteUrl } = platform.env;
  const target = {
    by_owner: `${siteUrl}${RETURN_PATHS.selection}?${REOPEN_PARAM}=1`,
    by_administrator: `${siteUrl}${SUPPORT_PATH}`,
  }[closed];
  const { error } = await platform.service.auth.signInWithOtp({
    email: email.trim().toLowerCase(),
    options: { shouldCreateUser: false, emailRedirectTo: target },
  });
  // Auth itself sends one letter a minute to an address: more of them were asked for, or the mail service is down.
  if (error !== null) console.error('reopen-account: no letter was sent:', error.message);
}
