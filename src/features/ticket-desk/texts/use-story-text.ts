import { useCallback, useMemo } from 'react';
import { useNamedTexts } from '../../../i18n/use-translation.ts';

/** Reads a text of a story's own by its key, such as `title` or `suspect.typing`; empty until it is there. */
export type StoryText = (story: string, key: string, values?: Readonly<Record<string, string>>) => string;

/** The public texts of these stories, which are fetched when they are first read. */
export function useStoryText(stories: readonly string[]): StoryText {
  const names = [...new Set(stories)].join(' ');
  const namespaces = useMemo(
    () =>
      names
        .split(' ')
        .filter((story) => story !== '')
        .map((story) => `tickets/${story.toLowerCase()}`),
    [names],
  );
  const { t, i18n, ready } = useNamedTexts(namespaces, { useSuspense: false });
  return useCallback(
    (story, key, values = {}) => {
      const full = `tickets/${story.toLowerCase()}:${key}`;
      return ready && i18n.exists(full) ? t(full, values) : '';
    },
    [t, i18n, ready],
  );
}
