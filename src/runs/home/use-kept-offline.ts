import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/**
 * Downloads while idle what the cases of a library need, so that those fetched ahead can be started offline; again for another
 * language. `keep` has to be the same function in every render.
 */
export function useKeptOffline(keep: (languages: readonly string[]) => Promise<void>): void {
  const { i18n } = useTranslation('runs');
  const { languages } = i18n;
  useEffect(() => {
    whenIdle(() => void keep(languages));
  }, [keep, languages]);
}
