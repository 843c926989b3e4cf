/** The account at the email service that sends contact messages and waiting-list entries (spec section 7). */
export interface EmailAccount {
  /** Base URL of the service, without a trailing slash. */
  readonly url: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateIds: { readonly contact: string; readonly waitingList: string };
}

/** Environment variables of a deployment. Either none is set or all are; the URL is always optional. */
export interface EmailVariables {
  readonly VITE_EMAILJS_URL?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_WAITING_LIST_TEMPLATE_ID?: string;
}

const EMAILJS_URL = 'https://api.emailjs.com';

const REQUIRED = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
  'VITE_EMAILJS_WAITING_LIST_TEMPLATE_ID',
] as const;

/** The account; null when no variable is set. Throws an `Error` that names the missing or invalid variable. */
export function emailAccountOf(env: EmailVariables): EmailAccount | null {
  const [publicKey, serviceId, contact, waitingList] = REQUIRED.map((name) => env[name]);
  if (publicKey && serviceId && contact && waitingList) {
    const url = (env.VITE_EMAILJS_URL || EMAILJS_URL).replace(/\/+$/, '');
    if (!/^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(url))
      throw new Error('VITE_EMAILJS_URL is not an http(s) address.');
    return { url, publicKey, serviceId, templateIds: { contact, waitingList } };
  }
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length < REQUIRED.length) throw new Error(`Set ${missing.join(', ')} as well.`);
  return null;
}
