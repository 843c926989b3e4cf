import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** How a reading of a ticket is called, such as `lock-source@account` or `told:changed@requester`. */
export function useReadingName(): (test: string) => string {
  const { t, i18n } = useTranslation('desk-debrief');
  return useCallback(
    (test) => {
      const [reading = ''] = test.split('@');
      const [kind = '', name] = reading.split(':');
      const keyOf = (): string => {
        if (kind === 'told') return `desk-debrief:reading.told.${name}`;
        if (kind === 'proof') return `desk-debrief:reading.proof.${name}`;
        if (kind === 'console') return `desk-debrief:reading.console.${name}`;
        return `desk-debrief:reading.${kind}`;
      };
      const key = keyOf();
      return i18n.exists(key) ? String(t(key as never)) : reading;
    },
    [t, i18n],
  );
}
