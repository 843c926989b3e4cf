import type { ChapterEntry } from './manual.ts';

/** Where an anchor such as `seat-memory` leads. */
export interface Place {
  /** Of the chapter, from 1. */
  readonly number: number;
  readonly chapter: ChapterEntry;
}

/** The chapter that an anchor names, or that holds the section of that name; null for an anchor that is not in the manual. */
export function placeOf(chapters: readonly ChapterEntry[], anchor: string): Place | null {
  const index = chapters.findIndex(
    ({ id, sections }) => id === anchor || sections.some((section) => section.id === anchor),
  );
  const chapter = chapters[index];
  return chapter === undefined ? null : { number: index + 1, chapter };
}
