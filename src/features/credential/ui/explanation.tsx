import { Check, X } from 'lucide-react';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

const IS = ['practical', 'server', 'aligned'] as const;
const IS_NOT = ['comptia', 'employment', 'identity'] as const;

/** What a certificate is, and what nobody should take it for. */
export function Explanation() {
  const { t } = useTranslation('credential');
  return (
    <Card
      aria-label={t('is.label')}
      className="grid divide-y divide-line md:grid-cols-2 md:divide-x md:divide-y-0 rtl:divide-x-reverse"
    >
      <div className="p-5 sm:p-6">
        <CardTitle>{t('is.heading')}</CardTitle>
        <ul className="mt-3 grid gap-2">
          {IS.map((point) => (
            <li key={point} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4" />
              <p>
                <Trans
                  t={t}
                  i18nKey={`is.${point}`}
                  components={{ code: <span className="whitespace-nowrap" /> }}
                />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="p-5 sm:p-6">
        <CardTitle>{t('isNot.heading')}</CardTitle>
        <ul className="mt-3 grid gap-2 text-ink-muted">
          {IS_NOT.map((point) => (
            <li key={point} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5">
              <X aria-hidden="true" className="mt-1 size-4" />
              {t(`isNot.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
