import { describe, expect, it } from 'vitest';
import { emailAccount } from '../../src/lib/email-service.ts';

const ORIGIN = 'http://127.0.0.1:5173';
/** What Vite puts into every build. */
const BUILD = { BASE_URL: '/', MODE: 'test', DEV: false, PROD: true, SSR: false };
const ACCOUNT = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  VITE_EMAILJS_WAITING_LIST_TEMPLATE_ID: 'waiting',
};

describe('the email service', () => {
  it('is the stand-in of the local stack where nothing is set', () => {
    expect(emailAccount(BUILD, ORIGIN)).toMatchObject({
      url: `${ORIGIN}/emailjs`,
      publicKey: 'emailjs_local',
    });
  });

  it('is EmailJS itself for the account of a deployment', () => {
    expect(emailAccount({ ...BUILD, ...ACCOUNT }, ORIGIN)).toEqual({
      url: 'https://api.emailjs.com',
      publicKey: 'key',
      serviceId: 'service',
      templateIds: { contact: 'contact', waitingList: 'waiting' },
    });
  });

  it('is at the address that a deployment sets', () => {
    const env = { ...BUILD, ...ACCOUNT, VITE_EMAILJS_URL: 'https://mail.bench.test/' };
    expect(emailAccount(env, ORIGIN).url).toBe('https://mail.bench.test');
  });

  it.each(Object.keys(ACCOUNT))('is refused without %s, by its name', (missing) => {
    expect(() => emailAccount({ ...BUILD, ...ACCOUNT, [missing]: '' }, ORIGIN)).toThrow(missing);
  });

  it('is never at a malformed address', () => {
    const env = { ...BUILD, ...ACCOUNT, VITE_EMAILJS_URL: 'javascript:alert(1)' };
    expect(() => emailAccount(env, ORIGIN)).toThrow(/VITE_EMAILJS_URL/);
  });
});
