import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A text of a tutorial by a key made of ids, such as `step.unplug.title`; it is loaded before the tutorial is shown. */
export function useStepWords(id: string): (key: string) => string {
  const { t } = useTranslation('tutorials');
  return useCallback((key) => String(t([`tutorials/${id}:${key}`] as never)), [t, id]);
}
