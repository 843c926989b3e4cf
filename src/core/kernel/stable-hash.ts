/**
 * A hash of plain data that does not depend on the order of keys. Comparing the hashes of a replayed and a live state shows
 * whether the replay ended in the same state. FNV-1a, 64 bit, over UTF-16 code units. Not for secrets.
 */
const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** JSON with sorted keys; undefined properties are left out, as in JSON. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Sixteen hexadecimal digits. */
export function stableHash(value: unknown): string {
  const text = canonicalJson(value);
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
