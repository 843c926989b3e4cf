import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../support/source-files.ts';
import { childrenOf, type Node, parse, stringOf } from '../support/syntax.ts';

/** A named test, as a proof of something: the file from the project root, and the title or `group > title`. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

interface FoundTest {
  /** The titles of the groups around it and its own, joined by ` > `, with placeholders as written. */
  readonly path: string;
  readonly title: string;
  readonly source: string;
}

interface TestFile {
  readonly tests: readonly FoundTest[];
  /** What the tests of the file share: everything but the tests. */
  readonly shared: string;
}

const TESTS = new Set(['it', 'test']);
/** A test that is never run proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails']);

const read = new Map<string, TestFile | null>();

/** Says what is wrong with a proof, or null: the file is missing, or not exactly one test of it has the title. */
export function complaintAbout({ file, title }: Proof): string | null {
  const found = testFile(file);
  if (found === null) return `${file} does not exist`;
  const matches = testsNamed(found, title).length;
  if (matches === 1) return null;
  return matches === 0 ? `${file} has no test '${title}'` : `${file} has ${matches} tests '${title}'`;
}

/** What a named test is made of: its own code and what its file shares. Empty when there is no such test. */
export function sourceOfTest({ file, title }: Proof): string {
  const found = testFile(file);
  const [test] = found === null ? [] : testsNamed(found, title);
  return found === null || test === undefined ? '' : `${found.shared}\n${test.source}`;
}

function testsNamed(file: TestFile, title: string): readonly FoundTest[] {
  return file.tests.filter((test) => test.title === title || test.path === title);
}

function testFile(path: string): TestFile | null {
  const known = read.get(path);
  if (known !== undefined) return known;
  const found = existsSync(join(PROJECT_ROOT, path)) ? readTests(path) : null;
  read.set(path, found);
  return found;
}

function readTests(path: string): TestFile {
  const text = readFileSync(join(PROJECT_ROOT, path), 'utf8');
  const tests: FoundTest[] = [];
  let shared = text;

  const visit = (node: Node, groups: readonly string[]): void => {
    let around = groups;
    if (node.type === 'CallExpression' && node.arguments.length > 1) {
      const title = titleOf(node.arguments[0], text);
      const names = calledNames(node.callee);
      const isGroup = names.includes('describe');
      const isTest = !isGroup && TESTS.has(names[0] ?? '');
      if (title !== null && (isGroup || isTest)) {
        if (names.some((name) => NOT_RUN.has(name))) return;
        around = [...groups, title];
        if (isTest) {
          const source = text.slice(node.start, node.end);
          tests.push({ title, path: around.join(' > '), source });
          shared = shared.replace(source, '');
        }
      }
    }
    for (const child of childrenOf(node)) visit(child, around);
  };

  visit(parse({ path, text }), []);
  return { tests, shared };
}

/** `it.each(rows)` is `['it', 'each']`. */
function calledNames(callee: Node): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return [...calledNames(callee.object), callee.property.name];
  }
  return callee.type === 'CallExpression' ? calledNames(callee.callee) : [];
}

/** The title as written, placeholders included; null when it is no text. */
function titleOf(argument: Node | undefined, text: string): string | null {
  if (argument?.type !== 'TemplateLiteral') return stringOf(argument);
  return argument.expressions.length === 0
    ? stringOf(argument)
    : text.slice(argument.start + 1, argument.end - 1);
}
