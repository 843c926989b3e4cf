import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from '../gateway.ts';
import { bridge } from './node-bridge.ts';

export interface Listener {
  /** The origin it answers at. */
  readonly url: string;
  /** Sets the handler; until then requests wait. */
  serve(handler: Handler): void;
  close(): Promise<void>;
}

const NOT_FOUND = {
  message: 'The local stack has no pages of its own here; the product is at its own address.',
};

const WRONG_HOST = { message: 'The local stack does not answer under this name.' };
const OWN_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether the Host header names this machine: another name is a DNS rebinding attack. */
function isOurName(asked: string | undefined, host: string): boolean {
  const address = `http://${asked ?? ''}`;
  if (!OWN_NAMES.includes(host)) return true;
  return URL.canParse(address) && OWN_NAMES.includes(new URL(address).hostname);
}

/** Opens a port (0: a free one). Rejects with a readable message when the port is in use. */
export async function listen(host: string, port: number): Promise<Listener> {
  let serve: (handler: Handler) => void = () => undefined;
  const handler = new Promise<Handler>((resolve) => {
    serve = resolve;
  });
  const server = createServer((incoming, outgoing) => {
    void bridge(incoming, outgoing, url, async (request) => {
      if (!isOurName(incoming.headers.host, host)) return Response.json(WRONG_HOST, { status: 403 });
      return (await (await handler)(request)) ?? Response.json(NOT_FOUND, { status: 404 });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use; stop what runs there first.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, serve, close };
}
