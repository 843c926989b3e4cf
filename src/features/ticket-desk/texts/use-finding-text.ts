import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Finding } from '../../../core/ticketing/model/evidence.ts';

/**
 * The findings of an entry of the notebook in words; one that nobody has words for keeps its code. Whose they are is left out
 * where they are `ofOne` thing that is named beside them.
 */
export function useFindingText(): (entry: Evidence, ofOne?: boolean) => string {
  const { t, i18n } = useTranslation('desk');
  return useCallback(
    ({ findings }, ofOne = false) => {
      const isOne = ofOne && findings.every(({ subject }) => subject === findings[0]?.subject);
      const inWords = ({ test, outcome, subject }: Finding): string => {
        const [kind, name] = test.split(':');
        const isOfPerson = kind === 'told' || kind === 'proof';
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
        return isOfPerson || isOne ? finding : t('finding.of', { finding, subject });
      };
      return findings.map(inWords).join('; ');
    },
    [t, i18n],
  );
}
