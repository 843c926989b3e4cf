import type { Language } from '../../../i18n/languages.ts';
import type { Chapter, ManualContents } from './manual.ts';

/** The compiled sources (`src/build/manual/plugin.ts`), each a file of its own: a reader fetches one chapter in one language. */
const CONTENTS = import.meta.glob<ManualContents>('../chapters/*/contents.md', { import: 'default' });
const CHAPTERS = import.meta.glob<Chapter>('../chapters/*/[0-9]*.md', { import: 'default' });

/** Title, edition and table of contents of the manual. */
export async function loadContents(language: Language): Promise<ManualContents> {
  return load(CONTENTS, `../chapters/${language}/contents.md`);
}

/** The text of one chapter: its number in the manual, from 1, and its id. */
export async function loadChapter(language: Language, number: number, id: string): Promise<Chapter> {
  return load(CHAPTERS, `../chapters/${language}/${String(number).padStart(2, '0')}-${id}.md`);
}

function load<Part>(files: Readonly<Record<string, () => Promise<Part>>>, path: string): Promise<Part> {
  const file = files[path];
  if (file === undefined) throw new Error(`The manual has no ${path}`);
  return file();
}
