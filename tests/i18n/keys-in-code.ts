import type { SourceFile } from '../support/source-files.ts';
import { parse, piecesOf, stringOf, walk } from '../support/syntax.ts';

/** One key that a file asks for: literal pieces, with a hole between each two. `isQualified`: it names its namespace. */
interface AskedKey {
  readonly pieces: readonly string[];
  readonly isQualified: boolean;
}

interface KeysOfFile {
  readonly namespaces: readonly string[];
  readonly asked: readonly AskedKey[];
}

/** Answers, for a full key, whether any of the files asks for it. */
export function keysInCode(files: readonly SourceFile[]): (key: string) => boolean {
  const words = new Set<string>();
  const built: RegExp[] = [];
  const perFile = files.map((file) => readKeys(file, words, built));
  // An id may be put together too: `module-${slot}-dead`.
  const isWritten = (fill: string): boolean =>
    words.has(fill) ||
    built.some((id) => {
      const [, ...parts] = id.exec(fill) ?? [];
      return parts.length > 0 && parts.every((part) => words.has(part));
    });
  const patterns = perFile.flatMap(({ namespaces, asked }) =>
    asked.flatMap(({ pieces, isQualified }) =>
      (isQualified ? [''] : namespaces.map((name) => `${name}:`)).map((prefix) => patternOf(prefix, pieces)),
    ),
  );
  const whole = new Set(patterns.filter((pattern) => typeof pattern === 'string'));
  const holed = patterns.filter((pattern) => pattern instanceof RegExp);
  // What fills a hole has to be written somewhere too: an id, a state, a name in a table.
  return (key) =>
    whole.has(key) ||
    holed.some((pattern) => {
      const [, ...fills] = pattern.exec(key) ?? [];
      return fills.length > 0 && fills.every(isWritten);
    });
}

function readKeys(file: SourceFile, words: Set<string>, built: RegExp[]): KeysOfFile {
  const asked: AskedKey[] = [];
  const add = (pieces: readonly string[]): void => {
    asked.push({ pieces, isQualified: /^(?:[a-z-]+:|cases\/)/.test(pieces[0] ?? '') });
  };
  walk(parse(file), (node) => {
    const text = stringOf(node);
    if (text !== null) {
      words.add(text);
      add([text]);
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      words.add(String(node.value));
    } else if (node.type === 'TemplateLiteral') {
      add(piecesOf(node));
      built.push(...idsOf(piecesOf(node)));
    } else if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed || property.shorthand || property.method)
          continue;
        if (property.key.type === 'Identifier') words.add(property.key.name);
      }
    }
  });
  return { namespaces: namespacesOf(file), asked };
}

/** The ids that a template makes: it has at least a word of its own, and no blank, full stop or colon. */
function idsOf(pieces: readonly string[]): readonly RegExp[] {
  const isId =
    pieces.some((piece) => /[a-z]{3}/.test(piece)) && pieces.every((piece) => /^[\w-]*$/.test(piece));
  return isId && pieces.length > 1 ? [new RegExp(`^${pieces.join('([^.:]+)')}$`)] : [];
}

/** The namespaces a file's unqualified keys may belong to. */
export function namespacesOf({ path, text }: SourceFile): readonly string[] {
  const named = [...text.matchAll(/useTranslation\(([^)]*)\)|getFixedT\([^),]*,([^)]*)\)/g)].flatMap(
    ([, hook, fixed]) => [...(hook ?? fixed ?? '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
  // The machine's view names its parts by keys below `lab`.
  const isLab =
    path.startsWith('src/core/hardware/') ||
    /\b(LabText|useLabText|Speaker|NameSpeaker|useSpeaker)\b/.test(text);
  return [...named, ...(isLab ? ['lab'] : [])];
}

export function patternOf(prefix: string, pieces: readonly string[]): string | RegExp {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return prefix + only;
  // A template of holes alone would ask for everything.
  const hasNamespace = pieces.some((piece) => piece.includes('.') || piece.includes(':'));
  const body = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('([^.:]+)');
  return hasNamespace ? new RegExp(`^${prefix}${body}$`) : '';
}
