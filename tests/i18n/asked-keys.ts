import type { SourceFile } from '../support/source-files.ts';
import { type Node, parse, piecesOf, stringOf, walk } from '../support/syntax.ts';
import { namespacesOf, patternOf } from './keys-in-code.ts';

/** What answers a text when it is called with a key. Keys of a case's texts are proven with the cases. */
const TRANSLATORS: ReadonlySet<string> = new Set(['t', 'text']);

/** A key that a call asks for, as it stands in the code, and the full keys it may mean: each a key, or a pattern of one. */
export interface AskedText {
  readonly asked: string;
  readonly meant: readonly (string | RegExp)[];
}

/** The keys that a file asks a translator for, in one piece or put together; keys that come from elsewhere are not seen. */
export function askedTexts(file: SourceFile): readonly AskedText[] {
  const found: AskedText[] = [];
  const namespaces = namespacesOf(file);
  walk(parse(file), (node) => {
    if (node.type !== 'CallExpression' || !isTranslator(node.callee)) return;
    const [argument] = node.arguments;
    for (const key of keysOf(argument)) {
      const pieces = piecesOfKey(key);
      const isQualified = /^[a-z-]+:/.test(pieces[0] ?? '');
      const prefixes = isQualified ? [''] : namespaces.map((name) => `${name}:`);
      const meant = prefixes.map((prefix) => patternOf(prefix, pieces)).filter((one) => one !== '');
      if (meant.length > 0) found.push({ asked: `${file.path} ${pieces.join('…')}`, meant });
    }
  });
  return found;
}

/** `t(...)`, and `speaker.text(...)`. */
function isTranslator(callee: Node): boolean {
  if (callee.type === 'Identifier') return TRANSLATORS.has(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return TRANSLATORS.has(callee.property.name);
}

/** The literals that an argument may be: of `a ? 'x' : 'y'` both, of `['x', 'y']` none, for one of them is enough. */
function keysOf(node: Node | null | undefined): readonly Node[] {
  if (node == null) return [];
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  if (node.type === 'TSAsExpression') return keysOf(node.expression);
  return stringOf(node) !== null || node.type === 'TemplateLiteral' ? [node] : [];
}

function piecesOfKey(node: Node): readonly string[] {
  return node.type === 'TemplateLiteral' ? piecesOf(node) : [stringOf(node) ?? ''];
}
