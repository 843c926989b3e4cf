import { useTranslation } from 'react-i18next';
import { readersLanguage } from '../../../lib/format.ts';

interface Returned {
  readonly because: 'not-ours' | 'incomplete';
  readonly missing: readonly string[];
}

/** Why a group sent a ticket back, in words: what its note lacks. */
export function useReturnText(): (returned: Returned) => string {
  const { t } = useTranslation('desk');
  return ({ because, missing }) => {
    const facts = [...new Set(missing)].map((test) => t(`missing.${test.replace(':', '.')}` as never));
    const list = new Intl.ListFormat(readersLanguage(), { type: 'conjunction' });
    return t(`timeline.returned.${because}`, { missing: list.format(facts) });
  };
}
