import { useCallback } from 'react';
import type { Evidence, Finding } from '../../../core/ticketing/model/evidence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isDrawnPage, pageWord } from '../workspace/tools/tool-list.ts';
import { usePlaceName } from './use-place-name.ts';

/** Whether somebody told it or proved it: who that is stands in the ticket. */
const isOfPerson = (test: string): boolean => test.startsWith('told:') || test.startsWith('proof:');

/**
 * The findings of an entry of the notebook in words; one that nobody has words for keeps its code. Several of one thing are
 * led by its page and its name, which are left out where they stand beside them (`ofOne`).
 */
export function useFindingText(companySeed: number): (entry: Evidence, ofOne?: boolean) => string {
  const { t, i18n } = useTranslation('desk');
  const placeName = usePlaceName(companySeed);
  return useCallback(
    ({ source, findings }, ofOne = false) => {
      const about = findings[0]?.subject ?? '';
      const isOne =
        (ofOne || findings.length > 1) &&
        findings.every(({ test, subject }) => subject === about && !isOfPerson(test));
      const inWords = ({ test, outcome, subject }: Finding): string => {
        const [kind, name] = test.split(':');
        const keyOf = (): string => {
          if (kind === 'told') return `desk:finding.told.${name}.${outcome}`;
          if (kind === 'proof') return `desk:finding.proof.${name}.${outcome}`;
          if (kind === 'console') {
            const printed = `desk:finding.console.${name}.${outcome}`;
            return i18n.exists(printed) ? printed : `desk:finding.${name}.${outcome}`;
          }
          return `desk:finding.${test}.${outcome}`;
        };
        const key = keyOf();
        const finding = i18n.exists(key) ? t(key as never) : `${name ?? test}: ${outcome}`;
        return isOne || isOfPerson(test)
          ? finding
          : t('finding.of', { finding, subject: placeName(subject) });
      };
      // Two questions may have one answer.
      const all = [...new Set(findings.map(inWords))].join('; ');
      if (ofOne || !isOne) return all;
      const page = isDrawnPage(source) ? `${t(`tools.name.${pageWord(source)}`)}, ` : '';
      return `${page}${placeName(about)}: ${all}`;
    },
    [t, i18n, placeName],
  );
}
