import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';

/** What somebody without a simulation does next. */
export type NextStepKind = 'choose' | 'demo' | 'upgrade';

export interface NextStepProps {
  readonly kind: NextStepKind;
  /** Renders the link to the step. */
  readonly link: (label: string) => ReactNode;
  /** Renders the link to the result of a used-up demo; null if none is stored. */
  readonly demoResult?: ((label: string) => ReactNode) | null;
  /** Renders the link to the manual. */
  readonly manual: (label: string) => ReactNode;
}

/** The next step with one action and a link to the manual. */
export function NextStep({ kind, link, demoResult = null, manual }: NextStepProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className="border-copper-text">
      <CardBody className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-xl gap-1">
          <p className="silk text-copper-text">{t('next.mark')}</p>
          <CardTitle>{t(`next.${kind}.title`)}</CardTitle>
          <p className="text-sm text-ink-muted">{t(`next.${kind}.text`)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {link(t(`next.${kind}.go`))}
          {demoResult?.(t('next.demoResult'))}
          {manual(t('next.manual'))}
        </div>
      </CardBody>
    </Card>
  );
}
