import { AsyncLocalStorage } from 'node:async_hooks';
import { renderGoTemplate } from './go-template.ts';
import type { WritableMailbox } from './mailbox.ts';
import { toPlainText } from './plain-text.ts';
import { type LetterName, readTemplate } from './templates.ts';

type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

const TEMPLATES: Readonly<Record<LinkType, LetterName>> = {
  signup: 'template.confirmation',
  recovery: 'template.recovery',
  magiclink: 'template.magic_link',
  email_change: 'template.email_change',
};

/** Data of an email that Lite passes besides address and token. */
interface MailMeta {
  readonly currentEmail?: string;
  readonly newEmail?: string;
  readonly tokenHashNew?: string;
}

interface Letter {
  readonly to: string;
  /** Address of the account that it is about. */
  readonly account: string;
  readonly template: LetterName;
  readonly values: Readonly<Record<string, string>>;
}

interface AuthRequest {
  /** Redirect URL of the links in its emails. */
  readonly redirectTo: string;
  /** Emails collected during the request and sent at its end. */
  readonly letters: Letter[];
}

export interface MailerOptions {
  readonly mailbox: WritableMailbox;
  readonly publicUrl: string;
  readonly siteUrl: string;
  /** User metadata of an account; empty for an unknown address. */
  readonly metadataOf: (email: string) => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Writes Auth's emails into the mailbox, from the templates that `supabase config push` uploads to a hosted project. Implements
 * Lite's `Mailer`.
 */
export class StackMailer {
  readonly #options: MailerOptions;
  readonly #requests = new AsyncLocalStorage<AuthRequest>();

  constructor(options: MailerOptions) {
    this.#options = options;
  }

  /**
   * Runs a request to Auth. Links of its emails redirect to `redirectTo`, which the caller has validated (Lite's own lead to the
   * site's root). The emails are sent at the end: during the request the database is locked, so the person's language cannot
   * be read before.
   */
  async during<Value>(redirectTo: string, work: () => Promise<Value>): Promise<Value> {
    const request: AuthRequest = { redirectTo, letters: [] };
    try {
      return await this.#requests.run(request, work);
    } finally {
      for (const letter of request.letters) await this.#deliver(letter, redirectTo);
    }
  }

  sendConfirmation(email: string, tokenHash: string): Promise<void> {
    return this.#sendLink('signup', email, tokenHash);
  }

  sendRecovery(email: string, tokenHash: string): Promise<void> {
    return this.#sendLink('recovery', email, tokenHash);
  }

  sendMagicLink(email: string, tokenHash: string): Promise<void> {
    return this.#sendLink('magiclink', email, tokenHash);
  }

  /** Sent to the present address and, if both have to confirm, also to the new one. */
  async sendEmailChange(
    email: string,
    tokenHash: string,
    _code?: string,
    meta: MailMeta = {},
  ): Promise<void> {
    const { currentEmail = email, newEmail = email, tokenHashNew } = meta;
    const values = { Email: currentEmail, NewEmail: newEmail };
    await this.#sendLink('email_change', email, tokenHash, values);
    if (tokenHashNew !== undefined) await this.#sendLink('email_change', newEmail, tokenHashNew, values);
  }

  /** The product does not use reauthentication codes (`secure_password_change`), so there is no template. */
  async sendReauthentication(email: string, code: string): Promise<void> {
    const text = `Enter this code to continue: ${code}\n`;
    this.#options.mailbox.deliver({
      to: email,
      subject: 'Your confirmation code',
      text,
      html: `<p>${text}</p>`,
    });
  }

  async sendPasswordChanged(email: string): Promise<void> {
    await this.#send({ to: email, account: email, template: 'notification.password_changed', values: {} });
  }

  async #sendLink(
    type: LinkType,
    to: string,
    tokenHash: string,
    values: Letter['values'] = {},
  ): Promise<void> {
    const { publicUrl, siteUrl } = this.#options;
    const link = new URL('/auth/v1/verify', publicUrl);
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', this.#requests.getStore()?.redirectTo ?? siteUrl);
    await this.#send({
      to,
      account: values['Email'] ?? to,
      template: TEMPLATES[type],
      values: { ...values, ConfirmationURL: link.href },
    });
  }

  async #send(letter: Letter): Promise<void> {
    const request = this.#requests.getStore();
    if (request === undefined) await this.#deliver(letter, this.#options.siteUrl);
    else request.letters.push(letter);
  }

  async #deliver({ to, account, template, values }: Letter, redirectTo: string): Promise<void> {
    const { mailbox, siteUrl, metadataOf } = this.#options;
    const { subject, html } = readTemplate(template);
    const data = {
      SiteURL: siteUrl,
      RedirectTo: redirectTo,
      Email: account,
      Data: await metadataOf(account),
      ...values,
    };
    const filled = renderGoTemplate(html, data);
    mailbox.deliver({
      to,
      subject: renderGoTemplate(subject, data),
      text: toPlainText(filled),
      html: filled,
    });
  }
}
