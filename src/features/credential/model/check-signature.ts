import { z } from '../../../core/contracts/zod.ts';
import { readJwt } from './badge-jwt.ts';

/** `foreign`: signed with a key that we do not publish, or do not publish any more. */
export type SignatureCheck = 'genuine' | 'altered' | 'foreign';

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

const header = z.object({ alg: z.literal('RS256'), kid: z.url() });

/**
 * Checks the signature of a badge as Open Badges 3.0, 8.2.5, tells a verifier to, with the browser's own cryptography.
 *
 * @param keys the address below which our keys are; a badge that names another one is not ours.
 * @param readKey answers the key at an address, null for none.
 */
export async function checkSignature(
  jwt: string,
  keys: string,
  readKey: (address: string) => Promise<JsonWebKey | null>,
): Promise<SignatureCheck> {
  const badge = readJwt(jwt);
  const { data: signer } = header.safeParse(badge?.header);
  if (badge === null || signer === undefined || !signer.kid.startsWith(keys)) return 'foreign';
  const jwk = await readKey(signer.kid);
  if (jwk === null) return 'foreign';
  const key = await crypto.subtle.importKey('jwk', jwk, RS256, false, ['verify']);
  const holds = await crypto.subtle.verify(RS256, key, badge.signature, badge.signed);
  return holds ? 'genuine' : 'altered';
}
