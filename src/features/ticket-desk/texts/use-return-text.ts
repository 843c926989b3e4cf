import { useTranslation } from '../../../i18n/use-translation.ts';
import { readersLanguage } from '../../../lib/format.ts';

interface Returned {
  readonly because: 'not-ours' | 'incomplete';
  readonly missing: readonly string[];
}

/** The facts that a hand-over lacks, in words. */
export function useMissingText(): (missing: readonly string[]) => string {
  const { t } = useTranslation('desk');
  const factOf = (test: string): string => {
    const [kind, name] = test.split(':');
    if (kind === 'told') return t(`missing.told.${name}` as never);
    if (kind === 'proof') return t(`missing.proof.${name}` as never);
    if (kind === 'console') return t(`missing.console.${name}` as never);
    return t(`missing.${test}` as never);
  };
  return (missing) => {
    const list = new Intl.ListFormat(readersLanguage(), { type: 'conjunction' });
    return list.format([...new Set(missing)].map(factOf));
  };
}

/** Why a group sent a ticket back, in words: what its note lacks. */
export function useReturnText(): (returned: Returned) => string {
  const { t } = useTranslation('desk');
  const missingText = useMissingText();
  return ({ because, missing }) => t(`timeline.returned.${because}`, { missing: missingText(missing) });
}
