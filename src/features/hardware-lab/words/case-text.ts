import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabStore, useLab } from '../store.ts';

/** The name of a story or of one of its cases, for lists: they need none of the case's other texts. */
export function useCaseTitle(): (id: string) => string {
  const { t } = useTranslation('lab-titles');
  return useCallback((id) => String(t(`lab-titles:${id}` as never)), [t]);
}

/** What a story and its cases are told with: what everybody may read, and what only a judge may tell. */
function namespacesOfStory(story: string): readonly string[] {
  return [`cases/${story}`, `cases/${story}.judged`, 'cases/any', 'cases/any.judged'];
}

/** Everything that a bench with a story on it speaks with as soon as it is drawn. */
export function benchTexts(story: string): readonly string[] {
  return ['lab', 'lab-bench', 'scene', ...namespacesOfStory(story)];
}

/** A text of the case at hand: `quote`, `question.<id>`, filled with what the seed chose. */
export type CaseText = (key: string) => string;

export function useCaseText(store: LabStore): CaseText {
  const story = useLab(store, ({ view }) => view.job.scenarioId);
  const values = useLab(store, ({ view }) => view.job.values);
  const t = useStoryTexts(story);
  return useCallback(
    (key) => {
      const group = GROUPS.find((name) => key.startsWith(`${name}.`));
      if (group === undefined) return t([`cases/${story}:${key}`], values);
      const entry = key.slice(group.length + 1);
      // What every customer can be asked is written once.
      return t([`cases/${story}:${group}.${entry}`, `cases/any:${group}.${entry}`], values);
    },
    [t, story, values],
  );
}

/** Texts of a case that come in groups: `question.<id>`, `symptom.<id>` ... */
const GROUPS = ['question', 'answer', 'symptom', 'prevention', 'escalate'] as const;

/** What only the judge of a story may tell: hints while it is practised, and what its cases teach once they are over. */
export interface JudgedText {
  hint(level: number): string;
  insight(caseId: string): string;
  /** Why an oddity of the machine, or a theory of the customer, meant nothing. */
  decoy(id: string): string;
}

export function useJudgedText(story: string): JudgedText {
  const t = useStoryTexts(story);
  return {
    hint: (level) => t([`cases/${story}.judged:hint.${level}`]),
    insight: (caseId) => t([`cases/${story}.judged:insight.${caseId}`]),
    decoy: (id) => t([`cases/any.judged:decoy.${id}`]),
  };
}

type Values = Readonly<Record<string, string | number>>;

/** Reads the first of the keys that has a text. The screens load a story's texts before they draw it. */
function useStoryTexts(story: string): (keys: readonly string[], values?: Values) => string {
  const { t } = useTranslation(namespacesOfStory(story) as never);
  return useCallback((keys, values = {}) => String(t(keys as never, values as never)), [t]);
}
