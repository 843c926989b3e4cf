/**
 * Serves every Edge Function in one Deno process, under `/functions/v1/<name>` as on hosted Supabase. The stack starts it with
 * the variables of a hosted function and waits for `listening`. It exits when its standard input closes, which happens however
 * the stack ends.
 */
import { createIssuer, type Issuer } from '../../functions/_shared/credential-keys.ts';
import type { Handler } from '../../functions/_shared/endpoint.ts';
import { createPayments, withStripe } from '../../functions/_shared/services.ts';
import type { Simulations } from '../../functions/_shared/simulations.ts';
import { badge } from '../../functions/badge/handler.ts';
import { cancelSubscription } from '../../functions/cancel-subscription/handler.ts';
import { changePlan } from '../../functions/change-plan/handler.ts';
import { closeAccount } from '../../functions/close-account/handler.ts';
import { createCheckoutSession } from '../../functions/create-checkout-session/handler.ts';
import { createUser } from '../../functions/create-user/handler.ts';
import { exam } from '../../functions/exam/handler.ts';
import { issueCredential } from '../../functions/issue-credential/handler.ts';
import { listInvoices } from '../../functions/list-invoices/handler.ts';
import { practiceRun } from '../../functions/practice-run/handler.ts';
import { reactivateSubscription } from '../../functions/reactivate-subscription/handler.ts';
import { reconcilePayments } from '../../functions/reconcile-payments/handler.ts';
import { reopenAccount } from '../../functions/reopen-account/handler.ts';
import { runCommand } from '../../functions/run-command/handler.ts';
import { startRun } from '../../functions/start-run/handler.ts';
import { stripeWebhook } from '../../functions/stripe-webhook/handler.ts';
import { verifyCheckoutSession } from '../../functions/verify-checkout-session/handler.ts';

const HOST = '127.0.0.1';
const PREFIX = '/functions/v1/';

const payments = createPayments(Deno.env.toObject());
/** Made for the first certificate: a process without their keys serves everything else. */
let issuer: Issuer | null = null;
const asIssuer =
  (build: (issuer: Issuer) => Handler): Handler =>
  async (request) => {
    issuer ??= createIssuer(Deno.env.toObject());
    return build(issuer)(request);
  };

/** The product's registry, or one that a test hands over: a module that exports `SIMULATIONS`. */
const registryFile =
  Deno.env.get('SIMULATIONS_MODULE') ?? import.meta.resolve('../../functions/_shared/simulations.ts');
const { SIMULATIONS }: { SIMULATIONS: Simulations } = await import(registryFile);

const handlers: ReadonlyMap<string, Handler> = new Map([
  ['badge', asIssuer(badge)],
  ['cancel-subscription', withStripe(payments, cancelSubscription)],
  ['change-plan', withStripe(payments, changePlan)],
  ['close-account', withStripe(payments, closeAccount)],
  ['create-checkout-session', withStripe(payments, createCheckoutSession)],
  ['create-user', createUser(payments)],
  ['exam', exam(payments, SIMULATIONS)],
  ['issue-credential', asIssuer(issueCredential)],
  ['list-invoices', withStripe(payments, listInvoices)],
  ['practice-run', practiceRun(payments, SIMULATIONS)],
  ['reactivate-subscription', withStripe(payments, reactivateSubscription)],
  ['reconcile-payments', withStripe(payments, reconcilePayments)],
  ['reopen-account', reopenAccount(payments)],
  ['run-command', runCommand(payments, SIMULATIONS)],
  ['start-run', startRun(payments, SIMULATIONS)],
  ['stripe-webhook', withStripe(payments, stripeWebhook)],
  ['verify-checkout-session', withStripe(payments, verifyCheckoutSession)],
]);

Deno.serve(
  {
    hostname: HOST,
    port: Number(Deno.env.get('PORT') ?? '0'),
    onListen: ({ port }) => console.log(`listening on ${port}`),
  },
  (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length).split('/')[0] : undefined;
    const handler = name === undefined ? undefined : handlers.get(name);
    return handler === undefined
      ? Response.json({ error: 'Function not found' }, { status: 404 })
      : handler(request);
  },
);

Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit());
