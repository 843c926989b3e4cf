import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../support/source-files.ts';

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

  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let around = groups;
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const title = titleOf(node.arguments[0]);
      const names = calledNames(node.expression);
      const isGroup = names.includes('describe');
      const isTest = !isGroup && TESTS.has(names[0] ?? '');
      if (title !== null && (isGroup || isTest)) {
        if (names.some((name) => NOT_RUN.has(name))) return;
        around = [...groups, title];
        if (isTest) {
          tests.push({ title, path: around.join(' > '), source: node.getText() });
          shared = shared.replace(node.getText(), '');
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };

  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), []);
  return { tests, shared };
}

/** `it.each(rows)` is `['it', 'each']`. */
function calledNames(expression: ts.Expression): readonly string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...calledNames(expression.expression), expression.name.text];
  }
  if (ts.isCallExpression(expression)) return calledNames(expression.expression);
  return [];
}

function titleOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : null;
}
