import { queryOptions } from '@tanstack/react-query';
import { BADGE_PATH } from '../../../core/assessment/credential/addresses.ts';
import { backendAddress } from '../../../lib/env.ts';
import { checkSignature, type SignatureCheck } from '../model/check-signature.ts';

/** Where the function `badge` answers. */
export function badgeUrl(): string {
  return `${backendAddress().url}${BADGE_PATH}`;
}

/** Whether the signature of a badge holds, checked in this browser with the key that we publish. */
export function signatureQuery(jwt: string | null) {
  return queryOptions({
    queryKey: ['credential-signature', jwt],
    enabled: jwt !== null,
    queryFn: ({ signal }): Promise<SignatureCheck> =>
      checkSignature(jwt ?? '', `${badgeUrl()}/keys/`, (address) => readKey(address, signal)),
  });
}

/** The published key at an address; null where it was revoked or never was. Throws when nobody answers. */
async function readKey(address: string, signal: AbortSignal): Promise<JsonWebKey | null> {
  const answer = await fetch(address, { signal });
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`key: ${answer.status}`);
  return (await answer.json()) as JsonWebKey;
}
