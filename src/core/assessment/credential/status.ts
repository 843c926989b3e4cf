/**
 * Whether a certificate counts now. A revocation is told before anything else, because it never ends; a holder who closed their
 * account has withdrawn it until they open it again.
 */
export type CredentialStatus = 'valid' | 'expired' | 'revoked' | 'withdrawn';

/** What decides; times are ms since 1970. */
export interface CredentialLife {
  readonly expiresAt: number;
  /** Null: it was not revoked. */
  readonly revokedAt: number | null;
  /** Whether its holder has closed their account. */
  readonly isWithdrawn: boolean;
}

export function credentialStatus(life: CredentialLife, nowMs: number): CredentialStatus {
  if (life.revokedAt !== null) return 'revoked';
  if (life.isWithdrawn) return 'withdrawn';
  return life.expiresAt <= nowMs ? 'expired' : 'valid';
}
