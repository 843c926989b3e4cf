import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';

/** What a learner does next. */
export type NextStepKind = 'choose' | 'demo' | 'upgrade' | 'testing' | 'ticketing';

export interface NextStepProps {
  readonly kind: NextStepKind;
  /** The link to it. */
  readonly link: (label: string) => ReactNode;
  /** The link to the manual. */
  readonly manual: (label: string) => ReactNode;
}

/** One thing to do, and what to read before it. */
export function NextStep({ kind, link, manual }: NextStepProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-lg gap-1">
          <p aria-hidden="true" className="silk text-copper-text">
            {t('next.mark')}
          </p>
          <CardTitle>{t(`next.${kind}.title`)}</CardTitle>
          <p className="text-sm text-ink-muted">{t(`next.${kind}.text`)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {link(t(`next.${kind}.go`))}
          {manual(t('next.manual'))}
        </div>
      </CardBody>
    </Card>
  );
}
