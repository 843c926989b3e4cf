import { EventEmitter } from 'node:events';

/** A captured email. */
export interface Mail {
  /** Number from 1; the HTML is at `/mailbox/messages/<id>`. */
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Its links in order, without duplicates. */
  readonly links: readonly string[];
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

export interface Mailbox {
  /** Newest last. */
  messages(): readonly Mail[];
  /** The newest email to this address, or null. */
  latest(to: string): Mail | null;
  /** Waits for an email to this address that was not there at `after` messages; rejects when none comes in time. */
  next(to: string, options?: { after?: number; timeoutMs?: number }): Promise<Mail>;
  clear(): void;
}

export interface WritableMailbox extends Mailbox {
  deliver(mail: Omit<Mail, 'id' | 'links' | 'sentAt'>): void;
}

/** Maximum number of emails; older ones are dropped, so that memory stays bounded. */
const MAX_MAILS = 500;
const DEFAULT_WAIT_MS = 5000;

function linksIn(text: string): readonly string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"']+/g) ?? [])];
}

/** Keeps emails in memory instead of sending them. */
export function createMailbox(): WritableMailbox {
  const mails: Mail[] = [];
  let lastId = 0;
  const arrivals = new EventEmitter();
  const find = (to: string, from: number): Mail | null =>
    mails.slice(from).findLast((mail) => mail.to === to.toLowerCase()) ?? null;
  return {
    messages: () => [...mails],
    latest: (to) => find(to, 0),
    next: (to, { after = 0, timeoutMs = DEFAULT_WAIT_MS } = {}) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const mail = find(to, after);
          if (mail === null) return;
          clearTimeout(timer);
          arrivals.off('mail', look);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          arrivals.off('mail', look);
          reject(new Error(`No email to ${to} came within ${timeoutMs} ms.`));
        }, timeoutMs);
        arrivals.on('mail', look);
        look();
      }),
    clear: () => {
      mails.length = 0;
    },
    deliver: (mail) => {
      lastId += 1;
      mails.push({
        ...mail,
        id: lastId,
        to: mail.to.toLowerCase(),
        links: linksIn(mail.text),
        sentAt: new Date().toISOString(),
      });
      if (mails.length > MAX_MAILS) mails.splice(0, mails.length - MAX_MAILS);
      arrivals.emit('mail');
    },
  };
}
