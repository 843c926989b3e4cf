import { useQuery } from '@tanstack/react-query';
import { type CredentialStatus, credentialStatus } from '../../../core/assessment/credential/status.ts';
import { readCredential, type ToldCredential } from '../../../core/assessment/credential/told.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { credentialQuery, type StoredCredential } from '../api/credential.query.ts';
import { signatureQuery } from '../api/signature.query.ts';
import { readJwt } from './badge-jwt.ts';
import type { SignatureCheck } from './check-signature.ts';

export interface CheckedCredential {
  readonly stored: StoredCredential;
  readonly status: CredentialStatus;
  /** What the signed badge says; null for a withdrawn one, and for one that says nothing that we issue. */
  readonly told: ToldCredential | null;
  /** Null while it is checked; `unreachable` when the key did not come. */
  readonly signature: SignatureCheck | 'unreachable' | null;
}

export interface CredentialReading {
  /** Undefined while it is read, null for an unknown number. */
  readonly credential: CheckedCredential | null | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The certificate of a number, with what its badge says and whether the signature holds. */
export function useCredential(number: string): CredentialReading {
  const { data: stored, isError, refetch } = useQuery(credentialQuery(number));
  const signature = useQuery(signatureQuery(stored?.jwt ?? null));
  const retry = (): void => void refetch();
  if (stored == null) return { credential: stored, hasFailed: isError, retry };
  const told = stored.jwt === null ? null : readCredential(readJwt(stored.jwt)?.payload);
  return {
    credential: {
      stored,
      status: credentialStatus(stored, serverNow()),
      told: told?.number === number ? told : null,
      signature: signature.isError ? 'unreachable' : (signature.data ?? null),
    },
    hasFailed: false,
    retry,
  };
}
