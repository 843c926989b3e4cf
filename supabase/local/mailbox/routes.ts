import type { Handler } from '../gateway.ts';
import { json, page } from '../http/answers.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage } from './page.ts';

/** `/mailbox/messages` for programs (newest last), `/mailbox` for people. */
export function answerMailbox(mailbox: Mailbox): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (pathname === '/mailbox/messages') return json(mailbox.messages());
    if (pathname === '/mailbox' || pathname === '/mailbox/') return page(mailboxPage(mailbox.messages()));
    return null;
  };
}
