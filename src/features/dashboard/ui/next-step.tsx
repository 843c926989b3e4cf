import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';

/** The learner's next step. */
export type NextStepKind = 'choose' | 'demo' | 'upgrade' | 'testing' | 'ticketing';

export interface NextStepProps {
  readonly kind: NextStepKind;
  /** The recommended job, if known. */
  readonly job?: {
    readonly title: string;
    readonly text: ReactNode;
    readonly objective: string | null;
    readonly lastScore: string | null;
  } | null;
  /** Renders the link to the step. */
  readonly link: (label: string) => ReactNode;
  /** Renders the link to the result of a used-up demo; null if none is stored. */
  readonly demoResult?: ((label: string) => ReactNode) | null;
  /** Renders the link to the manual. */
  readonly manual: (label: string) => ReactNode;
}

/** The next step with one action and a link to the manual. */
export function NextStep({ kind, job = null, link, demoResult = null, manual }: NextStepProps) {
  const { t } = useTranslation('dashboard');
  const facts =
    job === null
      ? []
      : (['objective', 'lastScore'] as const).flatMap((name) =>
          job[name] === null ? [] : [{ name, value: job[name] }],
        );
  return (
    <Card className="border-copper-text">
      <CardBody className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-xl gap-1">
          <p className="silk text-copper-text">{t(job === null ? 'next.mark' : 'next.job')}</p>
          <CardTitle>{job?.title ?? t(`next.${kind}.title`)}</CardTitle>
          <p className="text-sm text-ink-muted">{job?.text ?? t(`next.${kind}.text`)}</p>
          {facts.length === 0 ? null : (
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {facts.map(({ name, value }) => (
                <div key={name} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-muted">{t(`next.${name}`)}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          )}
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
