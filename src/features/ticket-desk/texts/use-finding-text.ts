import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Finding } from '../../../core/ticketing/model/evidence.ts';

const TOLD = 'told:';

/** The findings of an entry of the notebook in words; one that nobody has words for keeps its code. */
export function useFindingText(): (entry: Evidence) => string {
  const { t, i18n } = useTranslation('desk');
  return useCallback(
    ({ findings }) => {
      const told = ({ test, outcome }: Finding): string => {
        const [fact, key] = [
          test.slice(TOLD.length),
          `desk:finding.told.${test.slice(TOLD.length)}.${outcome}`,
        ];
        return i18n.exists(key) ? t(key as never) : `${fact}: ${outcome}`;
      };
      const read = ({ test, outcome, subject }: Finding): string => {
        const key = `desk:finding.${test}.${outcome}`;
        const finding = i18n.exists(key) ? t(key as never) : `${test}: ${outcome}`;
        return t('finding.of', { finding, subject });
      };
      return findings
        .map((finding) => (finding.test.startsWith(TOLD) ? told(finding) : read(finding)))
        .join('; ');
    },
    [t, i18n],
  );
}
