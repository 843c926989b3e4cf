import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabStore, useLab } from '../store.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text of one scenario: `title`, `quote`, `question.<id>`, filled with what the seed chose. */
type ScenarioText = (scenarioId: string, key: string, values?: Values) => string;

export function useScenarioText(): ScenarioText {
  const { t } = useTranslation('lab-cases');
  return useCallback(
    (id, key, values = {}) => {
      const group = GROUPS.find((name) => key.startsWith(`${name}.`));
      if (group === undefined) return String(t(`${id}.${key}` as never, values as never));
      const entry = key.slice(group.length + 1);
      // What every customer can be asked is written once.
      return String(t([`${id}.${group}.${entry}`, `any.${group}.${entry}`] as never, values as never));
    },
    [t],
  );
}

/** Texts of a case that come in groups: `question.<id>`, `symptom.<id>` ... */
const GROUPS = ['question', 'answer', 'symptom', 'prevention', 'escalate', 'hint'] as const;

/** A text of the case at hand. */
export type CaseText = (key: string) => string;

export function useCaseText(store: LabStore): CaseText {
  const text = useScenarioText();
  const scenarioId = useLab(store, ({ view }) => view.job.scenarioId);
  const values = useLab(store, ({ view }) => view.job.values);
  return useCallback((key) => text(scenarioId, key, values), [text, scenarioId, values]);
}
