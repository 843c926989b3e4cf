import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { MAX_BODY_BYTES } from '../settings.ts';

export class BodyTooLarge extends Error {}

const BODYLESS_METHODS = new Set(['GET', 'HEAD']);

async function* limited(body: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    yield chunk;
  }
}

/** Node's request as a web `Request` below `origin`; its body is read as it comes and breaks off at the size limit. */
export function toRequest(incoming: IncomingMessage, origin: string): Request {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new BodyTooLarge();
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const body = BODYLESS_METHODS.has(method) ? null : Readable.toWeb(Readable.from(limited(incoming)));
  // An address that starts with two slashes would otherwise be read as another host.
  const path = (incoming.url ?? '/').replace(/^\/+/, '/');
  const init = { method, headers, body: body as ReadableStream | null, duplex: 'half' };
  return new Request(new URL(path, origin), init);
}

/** Writes a web `Response` out as it comes; every Set-Cookie stays a header of its own. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
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

/** Answers a Node request with `handle`; null means that the address belongs to somebody else. */
export async function bridge(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  handle: (request: Request) => Promise<Response | null>,
): Promise<boolean> {
  try {
    const response = await handle(toRequest(incoming, origin));
    if (response === null) return false;
    await sendResponse(response, outgoing);
  } catch (error) {
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy();
      return true;
    }
    const tooLarge =
      error instanceof BodyTooLarge || (error as { cause?: unknown }).cause instanceof BodyTooLarge;
    if (!tooLarge) console.error('[stack]', error);
    const body = tooLarge ? { message: 'The request is too large.' } : { message: 'The local stack failed.' };
    await sendResponse(Response.json(body, { status: tooLarge ? 413 : 500 }), outgoing);
  }
  return true;
}
