import { backendAddress, httpUrl } from './env.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_URL?: string;
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string;
    readonly VITE_EMAILJS_WAITING_LIST_TEMPLATE_ID?: string;
  }
}

/** The two kinds of letter, with the subjects of spec section 3. */
const SUBJECTS = { contact: 'Contact Ticket', waitingList: 'New Waiting List Registration' } as const;
type LetterKind = keyof typeof SUBJECTS;

/** Whom every letter is for. */
const TEAM_NAME = 'Support Team';

/** A service that has not answered by then is treated as one that has refused. */
const SEND_TIMEOUT_MS = 20_000;

export interface Letter {
  readonly kind: LetterKind;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly message: string;
}

export interface EmailSettings {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateIds: Readonly<Record<LetterKind, string>>;
}

const EMAILJS_URL = 'https://api.emailjs.com';

/** The account that the local stack's stand-in knows; worthless anywhere else. */
const LOCAL_ACCOUNT = {
  publicKey: 'emailjs_local',
  serviceId: 'service_local',
  templateIds: { contact: 'template_contact', waitingList: 'template_waiting_list' },
} as const;

const VARIABLES = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  'VITE_EMAILJS_WAITING_LIST_TEMPLATE_ID',
] as const;

/**
 * Which account sends the letters: the one that the deployment names, all of it or nothing; else the stand-in beside the
 * local stack. (A hosted backend has no stand-in: there, sending fails until an account is named, and says so.)
 */
export function emailSettings(
  env: ImportMetaEnv = import.meta.env,
  origin: string = window.location.origin,
): EmailSettings {
  const [publicKey, serviceId, contact, waitingList] = VARIABLES.map((name) => env[name]);
  if (publicKey && serviceId && contact && waitingList) {
    const url = env.VITE_EMAILJS_URL;
    return {
      origin: url ? httpUrl(url, 'VITE_EMAILJS_URL') : EMAILJS_URL,
      publicKey,
      serviceId,
      templateIds: { contact, waitingList },
    };
  }
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length < VARIABLES.length) throw new Error(`Set ${missing.join(', ')} as well.`);
  return { origin: `${backendAddress(env, origin).url}/emailjs`, ...LOCAL_ACCOUNT };
}

/** Sends a letter to the team through EmailJS (spec section 7). Its code is loaded by the first letter. Rejects on any failure. */
export async function sendLetter({ kind, fromName, fromEmail, message }: Letter): Promise<void> {
  const { origin, publicKey, serviceId, templateIds } = emailSettings();
  const { init, send } = await import('@emailjs/browser');
  // The origin of the service can be set here only.
  init({ publicKey, origin });
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
