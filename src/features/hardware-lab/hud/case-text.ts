import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabStore, useLab } from '../store.ts';

/** A text of the case at hand: `quote`, `question.<id>`, filled with what the seed chose. */
export type CaseText = (key: string) => string;

export function useCaseText(store: LabStore): CaseText {
  const { t } = useTranslation('lab-cases');
  const scenarioId = useLab(store, ({ view }) => view.job.scenarioId);
  const values = useLab(store, ({ view }) => view.job.values);
  return useCallback((key) => t(`${scenarioId}.${key}` as never, values) as string, [t, scenarioId, values]);
}
