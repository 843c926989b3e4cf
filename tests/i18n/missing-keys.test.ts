import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { sourceFiles } from '../support/source-files.ts';
import { type AskedText, askedTexts } from './asked-keys.ts';
import { textsOf, withoutChosenEnding } from './text-files.ts';

const asked = sourceFiles('src').flatMap(askedTexts);

/** What is asked for and has no text: a key that no file has, or a pattern that fits none. */
function missingIn(keys: ReadonlySet<string>, texts: readonly AskedText[] = asked): readonly string[] {
  const all = [...keys];
  const isThere = (key: string | RegExp): boolean =>
    typeof key === 'string' ? keys.has(key) : all.some((one) => key.test(one));
  return texts.filter(({ meant }) => !meant.some(isThere)).map(({ asked: key }) => key);
}

describe.each(Object.keys(LANGUAGES))('the texts of the language %s', (language) => {
  const keys = new Set([...textsOf(language).keys()].map(withoutChosenEnding));

  it('have every key that the code uses, literal or concatenated', () => {
    expect(asked.length).toBeGreaterThan(1000);
    expect(missingIn(keys)).toEqual([]);
  });

  it('are reported when a key is missing, and when no key matches a concatenated one', () => {
    const path = 'src/features/hardware-lab/workbench/records/example.tsx';
    const hole = '$'.concat('{id}');
    const text = [
      'const text = useLabText();',
      "text('demo.loading'); text(isOn ? 'demo.sceneLabel' : 'demo.nowhere');",
      `text(\`nowhere.${hole}\`); text(\`tutor.${hole}.title\`);`,
    ].join(' ');
    const example = askedTexts({ path, text, imports: [] });
    expect(missingIn(keys, example)).toEqual([`${path} demo.nowhere`, `${path} nowhere.…`]);
  });
});
