import { useCallback } from 'react';
import type { JobView } from '../../../core/hardware/model/job-view.ts';
import { useNamedTexts, useTranslation } from '../../../i18n/use-translation.ts';
import { type LabStore, useLab } from '../store.ts';

/** The title of a story, for lists, without loading its other texts. */
export function useCaseTitle(): (id: string) => string {
  const { t } = useTranslation('lab-titles');
  return useCallback((id) => String(t(`lab-titles:${id}` as never)), [t]);
}

/** The namespaces of a story's public texts. What only the judge may tell comes with hints and debriefs. */
function namespacesOfStory(story: string): readonly string[] {
  return [`cases/${story}`, 'cases/any'];
}

/** All namespaces that a workbench with this story needs. */
export function benchTexts(story: string): readonly string[] {
  return ['lab', 'lab-bench', 'scene', ...namespacesOfStory(story)];
}

/** A text of the current case: `quote`, `question.<id>`, with the values drawn by the seed. */
export type CaseText = (key: string) => string;

export function useCaseText(store: LabStore): CaseText {
  return useCaseTextOf(useLab(store, ({ view }) => view.job));
}

/** Stands in for a job of which nothing is known any more. */
export const NO_JOB: Pick<JobView, 'scenarioId' | 'values'> = { scenarioId: 'any', values: {} };

/** The same for a job that is over. */
export function useCaseTextOf({
  scenarioId: story,
  values,
}: Pick<JobView, 'scenarioId' | 'values'>): CaseText {
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

type Values = Readonly<Record<string, string | number>>;

/** Translates the first of the keys that has a text. Screens must load a story's texts before they render it. */
function useStoryTexts(story: string): (keys: readonly string[], values?: Values) => string {
  const { t } = useNamedTexts(namespacesOfStory(story));
  return useCallback((keys, values = {}) => t(keys, values), [t]);
}
