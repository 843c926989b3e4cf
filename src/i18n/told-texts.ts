import type { StoryTexts } from '../core/contracts/runs.ts';
import type { TextTree } from '../core/kernel/text-tree.ts';

/** Texts that came with an answer of the server, by namespace: those of stories that no file of the browser holds. */
const told = new Map<string, StoryTexts[string]>();

/** Takes texts in before the screen that shows their story loads its namespaces. */
export function keepToldTexts(texts: StoryTexts | undefined): void {
  for (const [namespace, story] of Object.entries(texts ?? {})) told.set(namespace, story);
}

/** What was told of a namespace: the words in a language, and the namespace that they stand over; null for an ordinary one. */
export function toldTexts(
  language: string,
  namespace: string,
): { readonly over: string; readonly texts: TextTree } | null {
  const story = told.get(namespace);
  if (story === undefined) return null;
  return { over: story.over, texts: story.texts[language] ?? {} };
}
