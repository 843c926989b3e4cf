import { ArrowRight, Eye, GraduationCap } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { PHASES } from '../../core/tutorials/tutorial.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { DoneMark } from './done-mark.tsx';
import { useStepWords } from './use-step-words.ts';
import type { TutorialControl } from './use-tutorial.ts';

export interface TutorialCardProps {
  readonly id: string;
  /** About how long the whole tutorial takes. */
  readonly minutes: number;
  readonly control: TutorialControl;
  /** Little room: everything is smaller. */
  readonly isTight: boolean;
  /** Below a page that is to be read: once the step is done its words are folded away under its title. */
  readonly isUnderPage?: boolean;
  /** Leaves the tutorial for the list. */
  onStop(): void;
}

/** The step in hand over the simulation: what is to be reached, what of it is, and the ways on. */
export function TutorialCard({
  id,
  minutes,
  control,
  isTight,
  isUnderPage = false,
  onStop,
}: TutorialCardProps) {
  const { t } = useTranslation('tutorials');
  const words = useStepWords(id);
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const { at, count, step, wants, isDone, isShowing } = control;
  const left = Math.max(1, Math.round((minutes * (count - at + 1)) / count));
  const shown = useRef(0);
  useEffect(() => {
    // The card has the focus when the tutorial opens, and again when the button that was pressed is gone.
    if (shown.current === 0 || card.current?.contains(document.activeElement) || isFocusLost())
      card.current?.focus({ preventScroll: true });
    shown.current = at;
  }, [at]);
  const title =
    step === null ? null : (
      <h2
        id={headingId}
        className={classNames(
          'font-semibold tracking-tight',
          isTight ? 'text-base' : 'text-xl',
          isUnderPage && 'inline',
        )}
      >
        {words(`step.${step.id}.title`)}
      </h2>
    );
  const text =
    step === null ? null : (
      <p className={classNames('text-sm whitespace-pre-line', isTight && 'text-[0.8125rem] leading-snug')}>
        {words(`step.${step.id}.text`)}
        {control.target === null || isDone ? null : (
          <>
            {' '}
            <button type="button" className={WHERE} onClick={control.find}>
              {t('card.where')}
            </button>
          </>
        )}
      </p>
    );
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-panel="tutorial"
      className={classNames(
        'chamfer grid border border-probe bg-raised shadow-float outline-offset-2',
        isTight ? 'gap-2 p-3' : 'gap-3.5 p-4 sm:p-5',
      )}
    >
      {step === null ? (
        <>
          <p className="silk text-ink-muted">{id}</p>
          <h2 id={headingId} className="flex items-center gap-2 text-xl font-semibold tracking-tight">
            <GraduationCap aria-hidden="true" className="size-5 text-passed" />
            {t('card.over')}
          </h2>
          <p className="text-sm">{words('end')}</p>
          <Button className="justify-self-start" onClick={single(onStop)}>
            {t('card.all')}
          </Button>
        </>
      ) : (
        <>
          <p className="flex items-baseline justify-between gap-3">
            <span className="silk text-ink-muted">{`${id} · ${t('card.step', { number: at, count })}`}</span>
            <span className="text-xs text-ink-muted">{t('card.left', { count: left })}</span>
          </p>
          <ol
            className={classNames('grid grid-cols-3 gap-1.5', isUnderPage && 'sr-only')}
            aria-label={t('card.phases')}
          >
            {PHASES.map((phase, index) => {
              const isNow = phase === step.phase;
              const isPast = index < PHASES.indexOf(step.phase);
              return (
                <li
                  key={phase}
                  aria-current={isNow ? 'step' : undefined}
                  className={classNames(
                    'border-t-3 text-xs',
                    isTight ? 'pt-1' : 'pt-1.5',
                    isNow
                      ? 'border-probe-mark font-semibold'
                      : isPast
                        ? 'border-passed-mark text-ink-muted'
                        : 'border-line text-ink-muted',
                  )}
                >
                  {t(`card.phase.${phase}`)}
                </li>
              );
            })}
          </ol>
          {isUnderPage ? (
            <details key={step.id} open={!isDone}>
              <summary>{title}</summary>
              {text}
            </details>
          ) : (
            <>
              {title}
              {text}
            </>
          )}
          {wants.length === 0 ? null : (
            <ul
              aria-label={t('card.wants')}
              className="grid gap-1.5 border-t border-line pt-2.5 text-sm"
              aria-live="polite"
            >
              {wants.map(({ id: want, isMet }) => (
                <li key={want} className="flex items-start gap-2.5">
                  <DoneMark is={isMet ? 'done' : 'open'} className="mt-0.5 size-4.5 shrink-0" />
                  <span>{words(`step.${step.id}.want.${want}`)}</span>
                  <span className="sr-only">{t(isMet ? 'card.met' : 'card.open')}</span>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isDone ? (
              <Button size="sm" onClick={single(control.next)}>
                {t(at === count ? 'card.finish' : 'card.next')}
                <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
              </Button>
            ) : step.phase === 'alone' ? null : (
              <Button variant="secondary" size="sm" isBusy={isShowing} onClick={control.show}>
                <Eye aria-hidden="true" />
                {t('card.show')}
              </Button>
            )}
            <span className="ms-auto flex gap-4">
              {isDone ? null : (
                <Button
                  variant="link"
                  size="sm"
                  aria-disabled={isShowing || undefined}
                  onClick={single(() => (isShowing ? undefined : control.skip()))}
                >
                  {t('card.skip')}
                </Button>
              )}
              <Button variant="link" size="sm" onClick={onStop}>
                {t('card.stop')}
              </Button>
            </span>
          </div>
        </>
      )}
    </section>
  );
}

const WHERE =
  'inline font-medium whitespace-nowrap text-copper-text underline underline-offset-4 hover:no-underline';

/** Not for the second half of a double click: it would press what the first has put in its place. */
function single(act: () => void): (event: { readonly detail: number }) => void {
  return ({ detail }) => (detail > 1 ? undefined : act());
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
