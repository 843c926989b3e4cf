export interface BadgeJwt {
  readonly header: unknown;
  readonly payload: unknown;
  /** What was signed. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The parts of a compact JWS; null for text that is none. Nothing is checked here. */
export function readJwt(jwt: string): BadgeJwt | null {
  const [header = '', payload = '', signature = '', ...rest] = jwt.split('.');
  if (rest.length > 0 || signature === '') return null;
  try {
    return {
      header: jsonOf(header),
      payload: jsonOf(payload),
      signed: new TextEncoder().encode(`${header}.${payload}`),
      signature: bytesOf(signature),
    };
  } catch {
    return null;
  }
}

function jsonOf(part: string): unknown {
  return JSON.parse(new TextDecoder().decode(bytesOf(part)));
}

/** Decodes base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
