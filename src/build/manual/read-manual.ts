import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Chapter, Manual, ManualContents } from '../../features/manual/model/manual.ts';
import type { Language } from '../../i18n/languages.ts';
import { factsIn } from './facts/facts.ts';
import { DRAWINGS } from './figures/drawings.ts';
import { readChapter } from './read-chapter.ts';

/** Increment it, and set the date, with every published change. */
const EDITION = { edition: 9, date: '2026-11-28' } as const;

export const CHAPTERS_FOLDER = resolve('src/features/manual/chapters');
/** Title and subtitle of the manual; its compiled form is the table of contents. */
export const CONTENTS_FILE = 'contents.md';

/** The files of the chapters, in their order: `07-procedures.md`. */
export function chapterFiles(language: Language): readonly string[] {
  return readdirSync(join(CHAPTERS_FOLDER, language))
    .filter((file) => /^\d\d-[a-z-]+\.md$/.test(file))
    .sort();
}

export function sourceOf(language: Language, file: string): string {
  return readFileSync(join(CHAPTERS_FOLDER, language, file), 'utf8');
}

/** The text of a file with its facts filled in. Throws for a fact that there is not. */
function filled(language: Language, file: string): string {
  const facts = factsIn(language);
  return sourceOf(language, file).replaceAll(/\{\{([^}]+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${language}/${file}: there is no fact "${name}"`);
    return fact;
  });
}

export function compileChapter(language: Language, file: string): Chapter {
  return readChapter(file.replace(/^\d\d-|\.md$/g, ''), filled(language, file), DRAWINGS);
}

/** Title, edition and what each chapter is about, without the text of the chapters. */
export function compileContents(language: Language): ManualContents {
  const { chapters, ...book } = compileManual(language);
  return {
    ...book,
    chapters: chapters.map(({ id, title, sections }) => ({
      id,
      title,
      sections: sections.map((section) => ({ id: section.id, title: section.title })),
    })),
  };
}

export function compileManual(language: Language): Manual {
  const [title = '', subtitle = ''] = filled(language, CONTENTS_FILE).trim().split('\n\n');
  return {
    title: title.replace('# ', ''),
    subtitle,
    ...EDITION,
    chapters: chapterFiles(language).map((file) => compileChapter(language, file)),
  };
}
