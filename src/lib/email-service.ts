import { type EmailAccount, type EmailVariables, emailAccountOf } from '../core/contracts/email-account.ts';
import { backendAddress } from './env.ts';

declare global {
  interface ImportMetaEnv extends EmailVariables {}
}

/** The two kinds of email, with the subjects of spec section 3. */
const SUBJECTS = { contact: 'Contact Ticket', waitingList: 'New Waiting List Registration' } as const;
type LetterKind = keyof typeof SUBJECTS;

/** The recipient of every email. */
const TEAM_NAME = 'Support Team';

/** A service that has not answered after this time counts as failed. */
const SEND_TIMEOUT_MS = 20_000;

export interface EmailMessage {
  readonly kind: LetterKind;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly message: string;
}

/** The account of the local email stub; worthless anywhere else. */
const LOCAL_ACCOUNT = {
  publicKey: 'emailjs_local',
  serviceId: 'service_local',
  templateIds: { contact: 'template_contact', waitingList: 'template_waiting_list' },
} as const;

/**
 * The email account: the one configured for the deployment, else the local stub. (Hosted backends have no stub:
 * there, sending fails until an account is configured.)
 */
export function emailAccount(
  env: ImportMetaEnv = import.meta.env,
  origin: string = window.location.origin,
): EmailAccount {
  return emailAccountOf(env) ?? { url: `${backendAddress(env, origin).url}/emailjs`, ...LOCAL_ACCOUNT };
}

/**
 * Sends an email to the team through EmailJS (spec section 7). The library loads with the first email. Rejects on
 * any failure.
 */
export async function sendEmail({ kind, fromName, fromEmail, message }: EmailMessage): Promise<void> {
  const { url, publicKey, serviceId, templateIds } = emailAccount();
  const { init, send } = await import('@emailjs/browser');
  // The library takes the service's address only here.
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
