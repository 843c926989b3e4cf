import { type CloseAccountAnswer, closeAccountBody } from '../../../src/core/contracts/functions.ts';
import { billingState, bringStripeUpToDate } from '../_shared/billing-state.ts';
import { actAs, type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { PaymentServices } from '../_shared/services.ts';

/** SQLSTATE of a change that a rule of the database forbids; its message is meant for people. */
const FORBIDDEN = '42501';

/**
 * Closes the caller's account, or for an administrator another person's, and stops its charges at Stripe. If Stripe is
 * unavailable the account is closed all the same; the event invoice.created then ends the subscription before the next charge.
 */
export function closeAccount(services: PaymentServices): Handler {
  return endpoint({
    name: 'close-account',
    siteUrl: services.env.siteUrl,
    admit: (request) => identifyCaller(services, request),
    body: closeAccountBody,
    answer: async (caller, { userId }): Promise<CloseAccountAnswer> => {
      await close(services, caller, userId);
      try {
        const state = await callRpc(services, 'read_billing_state', { user_id_param: userId }, billingState);
        await bringStripeUpToDate(services, state);
      } catch (error) {
        console.error(`close-account: ${userId} is closed, Stripe is told later:`, String(error));
      }
      return { closed: true };
    },
  });
}

/** Uses the caller's own token, so that the database checks the permission and the audit log names the caller. */
async function close(services: PaymentServices, caller: Caller, userId: string): Promise<void> {
  const { data, error } = await actAs(services, caller)
    .from('profiles')
    .update({ status: false })
    .eq('id', userId)
    .select('id');
  if (error?.code === FORBIDDEN) throw new HttpError(403, error.message);
  if (error !== null) throw new Error(`profiles: ${error.message}`);
  if (data.length === 0) throw new HttpError(403, 'Only an administrator changes other people.');
}
