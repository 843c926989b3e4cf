import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NextStep } from '../../core/assessment/forms/attempt.ts';
import type { AttemptStanding, FormPurpose } from '../../core/contracts/forms.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Designator } from '../../ui/designator.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { attemptQuery } from '../api/attempt.query.ts';
import type { PracticeClient } from '../run-client.ts';
import type { RunTypes } from '../store.ts';
import { AttemptItems } from './attempt-items.tsx';
import { stepOf } from './attempt-step.ts';
import { BeforeRun } from './before-run.tsx';
import { DisclosureNote } from './disclosure-note.tsx';

export interface AttemptPageProps<Types extends RunTypes> {
  readonly client: PracticeClient<Types>;
  readonly personId: string;
  readonly attempt: string;
  /** A run of it has just ended, and what it came to may not be shown. */
  readonly isHandedIn: boolean;
  /** What the way out is called. */
  readonly backLabel: string;
  /** What there is no help of in a test. */
  readonly aloneText: string;
  readonly isStarting: boolean;
  /** What is going on while a run starts. */
  readonly startingLabel: string;
  onStart(purpose: FormPurpose): void;
  onDebrief(runId: string): void;
  onBack(): void;
}

/** An attempt at a form: which of its runs are handed in, when their results open, and the next one. */
export function AttemptPage<Types extends RunTypes>(props: AttemptPageProps<Types>) {
  const { client, personId, attempt, isHandedIn, backLabel, onBack } = props;
  const { t } = useTranslation('attempts');
  const { data, isError, refetch } = useQuery(attemptQuery(client, personId, attempt));
  return (
    <div className="mat-grid grid h-full place-items-center overflow-y-auto bg-ground p-4">
      <section
        aria-labelledby="attempt-heading"
        className="chamfer-both grid w-full max-w-xl gap-5 border border-line bg-surface p-6 shadow-lift sm:p-8"
      >
        {isHandedIn ? (
          <Alert tone="passed" title={t('handedIn.title')}>
            {t('handedIn.text')}
          </Alert>
        ) : null}
        {data == null ? (
          <>
            <Heading>{t('title')}</Heading>
            {data === null ? <p>{t('missing')}</p> : null}
            {data === undefined && !isError ? (
              <div role="status" className="grid gap-3">
                <span className="sr-only">{t('loading')}</span>
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-24" />
              </div>
            ) : null}
            {isError ? (
              <Alert tone="fault" title={t('failed')}>
                <Button size="sm" variant="secondary" className="mt-2" onClick={() => void refetch()}>
                  {t('retry')}
                </Button>
              </Alert>
            ) : null}
            <div>
              <Button size="lg" variant="secondary" onClick={onBack}>
                {backLabel}
              </Button>
            </div>
          </>
        ) : (
          <Standing {...props} standing={data} />
        )}
      </section>
    </div>
  );
}

function Standing<Types extends RunTypes>({
  client,
  standing,
  aloneText,
  backLabel,
  isStarting,
  startingLabel,
  onStart,
  onDebrief,
  onBack,
}: AttemptPageProps<Types> & { readonly standing: AttemptStanding }) {
  const { t } = useTranslation('attempts');
  const { purpose, items, runSeconds } = standing;
  const step = stepOf(standing);
  const isHere = 'item' in step && step.item.simulation === client.simulation;
  const count = items.filter(({ isVoid }) => !isVoid).length;
  return (
    <>
      <div className="grid gap-3">
        <Designator reference="F1">{t(`purpose.${purpose}`)}</Designator>
        <Heading>{headingOf(step, (key, of) => t(`step.${key}`, { ...of, count }))}</Heading>
      </div>
      <AttemptItems items={items} onDebrief={onDebrief} />
      <DisclosureNote standing={standing} />
      {'item' in step && !isHere ? <p>{t('elsewhere')}</p> : null}
      {step.kind === 'begin' && isHere ? <BeforeRun runSeconds={runSeconds} aloneText={aloneText} /> : null}
      <div className="flex flex-wrap gap-3">
        {isHere ? (
          <Button size="lg" isBusy={isStarting} busyLabel={startingLabel} onClick={() => onStart(purpose)}>
            {t(step.kind === 'resume' ? 'resume' : 'start')}
          </Button>
        ) : null}
        <Button size="lg" variant="secondary" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </>
  );
}

function headingOf(
  step: NextStep,
  text: (key: NextStep['kind'], of: { readonly number?: number }) => string,
): string {
  return text(step.kind, 'item' in step ? { number: step.item.position } : {});
}

function Heading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What led here is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id="attempt-heading" ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
      {children}
    </h1>
  );
}
