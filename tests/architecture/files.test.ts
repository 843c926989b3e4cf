import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

const MAX_LINES = 300;
/** Names that say nothing about what is inside. */
const MEANINGLESS_NAME = /(^|\/)(utils?|misc|helpers?|common|index)(\.tsx?$|\/)/;

const files = sourceFiles('src', 'supabase', 'tests');

const pathsWhere = (wrong: (file: SourceFile) => boolean): readonly string[] =>
  files.filter(wrong).map((file) => file.path);

describe('files', () => {
  it('stay below 300 lines, except scenario data and generated types', () => {
    const tooLong = pathsWhere(
      (file) =>
        !file.path.includes('/scenarios/') &&
        file.path !== 'src/core/contracts/database.ts' &&
        file.text.split('\n').length > MAX_LINES,
    );
    expect(tooLong).toEqual([]);
  });

  it('have names in kebab-case', () => {
    expect(pathsWhere((file) => !/^[a-z0-9_./-]+$/.test(file.path.replace('_shared', '')))).toEqual([]);
  });

  it('have names that say what is inside, except the entry of an Edge Function', () => {
    const meaningless = pathsWhere(
      (file) =>
        MEANINGLESS_NAME.test(file.path) && !/^supabase\/functions\/[^/]+\/index\.ts$/.test(file.path),
    );
    expect(meaningless).toEqual([]);
  });

  it('export by name, except lazily loaded pages and tool configuration', () => {
    const withDefault = pathsWhere(
      (file) =>
        /^export default /m.test(file.text) &&
        !/^src\/app\/pages\/|^src\/app\/simulations\/(testing-lab|ticketing-desk)\.tsx$|\.config\.ts$|^src\/features\/hardware-lab\/(demo-lab|scene\/lab-scene)\.tsx$/.test(
          file.path,
        ),
    );
    expect(withDefault).toEqual([]);
  });

  it('do not disable type checks', () => {
    const switchedOff = pathsWhere((file) =>
      new RegExp(['@ts-', '(ignore|nocheck|expect-error)'].join('')).test(file.text),
    );
    expect(switchedOff).toEqual([]);
  });
});
