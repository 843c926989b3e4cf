import { escapeHtml } from '../http/html.ts';

/** The data of a template; `.Data.language` is `{ Data: { language } }`. */
export interface TemplateData {
  readonly [name: string]: unknown;
}

type Value = (data: TemplateData) => unknown;
type Part = (data: TemplateData) => string;

interface Branch {
  readonly holds: Value;
  readonly parts: Part[];
}

/**
 * Renders a template as Go's `html/template` does for hosted Auth. Supports what supabase/templates use: `{{ .Path }}`,
 * `{{ if eq a b }}`, `{{ else if eq a b }}`, `{{ else }}` and `{{ end }}`, where a value is a path, a quoted text or
 * `(print a b)`. Inserted values are escaped.
 *
 * @throws Error at any other construct, which would work on hosted Supabase only.
 */
export function renderGoTemplate(template: string, data: TemplateData): string {
  return parse(template)
    .map((part) => part(data))
    .join('');
}

const ALWAYS: Value = () => true;

function parse(template: string): readonly Part[] {
  const root: Part[] = [];
  // The branches of each open `if`, outermost first; parsed parts belong to the last branch of the innermost `if`.
  const open: Branch[][] = [];
  const current = (): Part[] => open.at(-1)?.at(-1)?.parts ?? root;
  for (const piece of template.split(/(\{\{.*?\}\})/s)) {
    const action = /^\{\{(.*)\}\}$/s.exec(piece)?.[1]?.trim();
    if (action === undefined) {
      if (piece.includes('{{')) throw new Error(`A template leaves {{ open: ${piece.slice(0, 40)}`);
      current().push(() => piece);
    } else if (action.startsWith('if ')) {
      const branches: Branch[] = [{ holds: condition(action.slice('if '.length)), parts: [] }];
      current().push((data) => choose(branches, data));
      open.push(branches);
    } else if (action === 'else' || action.startsWith('else if ')) {
      const holds = action === 'else' ? ALWAYS : condition(action.slice('else if '.length));
      const branches = open.at(-1);
      if (branches === undefined || branches.at(-1)?.holds === ALWAYS) throw unknown(action);
      branches.push({ holds, parts: [] });
    } else if (action === 'end') {
      if (open.pop() === undefined) throw unknown(action);
    } else {
      const value = toValue(action);
      current().push((data) => escapeHtml(asText(value(data))));
    }
  }
  if (open.length > 0) throw new Error('A template leaves an {{ if }} open.');
  return root;
}

function choose(branches: readonly Branch[], data: TemplateData): string {
  const taken = branches.find(({ holds }) => holds(data) === true);
  return (taken?.parts ?? []).map((part) => part(data)).join('');
}

/** A path, a text in quotes, or those in `(print ...)`. */
const VALUE = /\(print(?: (?:\.[\w.]+|"[^"]*"))+\)|\.[\w.]+|"[^"]*"/g;

function condition(text: string): Value {
  const values = text.match(VALUE) ?? [];
  const [first, second] = values;
  if (first === undefined || second === undefined || `eq ${values.join(' ')}` !== text || values.length > 2) {
    throw unknown(text);
  }
  const [left, right] = [toValue(first), toValue(second)];
  return (data) => left(data) === right(data);
}

function toValue(text: string): Value {
  if (text.match(VALUE)?.[0] !== text) throw unknown(text);
  if (text.startsWith('"')) return () => text.slice(1, -1);
  if (text.startsWith('(')) {
    const values = (text.slice('(print'.length, -1).match(VALUE) ?? []).map(toValue);
    return (data) => values.map((value) => asText(value(data))).join('');
  }
  const path = text.slice(1).split('.');
  return (data) => path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), data);
}

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function isRecord(value: unknown): value is TemplateData {
  return typeof value === 'object' && value !== null;
}

function unknown(text: string): Error {
  return new Error(`The local mailbox does not know this construct of a template: ${text}`);
}
