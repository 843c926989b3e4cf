import type { App } from '@supabase/lite';
import type { Database } from './database/database.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import { answerMailbox } from './mailbox/routes.ts';

/** Answers a request, or null when its address belongs to somebody else. */
export type Handler = (request: Request) => Promise<Response | null>;

export interface GatewayParts {
  readonly app: App;
  readonly database: Database;
  readonly mailbox: Mailbox;
}

/** Every address below these is the backend's; all others are the product's pages. */
const BACKEND_PATH = /^\/(?:auth\/v1|rest\/v1|functions\/v1|mailbox|v1|stripe|google|emailjs)(?:\/|$)/;

export function isBackendPath(pathname: string): boolean {
  return BACKEND_PATH.test(pathname);
}

const LITE_PATH = /^\/(?:auth|rest)\/v1(?:\/|$)/;

/** Sends each request of the backend to the part that answers it. */
export function createGateway({ app, database, mailbox }: GatewayParts): Handler {
  const lite: Handler = (request) =>
    LITE_PATH.test(new URL(request.url).pathname)
      ? database.exclusive(() => app.fetch(request))
      : Promise.resolve(null);
  const parts: readonly Handler[] = [answerMailbox(mailbox), lite];
  return async (request) => {
    for (const part of parts) {
      const response = await part(request);
      if (response !== null) return response;
    }
    return null;
  };
}
