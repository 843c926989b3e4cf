import { describe, expect, it } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/i18n/languages.ts';
import { holesOf, textsOf, withoutChosenEnding } from './text-files.ts';

const english = textsOf(SOURCE_LANGUAGE);
const others = Object.keys(LANGUAGES).filter((language) => language !== SOURCE_LANGUAGE);

const keysWhere = (
  texts: ReadonlyMap<string, string>,
  wrong: (text: string, key: string) => boolean,
): string[] => [...texts].filter(([key, text]) => wrong(text, key)).map(([key]) => key);

/** Words that are written alike in English and Spanish. */
const SAME_WORDS = [
  'Chat',
  'Ticket',
  'Tickets',
  'Bits',
  'Cables',
  'Demo',
  'Error',
  'Familiar',
  'Firmware',
  'Hardware',
  'Individual',
  'Macro',
  'Macros',
  'Malware',
  'Manual',
  'Monitor',
  'No',
  'Plan',
  'Scripts',
  'Ticket',
  'Tutorial',
];
/** Names of people, texts printed on a board, keys of a keyboard, numbers of tickets. */
const NAMES = [
  ...['BOOT', 'CPU', 'DRAM', 'POST', 'VGA', 'Ctrl+B', 'DEMO-60', 'INC-2041', 'P2', 'SIM 0 · 60 S'],
  ...['Daniel Reyes', 'Ines Hoffmann', 'Maya Okafor', 'Grete Sandvik', 'Omar Castellan', 'Priya Lindqvist'],
  ...['Renate Aalto', 'Tomasz Wrona', 'Larkfield Home & Garden'],
  ...['Ashby', 'Brill', 'Coln'],
  ...['Core 1', 'Core 2', 'Linux', 'RAM', 'Wi-Fi', 'Windows 11 Enterprise', 'macOS'],
  // Printed on the machines and on the instruments.
  ...[
    'Kestrel B7',
    'Harrow 5000 MT',
    'Marlow 14',
    'Brant H6',
    'OFF',
    'PS_ON',
    'AHCI',
    'RAID',
    'USB',
    'V DC',
    'V AC',
    'A DC',
    'Power good',
  ],
  ...[
    '{{volts}} V',
    '{{range}} V',
    '{{range}} Ω',
    'Ω',
    'Pin {{pin}}',
    'Pin, {{probe}}',
    'Manual: {{section}}',
  ],
];
const ALIKE: ReadonlySet<string> = new Set([...SAME_WORDS, ...NAMES]);
/** Units are no words: `20 min`, `5 s`. */
const UNITS = /\b(min|s|h)\b/g;

const hasWords = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, '').replace(UNITS, ''));

describe('English', () => {
  it('leaves no text empty', () => {
    expect(keysWhere(english, (text) => text.trim() === '')).toEqual([]);
  });
});

describe.each(others)('the language %s', (language) => {
  const texts = textsOf(language);
  const asked = (all: ReadonlyMap<string, string>) => new Set([...all.keys()].map(withoutChosenEnding));

  it('has the keys of English, and no others', () => {
    const [wanted, present] = [asked(english), asked(texts)];
    expect([...wanted].filter((key) => !present.has(key))).toEqual([]);
    expect([...present].filter((key) => !wanted.has(key))).toEqual([]);
    expect(keysWhere(texts, (text) => text.trim() === '')).toEqual([]);
  });

  it('has each counted text in every form that its numbers need', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = keysWhere(english, (_, key) => key.endsWith('_other')).map(withoutChosenEnding);
    const missing = counted.flatMap((key) => forms.map((form) => `${key}_${form}`));
    expect(counted).not.toEqual([]);
    expect(missing.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has the same placeholders and tags in each text', () => {
    const different = keysWhere(texts, (text, key) => {
      const source = english.get(key) ?? english.get(`${withoutChosenEnding(key)}_other`) ?? '';
      return holesOf(text).join() !== holesOf(source).join();
    });
    expect(different).toEqual([]);
  });

  it('leaves nothing in English but names, units and identical words', () => {
    const left = keysWhere(
      texts,
      (text, key) => text === english.get(key) && hasWords(text) && !ALIKE.has(text),
    );
    expect(left).toEqual([]);
  });
});

describe('Spanish', () => {
  it('calls people "tú" throughout', () => {
    const distant =
      /\b(usted(es)?|vosotros|vuestr[oa]s?|vos|ingrese|elija|escriba|seleccione|inténtelo|su (cuenta|correo|plan))\b/i;
    expect(keysWhere(textsOf('es'), (text) => distant.test(text))).toEqual([]);
  });

  it('has opening marks for questions, exclamations and quotes', () => {
    const count = (text: string, mark: string): number => text.split(mark).length;
    const pairs = ['¿?', '¡!', '«»'] as const;
    const unbalanced = keysWhere(textsOf('es'), (text) =>
      pairs.some(([open = '', close = '']) => count(text, open) !== count(text, close)),
    );
    expect(unbalanced).toEqual([]);
  });
});
