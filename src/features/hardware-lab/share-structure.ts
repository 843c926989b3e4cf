type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * `next`, with every subtree that equals its predecessor replaced by that very object: a view that came as new JSON from
 * a referee then tells by identity which parts changed. Plain data only.
 */
export function shareStructure<Value>(previous: Value, next: Value): Value {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const items = next.map((item, index) => shareStructure<unknown>(previous[index], item));
    const same =
      items.length === previous.length && items.every((item, index) => Object.is(item, previous[index]));
    return same ? previous : (items as Value);
  }
  if (!isTree(previous) || !isTree(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(previous).length;
  const merged: Record<string, unknown> = {};
  for (const key of keys) {
    merged[key] = shareStructure(previous[key], next[key]);
    same &&= Object.hasOwn(previous, key) && Object.is(merged[key], previous[key]);
  }
  return same ? previous : (merged as Value);
}
