const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;

/** A new private key that signs certificates (RS256), as a JWK. Its id becomes the end of a public address. */
export async function newCredentialKey(id: string): Promise<JsonWebKey & { readonly kid: string }> {
  const { privateKey } = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const { kty, n, e, d, p, q, dp, dq, qi } = (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey;
  return { kid: id, alg: 'RS256', use: 'sig', kty, n, e, d, p, q, dp, dq, qi } as JsonWebKey & {
    readonly kid: string;
  };
}
