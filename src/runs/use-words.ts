import { useCallback } from 'react';
import type { Words } from '../core/contracts/practice.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Chooses from texts that the server sent in every language; empty for one that it does not have. */
export function useWords(): (words: Words | undefined) => string {
  const { i18n } = useTranslation('runs');
  const { languages } = i18n;
  return useCallback(
    (words) => languages.flatMap((language) => words?.[language] ?? [])[0] ?? '',
    [languages],
  );
}
