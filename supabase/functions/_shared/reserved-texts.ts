import type { StoryTexts } from '../../../src/core/contracts/runs.ts';
import type { ReservedStory } from '../../../src/core/kernel/judge.ts';
import { laidOver, type TextTree } from '../../../src/core/kernel/text-tree.ts';
import casesEn from '../../../src/i18n/en/reserved/cases.json' with { type: 'json' };
import ticketsEn from '../../../src/i18n/en/reserved/tickets.json' with { type: 'json' };
import casesEs from '../../../src/i18n/es/reserved/cases.json' with { type: 'json' };
import ticketsEs from '../../../src/i18n/es/reserved/tickets.json' with { type: 'json' };

/** Texts by story; `any` holds what all of them share. */
type ByStory = Readonly<Record<string, TextTree>>;

/** The words of a simulation's reserved stories. No file of the browser has them (tests/build searches for them). */
export interface ReservedTexts {
  /** Where the texts of the simulation's stories stand. */
  readonly folder: 'cases' | 'tickets';
  readonly en: ByStory;
  readonly es: ByStory;
}

export const RESERVED_CASES: ReservedTexts = { folder: 'cases', en: casesEn, es: casesEs };
export const RESERVED_TICKETS: ReservedTexts = { folder: 'tickets', en: ticketsEn, es: ticketsEs };

/** What a page needs of these stories to show them as what they are; null for none. */
export function textsOf(
  { folder, ...languages }: ReservedTexts,
  stories: readonly Pick<ReservedStory, 'id' | 'twinOf'>[],
): StoryTexts | null {
  if (stories.length === 0) return null;
  const namespaceOf = (story: string): string => `${folder}/${story.toLowerCase()}`;
  const told = stories.map(({ id, twinOf }) => {
    const inLanguage = ({ any = {}, ...own }: ByStory): TextTree =>
      laidOver(any, own[id.toLowerCase()] ?? {});
    const texts = { en: inLanguage(languages.en), es: inLanguage(languages.es) };
    return [namespaceOf(id), { over: namespaceOf(twinOf), texts }] as const;
  });
  return Object.fromEntries(told);
}
