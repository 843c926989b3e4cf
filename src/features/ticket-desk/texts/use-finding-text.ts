import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Finding } from '../../../core/ticketing/model/evidence.ts';

/** The findings of an entry of the notebook in words; one that nobody has words for keeps its code. */
export function useFindingText(): (entry: Evidence) => string {
  const { t, i18n } = useTranslation('desk');
  return useCallback(
    ({ findings }) => {
      const inWords = ({ test, outcome, subject }: Finding): string => {
        const [kind, name] = test.split(':');
        const isOfPerson = (kind === 'told' || kind === 'proof') && name !== undefined;
        const key = isOfPerson
          ? kind === 'told'
            ? `desk:finding.told.${name}.${outcome}`
            : `desk:finding.proof.${name}.${outcome}`
          : `desk:finding.${test}.${outcome}`;
        const finding = i18n.exists(key) ? t(key as never) : `${name ?? test}: ${outcome}`;
        return isOfPerson ? finding : t('finding.of', { finding, subject });
      };
      return findings.map(inWords).join('; ');
    },
    [t, i18n],
  );
}
