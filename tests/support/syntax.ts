import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export type { Node };

/** A TypeScript file as a tree of syntax (ESTree and TypeScript's own nodes); parentheses leave no node. */
export function parse(file: { readonly path: string; readonly text: string }): Program {
  const { program, errors } = parseSync(file.path, file.text, { preserveParens: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file.path}: ${error.message}`);
  return program;
}

/** The nodes directly below a node, in the order of the file. */
export function childrenOf(node: Node): readonly Node[] {
  const fields = node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const children = [fields[key] ?? []].flat() as (Node | null)[];
    return children.filter((child) => child !== null);
  });
}

/** Visits a node and all below it, each before its children. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void): void {
  const enter = (entered: Node, parent: Node | null): void => {
    visit(entered, parent);
    for (const child of childrenOf(entered)) enter(child, entered);
  };
  enter(node, null);
}

/** The text of a string literal, or of a template without holes; null for any other node. */
export function stringOf(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? piecesOf(node).join('') : null;
}

/** The literal pieces of a template, with a hole between each two. */
export function piecesOf(template: Extract<Node, { type: 'TemplateLiteral' }>): readonly string[] {
  return template.quasis.map(({ value }) => value.cooked ?? value.raw);
}
