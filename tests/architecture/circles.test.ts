import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

/** Files of core that import each other in a circle, by values or by types. */
function circlesOf(core: readonly SourceFile[]): readonly string[] {
  const targetsOf = new Map(
    core.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => (target === null ? [] : [target])),
    ]),
  );
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) circles.push([...trail.slice(seenAt), path].join(' -> '));
    if (seenAt >= 0 || finished.has(path)) return;
    for (const target of targetsOf.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const { path } of core) visit(path, []);
  return circles;
}

describe('the files of core', () => {
  it('import each other in no circle', () => {
    const core = sourceFiles('src/core');
    expect(circlesOf(core)).toEqual([]);
    const [first, second] = core;
    if (first === undefined || second === undefined) throw new Error('Core has no files.');
    const statement = { specifier: '', isDynamic: false, isTypeOnly: true };
    const circle = [
      { ...first, imports: [{ ...statement, target: second.path }] },
      { ...second, imports: [{ ...statement, target: first.path }] },
    ];
    expect(circlesOf(circle)).toHaveLength(1);
  });
});
