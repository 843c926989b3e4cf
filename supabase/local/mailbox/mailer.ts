import { AsyncLocalStorage } from 'node:async_hooks';
import { BRAND_NAME } from '../../../src/core/brand.ts';
import { SUPPORT_PATH } from '../../../src/core/contracts/return-paths.ts';
import { escapeHtml } from '../http/html.ts';
import type { WritableMailbox } from './mailbox.ts';

type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

interface Letter {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly note: string;
}

const LETTERS: Readonly<Record<LinkType, Letter>> = {
  signup: {
    subject: 'Confirm your email address',
    lead: `Welcome to ${BRAND_NAME}. Follow this link to confirm your email address and choose a plan:`,
    button: 'Confirm email address',
    note: 'If you did not create an account, ignore this email.',
  },
  recovery: {
    subject: 'Reset your password',
    lead: `Follow this link to choose a new password for ${BRAND_NAME}:`,
    button: 'Choose a new password',
    note: 'If you did not ask for this, ignore this email; your password stays as it is.',
  },
  // The product sends this kind for one reason: somebody signs up again with the address of an account they have closed.
  magiclink: {
    subject: 'Open your account again',
    lead: `This address belongs to a closed ${BRAND_NAME} account. Follow this link to open it again and sign in:`,
    button: 'Open account and sign in',
    note: 'Your former password still works. If you did not sign up, ignore this email; the account stays closed.',
  },
  email_change: {
    subject: 'Confirm the change of your email address',
    lead: 'Follow this link to confirm the change of your email address:',
    button: 'Confirm the change',
    note: 'If you did not ask for this, ignore this email and change your password.',
  },
};

/** Instead of a link to sign in, for somebody whose account an administrator has closed (function reopen-account). */
const DEACTIVATED: Letter = {
  subject: 'Your account is deactivated',
  lead: `Somebody signed up with this address. Its ${BRAND_NAME} account was deactivated by an administrator. To have it opened again, write to our support:`,
  button: 'Contact support',
  note: 'If you did not sign up, ignore this email.',
};

/**
 * Where the link of an email sent during a request leads afterwards. Lite's own mailer always leads to the site's root;
 * the caller of `runWithRedirect` has checked the address against the site.
 */
const redirects = new AsyncLocalStorage<string>();

/** Runs a request to Lite so that the emails it sends lead to `redirectTo`. */
export function runWithRedirect<Value>(redirectTo: string, work: () => Promise<Value>): Promise<Value> {
  return redirects.run(redirectTo, work);
}

/** Writes the letters of Auth into the mailbox. The shape is Lite's `Mailer`. */
export class StackMailer {
  readonly #mailbox: WritableMailbox;
  readonly #publicUrl: string;
  readonly #siteUrl: string;

  constructor(mailbox: WritableMailbox, publicUrl: string, siteUrl: string) {
    this.#mailbox = mailbox;
    this.#publicUrl = publicUrl;
    this.#siteUrl = siteUrl;
  }

  sendConfirmation(email: string, tokenHash: string): Promise<void> {
    return this.#send('signup', email, tokenHash);
  }

  sendRecovery(email: string, tokenHash: string): Promise<void> {
    return this.#send('recovery', email, tokenHash);
  }

  async sendMagicLink(email: string, tokenHash: string): Promise<void> {
    const support = new URL(SUPPORT_PATH, this.#siteUrl).href;
    if (redirects.getStore() === support) this.#deliver(email, DEACTIVATED, support);
    else await this.#send('magiclink', email, tokenHash);
  }

  sendEmailChange(email: string, tokenHash: string): Promise<void> {
    return this.#send('email_change', email, tokenHash);
  }

  async sendReauthentication(email: string, code: string): Promise<void> {
    const text = `Enter this code to continue: ${code}\n`;
    this.#mailbox.deliver({ to: email, subject: 'Your confirmation code', text, html: `<p>${text}</p>` });
  }

  async #send(type: LinkType, email: string, tokenHash: string): Promise<void> {
    const link = new URL('/auth/v1/verify', this.#publicUrl);
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', redirects.getStore() ?? this.#siteUrl);
    this.#deliver(email, LETTERS[type], link.href);
  }

  #deliver(email: string, letter: Letter, link: string): void {
    const href = escapeHtml(link);
    this.#mailbox.deliver({
      to: email,
      subject: letter.subject,
      text: `${letter.lead}\n\n${link}\n\n${letter.note}\n`,
      html: `<p>${letter.lead}</p><p><a href="${href}">${letter.button}</a></p><p>${letter.note}</p>`,
    });
  }
}
