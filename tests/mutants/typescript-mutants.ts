import { type Node, parse, walk } from '../support/syntax.ts';
import { lineAt, type Mutant } from './mutant.ts';

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Every change of this kind that a TypeScript file allows; texts, types and imports stay as they are. */
export function typescriptMutants(path: string, text: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const add = (kind: Mutant['kind'], start: number, end: number, to: string): void => {
    mutants.push({ path, line: lineAt(text, start), kind, from: text.slice(start, end), to, start, end });
  };
  walk(parse({ path, text }), (node) => {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const opposite = OPPOSITES[node.operator];
      if (opposite === undefined || joinsText(node)) return;
      const at = text.indexOf(node.operator, node.left.end);
      add('invert', at, at + node.operator.length, opposite);
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      add('drop', node.start, node.start + 1, '');
    } else if (node.type === 'ExpressionStatement' && isCall(node.expression)) {
      add('drop', node.start, node.end, ';');
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      add('off by one', node.start, node.end, String(node.value + 1));
    } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
      add('invert', node.start, node.end, String(!node.value));
    }
  });
  return mutants;
}

/** A plus between texts has no minus. */
function joinsText({ operator, left, right }: { operator: string; left: Node; right: Node }): boolean {
  const isText = ({ type, ...node }: Node): boolean =>
    type === 'TemplateLiteral' ||
    (type === 'Literal' && typeof (node as { value?: unknown }).value === 'string');
  return operator === '+' && (isText(left) || isText(right));
}

function isCall(node: Node): boolean {
  return node.type === 'CallExpression' || (node.type === 'AwaitExpression' && isCall(node.argument));
}
