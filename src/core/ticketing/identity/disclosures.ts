import type { IdentityAct } from './acts.ts';

/** What may be told to the right person alone: the intent that tells it, and what the identity policy calls it. */
const DISCLOSURES: Readonly<Record<string, IdentityAct>> = {
  'tell-temporary-password': 'password-reset',
  'tell-access-pass': 'new-authenticator',
  'tell-recovery-key': 'recovery-key',
  'confirm-details': 'information',
};

/** What the identity policy calls the telling of something; null for what anybody may hear. */
export function disclosureOf(intent: string): IdentityAct | null {
  return DISCLOSURES[intent] ?? null;
}
