import type { ReactNode } from 'react';
import type { DemoResult } from '../../../core/hardware/scenarios/demo-60-result.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';
import { DemoResultView } from './demo-result.tsx';

export interface UsedUpDemoProps {
  /** Null if this browser has none. */
  readonly result: DemoResult | null;
  /** Renders the link to the plans, as a button. */
  readonly upgrade: (label: string) => ReactNode;
}

/** The page of a used-up demo: its result, and a link to the plans. */
export function UsedUpDemo({ result, upgrade }: UsedUpDemoProps) {
  const { t } = useTranslation('simulation');
  const { t: tDemo } = useTranslation('demo');
  return (
    <Card className="mx-auto w-full max-w-2xl overflow-hidden">
      <CardBody className="grid gap-4">
        <section aria-label={tDemo('result.label')}>
          {result === null ? (
            <div className="grid gap-2">
              <h1 className="text-title font-semibold">{tDemo('usedUp.title')}</h1>
              <p className="text-ink-muted">{tDemo('usedUp.text')}</p>
            </div>
          ) : (
            <DemoResultView result={result} level={1} />
          )}
        </section>
      </CardBody>
      <CardFooter className="grid gap-4 bg-sunken">
        <p role="status" className="text-sm font-medium">
          {t('demo.noneRemaining')}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {upgrade(t('demo.upgrade'))}
          <Button size="lg" variant="secondary" disabled>
            {t('demo.limitReached')}
          </Button>
        </div>
      </CardFooter>
    </Card>
  );
}
