import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bridge } from '../../supabase/local/http/node-bridge.ts';
import { createStripeStandIn, type StripeStandIn } from '../../supabase/local/stripe/stand-in.ts';

export interface StandInServer {
  readonly url: string;
  readonly port: number;
  readonly standIn: StripeStandIn;
  /** The webhooks that came. */
  readonly received: readonly { readonly body: string; readonly signature: string }[];
  /** The status that webhooks are answered with from now on. */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

/** The Stripe stand-in alone on a free port, with somebody who receives its webhooks. */
export async function startStandInServer(file?: string): Promise<StandInServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const received: { body: string; signature: string }[] = [];
  let status = 200;
  const standIn = createStripeStandIn({
    publicUrl: () => url,
    webhook: { url: () => `${url}/webhook`, secret: 'whsec_local_only' },
    ...(file === undefined ? {} : { file }),
  });
  server.on('request', (incoming, outgoing) => {
    void bridge(incoming, outgoing, url, async (request) => {
      if (new URL(request.url).pathname !== '/webhook') {
        return (await standIn.fetch(request)) ?? new Response(null, { status: 404 });
      }
      received.push({
        body: await request.text(),
        signature: request.headers.get('stripe-signature') ?? '',
      });
      return new Response(null, { status });
    });
  });
  return {
    url,
    port,
    standIn,
    received,
    answerWith: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
