/**
 * Sixteen hexadecimal digits that follow from a text: hardware addresses, key ids and the like, always the same for the same
 * computer. FNV-1a in 32 bits, twice, each spread by the finalizer of MurmurHash3. Not for secrets.
 */
function half(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

export function textDigits(text: string): string {
  return `${half(text, 0x811c9dc5)}${half(text, 0x2f0b4c47)}`;
}
