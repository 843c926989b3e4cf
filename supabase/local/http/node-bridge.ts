import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { MAX_BODY_BYTES } from '../settings.ts';

const BODYLESS_METHODS = new Set(['GET', 'HEAD']);

interface Incoming {
  readonly request: Request;
  /** Whether the body exceeded the size limit and was cut off. */
  isTooLarge(): boolean;
}

/** Node's request as a web `Request` at `origin`, with a streamed body that is cut off at the size limit. */
function readIncoming(incoming: IncomingMessage, origin: string): Incoming {
  let size = Number(incoming.headers['content-length'] ?? 0);
  const isTooLarge = (): boolean => size > MAX_BODY_BYTES;
  async function* limited(): AsyncGenerator<Uint8Array> {
    if (isTooLarge()) throw new Error('The request is too large.');
    size = 0;
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (isTooLarge()) throw new Error('The request is too large.');
      yield chunk;
    }
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  // As the proxies of a hosted project do: replaces address headers from the client by its real address.
  headers.delete('cf-connecting-ip');
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  const method = incoming.method ?? 'GET';
  const body = BODYLESS_METHODS.has(method) ? null : Readable.toWeb(Readable.from(limited()));
  // A path that starts with two slashes would be parsed as another host.
  const path = (incoming.url ?? '/').replace(/^\/+/, '/');
  const init = { method, headers, body: body as ReadableStream | null, duplex: 'half' };
  return { request: new Request(new URL(path, origin), init), isTooLarge };
}

/** Streams a web `Response` to Node's response; each Set-Cookie stays a separate header. */
async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.body === null) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
}

/** Answers a Node request with `handle`; false when `handle` returned null. */
export async function bridge(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  handle: (request: Request) => Promise<Response | null>,
): Promise<boolean> {
  try {
    const { request, isTooLarge } = readIncoming(incoming, origin);
    const response = isTooLarge() ? null : await handle(request);
    if (isTooLarge()) {
      outgoing.setHeader('connection', 'close');
      await sendResponse(Response.json({ message: 'The request is too large.' }, { status: 413 }), outgoing);
      return true;
    }
    if (response === null) return false;
    await sendResponse(response, outgoing);
  } catch (error) {
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy();
      return true;
    }
    console.error('[stack]', error);
    await sendResponse(Response.json({ message: 'The local stack failed.' }, { status: 500 }), outgoing);
  }
  return true;
}
