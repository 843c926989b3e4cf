/**
 * A record with one more entry, or another one in its place. Not written `{ ...record, [key]: value }`, because V8 leaves its
 * compiled code for a computed name in a literal.
 */
export function withKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const copy: Record<string, Value> = { ...record };
  copy[key] = value;
  return copy;
}
