import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../support/source-files.ts';

interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Full key (`namespace:group.name`, `cases/<story>:group.name`) -> text. */
export type Texts = ReadonlyMap<string, string>;

/** Its keys are whole sentences, and English has none of it: see src/i18n/sentences.ts. */
const SPOKEN_FILE = 'spoken.json';
const FOLDER = join(PROJECT_ROOT, 'src/i18n');

const readOnce = new Map<string, Texts>();

/** Every text of a language, by its full key: hundreds of files, read once a worker. */
export function textsOf(language: string): Texts {
  const texts = readOnce.get(language) ?? readTexts(language);
  readOnce.set(language, texts);
  return texts;
}

function readTexts(language: string): Texts {
  const names = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== SPOKEN_FILE)
    .map((name) => name.replaceAll('\\', '/'));
  return new Map(names.flatMap((name) => entriesOf(read(language, name), `${name.replace(/\.json$/, '')}:`)));
}

/** The sentences that come as finished English, and what the language makes of them. */
export function spokenOf(language: string): Texts {
  return new Map(entriesOf(read(language, SPOKEN_FILE), ''));
}

/** What a text is asked for by: without the ending that i18next chooses by the count or the context. */
export function withoutChosenEnding(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other|chat|visit)$/, '');
}

/** `{{name}}` and `<tag>` of a text, sorted; how a value is formatted is the language's own business. */
export function holesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?(\w+)>/g)].map(([hole, name]) => name ?? hole).sort();
}

function read(language: string, name: string): TextTree {
  return JSON.parse(readFileSync(join(FOLDER, language, name), 'utf8')) as TextTree;
}

function entriesOf(tree: TextTree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}
