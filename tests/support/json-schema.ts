/**
 * As much of JSON Schema (2019-09) as our schemas use. Unknown words are refused, so that no rule is passed over in silence.
 */
type Schema = Readonly<Record<string, unknown>>;

const NOTES = ['$schema', 'title', 'description'];

type Rule = (rule: never, value: unknown, schema: Schema) => readonly string[] | boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
};

const RULES: Readonly<Record<string, Rule>> = {
  type: (type: string, value) => TYPES[type]?.(value) ?? false,
  const: (wanted: unknown, value) => value === wanted,
  enum: (wanted: readonly unknown[], value) => wanted.includes(value),
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minLength: (least: number, value) => typeof value !== 'string' || value.length >= least,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  required: (names: readonly string[], value) => !isObject(value) || names.every((name) => name in value),
  properties: (properties: Readonly<Record<string, Schema>>, value) =>
    isObject(value)
      ? Object.entries(properties).flatMap(([name, schema]) =>
          name in value ? schemaFaults(schema, value[name]).map((fault) => `${name}.${fault}`) : [],
        )
      : true,
  items: (items: Schema | readonly Schema[], value, { additionalItems }) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => {
          const schema = Array.isArray(items) ? (items[index] ?? additionalItems) : items;
          return schemaFaults(schema as Schema, item).map((fault) => `${index}.${fault}`);
        })
      : true,
  additionalItems: () => true,
  contains: (schema: Schema, value) =>
    !Array.isArray(value) || value.some((item) => schemaFaults(schema, item).length === 0),
  allOf: (schemas: readonly Schema[], value) => schemas.flatMap((schema) => schemaFaults(schema, value)),
};

/** Where a value breaks a schema, such as `issuer.id.pattern`; nothing for a value that it allows. */
export function schemaFaults(schema: Schema, value: unknown): readonly string[] {
  return Object.entries(schema).flatMap(([word, rule]) => {
    if (NOTES.includes(word)) return [];
    const check = RULES[word];
    if (check === undefined) throw new Error(`The schema says ${word}, which nothing checks.`);
    const answer = check(rule as never, value, schema);
    return typeof answer === 'boolean' ? (answer ? [] : [word]) : answer;
  });
}
