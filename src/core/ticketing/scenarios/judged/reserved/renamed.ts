/**
 * The same data with other names in all of its strings, however deep they stand. Longer names go first, so that none is taken
 * for a part of another.
 *
 * @param names name in the data -> name instead
 */
export function renamed<Value>(value: Value, names: Readonly<Record<string, string>>): Value {
  const order = Object.keys(names).toSorted((one, other) => other.length - one.length);
  return renamedBy(value, (text) =>
    order.reduce((made, name) => made.replaceAll(name, names[name] ?? name), text),
  );
}

/** Plain data alone: what a case deals is kept as JSON. */
function renamedBy<Value>(value: Value, rename: (text: string) => string): Value;
function renamedBy(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((item) => renamedBy<unknown>(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [rename(key), renamedBy<unknown>(item, rename)]),
  );
}
