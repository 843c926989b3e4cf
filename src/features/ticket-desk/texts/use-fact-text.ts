import { useCallback } from 'react';
import type { FactValue, TicketFact } from '../../../core/ticketing/assessment/ticket-facts.ts';
import { consoleLineOf } from '../../../core/ticketing/console/console-repairs.ts';
import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readersLanguage } from '../../../lib/format.ts';
import { clockTime, lengthOf } from './desk-time.ts';
import { useReadingName } from './use-reading-name.ts';
import type { StoryText } from './use-story-text.ts';

/** The ticket that a fact is about. */
interface Told {
  readonly story: string;
  readonly number: string;
}

/** Several things in one sentence: `a, b and c`. */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(readersLanguage(), { type: 'conjunction' }).format(words);
}

/** A fact of a ticket in words; as advice where there is any. */
export type FactText = (fact: TicketFact, of: Told, asAdvice?: boolean) => string;

/**
 * What was right or wrong in a ticket, in the reader's language.
 *
 * @param view the shift as it ended, for the names of what its tickets offered; null where it cannot be played again.
 */
export function useFactText(view: DeskView | null, storyText: StoryText): FactText {
  const { t, i18n } = useTranslation(['desk-debrief', 'desk', 'desk-talk', 'desk-tools']);
  const readingName = useReadingName();
  return useCallback(
    ({ group, name, met, values }, { story, number }, asAdvice = false) => {
      const ticket = view?.tickets.find(({ record }) => record.number === number);
      const known = (key: string): string => (i18n.exists(key) ? String(t(key as never)) : '');
      const proofs = (ids: readonly string[]): string =>
        ids.length === 0 ? t('noProof') : listOf(ids.map((id) => known(`desk-debrief:proof.${id}`)));
      const repair = (id: string): string => {
        const label = ticket?.intents.find((one) => one.id === id)?.label;
        const asked = label === undefined ? '' : String(t(label as never, ticket?.values as never));
        return (
          asked ||
          known(`desk:tools.act.${id}`) ||
          known(`desk-tools:setting.${id}`) ||
          consoleLineOf(id) ||
          storyText(story, `intent.${id}`)
        );
      };
      const worded = (
        kind: FactValue,
        value: NonNullable<TicketFact['values'][FactValue]>,
      ): string | number => {
        if (typeof value === 'object') return proofs(value);
        const id = String(value);
        switch (kind) {
          case 'category':
          case 'rightCategory':
            return known(`desk:category.${id}`);
          case 'subcategory':
          case 'rightSubcategory':
            return known(`desk:subcategory.${id}`);
          case 'group':
          case 'rightGroup':
            return known(`desk:group.${id}`) || t('noGroup');
          case 'code':
          case 'rightCode':
            return known(`desk:resolutionCode.${id}`);
          case 'cause':
          case 'rightCause':
            return storyText(story, `suspect.${id}`, ticket?.values);
          case 'test':
            return readingName(id);
          case 'act':
            return known(`desk-debrief:act.${id}`);
          case 'repair':
            return repair(id);
          case 'length':
            return lengthOf(Number(value));
          case 'at':
            return clockTime(Number(value));
          case 'priority':
          case 'rightPriority':
          case 'person':
          case 'article':
          case 'proofs':
          case 'missing':
          case 'count':
          case 'total':
          case 'number':
            return typeof value === 'number' ? value : id;
        }
      };
      const words = Object.fromEntries(
        Object.entries(values).map(([kind, value]) => [kind, worded(kind as FactValue, value)]),
      );
      const advice = `advice.${group}.${name}`;
      if (asAdvice && i18n.exists(`desk-debrief:${advice}`))
        return String(t(advice as never, words as never));
      const text = String(t(`fact.${group}.${name}` as never, words as never));
      // A condition of a case is told as it should be.
      return group === 'goal' && !met ? t('notDone', { goal: text }) : text;
    },
    [t, i18n, view, storyText, readingName],
  );
}
