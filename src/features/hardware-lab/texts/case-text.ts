import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabStore, useLab } from '../store.ts';

/** The title of a story or of one of its cases, for lists, without loading the case's other texts. */
export function useCaseTitle(): (id: string) => string {
  const { t } = useTranslation('lab-titles');
  return useCallback((id) => String(t(`lab-titles:${id}` as never)), [t]);
}

/** The namespaces of a story: the public texts and the judged ones. */
function namespacesOfStory(story: string): readonly string[] {
  return [`cases/${story}`, `cases/${story}.judged`, 'cases/any', 'cases/any.judged'];
}

/** All namespaces that a workbench with this story needs. */
export function benchTexts(story: string): readonly string[] {
  return ['lab', 'lab-bench', 'scene', ...namespacesOfStory(story)];
}

/** A text of the current case: `quote`, `question.<id>`, with the values drawn by the seed. */
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
      // Questions that every customer can be asked are in `cases/any`.
      return t([`cases/${story}:${group}.${entry}`, `cases/any:${group}.${entry}`], values);
    },
    [t, story, values],
  );
}

/** Groups of a case's texts: `question.<id>`, `symptom.<id>` ... */
const GROUPS = ['question', 'answer', 'symptom', 'prevention', 'escalate'] as const;

/** Texts that only the judge of a story may show: hints during practice, and the lessons of its cases afterwards. */
export interface JudgedText {
  hint(level: number): string;
  insight(caseId: string): string;
  /** Why an oddity of the machine, or a theory of the customer, was irrelevant. */
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

/** Translates the first of the keys that has a text. Screens must load a story's texts before they render it. */
function useStoryTexts(story: string): (keys: readonly string[], values?: Values) => string {
  const { t } = useTranslation(namespacesOfStory(story) as never);
  return useCallback((keys, values = {}) => String(t(keys as never, values as never)), [t]);
}
