/**
 * The difference between two pieces of plain data, as plain data: an answer carries what a command changed instead of the
 * complete view. Properties that are undefined count as absent, as in JSON.
 */
export type Changes =
  /** Replaces the value. */
  | { readonly set: unknown }
  /** Changes properties of an object, or elements (by index) of a list that keeps its length; `drop` removes properties. */
  | { readonly in: Readonly<Record<string, Changes>>; readonly drop?: readonly string[] }
  /** Appends elements to a list. */
  | { readonly push: readonly unknown[] };

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The changes that turn `before` into `after`; null when they are equal. */
export function changesBetween(before: unknown, after: unknown): Changes | null {
  if (Object.is(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after);
  if (isPlain(before) && isPlain(after)) return changesInObject(before, after);
  return { set: after };
}

function changesInObject(before: Plain, after: Plain): Changes | null {
  const changed: Record<string, Changes> = {};
  const drop: string[] = [];
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    const known = Object.hasOwn(before, key) && before[key] !== undefined;
    const changes = known ? changesBetween(before[key], after[key]) : { set: after[key] };
    if (changes !== null) define(changed, key, changes);
  }
  for (const key of Object.keys(before)) {
    const isGone = !Object.hasOwn(after, key) || after[key] === undefined;
    if (before[key] !== undefined && isGone) drop.push(key);
  }
  if (drop.length > 0) return { in: changed, drop };
  return Object.keys(changed).length === 0 ? null : { in: changed };
}

function changesInList(before: readonly unknown[], after: readonly unknown[]): Changes | null {
  if (after.length < before.length) return { set: after };
  const changed: Record<string, Changes> = {};
  for (const [index, element] of before.entries()) {
    const changes = changesBetween(element, after[index]);
    if (changes !== null) changed[index] = changes;
  }
  const isKept = Object.keys(changed).length === 0;
  if (after.length > before.length) return isKept ? { push: after.slice(before.length) } : { set: after };
  return isKept ? null : { in: changed };
}

/** `before` with the changes applied. Unchanged parts keep their identity. */
export function withChanges(before: unknown, changes: Changes | null): unknown {
  if (changes === null) return before;
  if ('set' in changes) return changes.set;
  if ('push' in changes) return Array.isArray(before) ? [...before, ...changes.push] : changes.push;
  if (Array.isArray(before)) {
    return before.map((element: unknown, index) => withChanges(element, changes.in[index] ?? null));
  }
  const next: Record<string, unknown> = {};
  const drop = new Set(changes.drop);
  const known: Plain = isPlain(before) ? before : {};
  for (const key of Object.keys(known)) if (!drop.has(key)) define(next, key, known[key]);
  for (const [key, change] of Object.entries(changes.in)) {
    define(next, key, withChanges(Object.hasOwn(known, key) ? known[key] : undefined, change));
  }
  return next;
}

/** Defines an own property, also for the key `__proto__`, whose assignment would set the prototype instead. */
function define<Value>(target: Record<string, Value>, key: string, value: Value): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
