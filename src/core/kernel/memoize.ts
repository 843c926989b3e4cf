/**
 * Derives a fact of an immutable value once, and keeps it for as long as the value is kept. For what is asked for again and
 * again between two changes.
 */
export function memoize<Value extends object, Fact>(derive: (value: Value) => Fact): (value: Value) => Fact {
  const facts = new WeakMap<Value, { readonly fact: Fact }>();
  return (value) => {
    const known = facts.get(value);
    if (known !== undefined) return known.fact;
    const fact = derive(value);
    facts.set(value, { fact });
    return fact;
  };
}
