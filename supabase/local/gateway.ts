import type { App } from '@supabase/lite';
import { answerAuth } from './auth/auth.ts';
import type { Database } from './database/database.ts';
import { answerEmailJs } from './emailjs/stand-in.ts';
import { playingGoogle } from './google/route-server-calls.ts';
import { type GoogleStandIn, toStandIn } from './google/stand-in.ts';
import { type LogLine, loggingTo } from './host/lite-log.ts';
import { likePostgrest } from './http/data-api-errors.ts';
import type { WritableMailbox } from './mailbox/mailbox.ts';
import type { StackMailer } from './mailbox/mailer.ts';
import { answerMailbox } from './mailbox/routes.ts';

/** Answers a request, or returns null when it is not responsible for the address. */
export type Handler = (request: Request) => Promise<Response | null>;

export interface GatewayParts {
  readonly app: App;
  readonly database: Database;
  readonly mailbox: WritableMailbox;
  readonly mailer: StackMailer;
  readonly siteUrl: string;
  readonly publicUrl: string;
  readonly google: GoogleStandIn;
  readonly log: LogLine;
}

/** Paths of the backend; all others are the product's pages. */
const BACKEND_PATH = /^\/(?:auth\/v1|rest\/v1|functions\/v1|mailbox|v1|stripe|google|emailjs)(?:\/|$)/;

export function isBackendPath(pathname: string): boolean {
  return BACKEND_PATH.test(pathname);
}

const NOT_FOUND = { message: 'No such address.' };

const REST_PATH = /^\/rest\/v1(?:\/|$)/;

/** Sends each request of the backend to the part that answers it, other than the functions and Stripe's stand-in. */
export function createGateway(parts: GatewayParts): Handler {
  const { app, database, google, log, publicUrl } = parts;
  const lite = async (request: Request): Promise<Response> => {
    const work = (): Promise<Response> => playingGoogle(google.server, () => app.fetch(request));
    const answer = await database.exclusive(() => loggingTo(log, work));
    const location = answer.headers.get('location');
    if (location === null) return answer;
    const headers = new Headers(answer.headers);
    headers.set('location', toStandIn(location, publicUrl));
    return new Response(answer.body, { status: answer.status, headers });
  };
  const rest: Handler = async (request) =>
    REST_PATH.test(new URL(request.url).pathname) ? likePostgrest(await lite(request)) : null;
  const handlers: readonly Handler[] = [
    google.pages,
    answerMailbox(parts.mailbox),
    answerEmailJs(parts.mailbox),
    answerAuth({ ...parts, lite }),
    rest,
  ];
  return async (request) => {
    for (const handler of handlers) {
      const response = await handler(request);
      if (response !== null) return response;
    }
    return isBackendPath(new URL(request.url).pathname) ? Response.json(NOT_FOUND, { status: 404 }) : null;
  };
}
