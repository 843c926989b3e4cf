import { describe, expect, it } from 'vitest';
import { BRAND_NAME } from '../../src/core/brand.ts';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';
import { type Node, parse, piecesOf, stringOf, walk } from '../support/syntax.ts';

/** What people read or hear of an element beside its children. */
const READ_ATTRIBUTES =
  /^(alt|title|placeholder|label|description|aria-(label|description|placeholder|valuetext|roledescription))$/;

/** Our name, Google's letter, and what is printed on boards, devices and keys: the same in every language. */
const PRINTED: ReadonlySet<string> = new Set([
  BRAND_NAME,
  'G',
  'Esc',
  ...['BR-7 BENCH CONTROLLER', 'SD-4175'],
  ...['PCIEX16_1', 'PCIEX16_2', 'CPU_FAN1', 'DIMM A1 A2 B1 B2', 'KESTREL B7', 'F_PANEL'],
]);

/** Boards and the firmware of the machine speak English, as real ones do. */
const DRAWN = /^src\/features\/hardware-lab\/scene\/(builders|catalogue|kit|materials)\//;

/** `path: text` of every word in the markup of a file that does not come from the texts. */
function wordsInMarkup(file: SourceFile): readonly string[] {
  const found: string[] = [];
  const report = (text: string): void => {
    const words = text.replace(/&\w+;/g, ' ').trim();
    if (/\p{L}{2}|^\p{L}$/u.test(words) && !PRINTED.has(words)) found.push(`${file.path}: ${words}`);
  };
  walk(parse(file), (node, parent) => {
    if (node.type === 'JSXText') report(node.raw ?? node.value);
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') {
      if (READ_ATTRIBUTES.test(node.name.name)) writtenTexts(node.value).forEach(report);
    }
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
      writtenTexts(node.expression).forEach(report);
    }
  });
  return found;
}

/** Texts that an expression may come to, conditions included; calls are not looked into. */
function writtenTexts(node: Node | null): readonly string[] {
  switch (node?.type) {
    case 'Literal':
      return [stringOf(node) ?? ''];
    case 'TemplateLiteral':
      return piecesOf(node);
    case 'JSXExpressionContainer':
      return writtenTexts(node.expression);
    case 'ConditionalExpression':
      return [...writtenTexts(node.consequent), ...writtenTexts(node.alternate)];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return writtenTexts(node.right);
    default:
      return [];
  }
}

describe('components', () => {
  const screens = sourceFiles('src').filter(({ path }) => path.endsWith('.tsx') && !DRAWN.test(path));

  it('contain no hard-coded text: each comes from the text files', () => {
    expect(screens.flatMap(wordsInMarkup)).toEqual([]);
  });

  it('are parsed closely enough to find such text', () => {
    const text = `<p title={isOn ? "Open" : t("close")}>Hello {n > 1 && "people"} {\`at \${n}\`} <b>{t("x")}</b> · 5</p>`;
    const found = wordsInMarkup({ path: 'a.tsx', text, imports: [] });
    expect(found).toEqual(['a.tsx: Open', 'a.tsx: Hello', 'a.tsx: people', 'a.tsx: at']);
  });
});
