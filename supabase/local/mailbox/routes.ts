import type { Handler } from '../gateway.ts';
import { json } from '../http/answers.ts';
import type { Mailbox } from './mailbox.ts';

/** `/mailbox/messages` for programs, `/mailbox` for people. */
export function answerMailbox(mailbox: Mailbox): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/mailbox/messages') return json(mailbox.messages());
    return null;
  };
}
