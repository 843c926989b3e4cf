import type { Handler } from '../gateway.ts';
import { json, page } from '../http/answers.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage } from './page.ts';

const LETTER_PATH = /^\/mailbox\/messages\/(\d+)$/;

/** `/mailbox/messages` for programs (newest last), `/mailbox` for people, `/mailbox/messages/<id>` for one letter as it is. */
export function answerMailbox(mailbox: Mailbox): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (pathname === '/mailbox/messages') return json(mailbox.messages());
    if (pathname === '/mailbox' || pathname === '/mailbox/') return page(mailboxPage(mailbox.messages()));
    const id = LETTER_PATH.exec(pathname)?.[1];
    const mail = mailbox.messages().find((each) => String(each.id) === id);
    return mail === undefined ? null : page(mail.html);
  };
}
