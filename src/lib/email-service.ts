import { type EmailAccount, type EmailVariables, emailAccountOf } from '../core/contracts/email-account.ts';
import { backendAddress } from './env.ts';

declare global {
  interface ImportMetaEnv extends EmailVariables {}
}

/** The two kinds of letter, with the subjects of spec section 3. */
const SUBJECTS = { contact: 'Contact Ticket', waitingList: 'New Waiting List Registration' } as const;
type LetterKind = keyof typeof SUBJECTS;

/** Whom every letter is for. */
const TEAM_NAME = 'Support Team';

/** A service that has not answered by then is treated as one that has refused. */
const SEND_TIMEOUT_MS = 20_000;

export interface EmailMessage {
  readonly kind: LetterKind;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly message: string;
}

/** What the local stack's stand-in knows; worthless anywhere else. */
const LOCAL_ACCOUNT = {
  publicKey: 'emailjs_local',
  serviceId: 'service_local',
  templateIds: { contact: 'template_contact', waitingList: 'template_waiting_list' },
} as const;

/**
 * Which account sends the letters: the one that the deployment names, else the stand-in beside the local stack. (A hosted
 * backend has no stand-in: there, sending fails until an account is named, and says so.)
 */
export function emailAccount(
  env: ImportMetaEnv = import.meta.env,
  origin: string = window.location.origin,
): EmailAccount {
  return emailAccountOf(env) ?? { url: `${backendAddress(env, origin).url}/emailjs`, ...LOCAL_ACCOUNT };
}

/** Sends a letter to the team through EmailJS (spec section 7). Its code is loaded by the first letter. Rejects on any failure. */
export async function sendEmail({ kind, fromName, fromEmail, message }: EmailMessage): Promise<void> {
  const { url, publicKey, serviceId, templateIds } = emailAccount();
  const { init, send } = await import('@emailjs/browser');
  // Where the service answers can be set here only.
  init({ publicKey, origin: url });
  const params = {
    from_name: fromName,
    from_email: fromEmail,
    reply_to: fromEmail,
    subject: SUBJECTS[kind],
    message,
    to_name: TEAM_NAME,
  };
  await within(SEND_TIMEOUT_MS, send(serviceId, templateIds[kind], params));
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The email service did not answer.')), limitMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
