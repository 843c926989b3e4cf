/**
 * Every Edge Function in one Deno process, as hosted Supabase would answer them under `/functions/v1/<name>`.
 * The stack starts it, hands it the variables that a hosted function finds, and waits for `listening`.
 */
import type { Handler } from '../../functions/_shared/endpoint.ts';
import { createPaymentServices } from '../../functions/_shared/services.ts';
import { createCheckoutSession } from '../../functions/create-checkout-session/handler.ts';

const HOST = '127.0.0.1';
const PREFIX = '/functions/v1/';

const services = createPaymentServices(Deno.env.toObject());

const handlers: ReadonlyMap<string, Handler> = new Map([
  ['create-checkout-session', createCheckoutSession(services)],
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
