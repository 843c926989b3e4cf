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

/** Headers in which proxies name the client's address. */
const CALLER_HEADERS = ['cf-connecting-ip', 'x-forwarded-for'] as const;

/** Hosted Supabase keeps a function alive until this work is done; other runtimes lack it and do not need it. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/**
 * Sends an email to the address of a closed account after a sign-up with it, for which Auth itself sends nothing. The response
 * is sent before the email and is always the same, even above the rate limit, so that it does not reveal closed accounts.
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
 * Sends the email as Auth's magic link, the only email to a confirmed account that changes nothing. The template distinguishes
 * two cases by the link's target: the plans page, which reopens the account (`reopen_own_account`), or support, without a
 * sign-in link.
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
  // Auth limits emails to one a minute per address; otherwise the mail service is down.
  if (error !== null) console.error('reopen-account: no letter was sent:', error.message);
}
