import { lineAt, type Mutant } from './mutant.ts';

/** What may be replaced in the body of a function, and by what. */
const CHANGES: readonly (readonly [RegExp, Mutant['kind'], (found: string) => string])[] = [
  [/(?<=\s)(?:=|<>)(?=\s)/g, 'invert', (found) => (found === '=' ? '<>' : '=')],
  [
    /(?<=\s)(?:<=|>=|<|>)(?=\s)/g,
    'invert',
    (found) => ({ '<': '>=', '>': '<=', '<=': '>', '>=': '<' })[found] ?? '',
  ],
  [/\bis not null\b|\bis null\b/g, 'invert', (found) => (found === 'is null' ? 'is not null' : 'is null')],
  [/\b(?:and|or)\b(?! replace)/g, 'invert', (found) => (found === 'and' ? 'or' : 'and')],
  [/\bnot (?=exists|private|public|\()/g, 'drop', () => ''],
  [/\b(?:true|false)\b/g, 'invert', (found) => (found === 'true' ? 'false' : 'true')],
  [/(?<=[\s(])\d+(?=[\s,;)])/g, 'off by one', (found) => String(Number(found) + 1)],
  [/^[ ]*perform [^;]*;/gm, 'drop', () => 'null;'],
];

const FUNCTION = /create (?:or replace )?function ([\w.]+)[\s\S]*?as \$(\w*)\$([\s\S]*?)\$\2\$/gi;

/** Changes in the bodies of the functions that stand at the end: what a later migration defines again is gone. */
export function sqlMutants(migrations: readonly { path: string; text: string }[]): readonly Mutant[] {
  const last = new Map<string, { path: string; text: string; start: number; end: number }>();
  for (const { path, text } of migrations)
    for (const found of text.matchAll(FUNCTION)) {
      const [whole, name = '', tag = '', body = ''] = found;
      const end = found.index + whole.length - tag.length - 2;
      last.set(name, { path, text, start: end - body.length, end });
    }
  return [...last.values()].flatMap(({ path, text, start, end }) => {
    const body = text.slice(start, end).replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
    return CHANGES.flatMap(([pattern, kind, change]) =>
      [...body.matchAll(pattern)].map(({ 0: from, index }): Mutant => {
        const at = start + index;
        return {
          path,
          line: lineAt(text, at),
          kind,
          from,
          to: change(from),
          start: at,
          end: at + from.length,
        };
      }),
    );
  });
}
