import { Play, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

export interface DebriefFrameProps {
  readonly mode: 'practice' | 'testing';
  readonly title: string;
  /** Whose job it was, and on what; empty where it is not known any more. */
  readonly subtitle: string;
  /** The rules by which it was judged; null where nobody kept them. */
  readonly rules: string | null;
  /** The server ended it because its time was up. */
  readonly isOutOfTime: boolean;
  readonly again: { readonly label: string; onPress(): void } | null;
  readonly homeLabel: string;
  readonly children: ReactNode;
  /** The way to say that something in it is wrong. */
  readonly dispute: ReactNode;
  /** Null where the run cannot be watched again. */
  readonly onReplay: (() => void) | null;
  onHome(): void;
}

/** The page of a run that is over: what it was, what to do next, and below that what it came to. */
export function DebriefFrame(props: DebriefFrameProps) {
  const { again, onReplay } = props;
  const { t } = useTranslation('runs');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mat-grid h-full overflow-y-auto bg-ground">
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-end gap-4">
          <div className="grid min-w-64 grow gap-1">
            <p className="silk text-ink-muted">{t(`debrief.mode.${props.mode}`)}</p>
            <h1 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
              {props.title}
            </h1>
            {props.subtitle === '' ? null : <p className="text-ink-muted">{props.subtitle}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {onReplay === null ? null : (
              <Button variant="secondary" onClick={onReplay}>
                <Play aria-hidden="true" />
                {t('debrief.replay')}
              </Button>
            )}
            {again === null ? null : (
              <Button variant="secondary" onClick={() => again.onPress()}>
                <RotateCcw aria-hidden="true" />
                {again.label}
              </Button>
            )}
            <Button onClick={props.onHome}>{props.homeLabel}</Button>
          </div>
        </div>
        {props.isOutOfTime ? (
          <Alert tone="standby" title={t('debrief.outOfTimeTitle')}>
            {t('debrief.outOfTime')}
          </Alert>
        ) : null}
        {props.children}
        {props.dispute}
        {props.rules === null ? null : (
          <p className="border-t border-line pt-4 text-sm text-ink-muted">
            {t('debrief.judged', { rules: props.rules })}
          </p>
        )}
      </div>
    </div>
  );
}

/** One part of a debrief, named by a label or by the heading in it. */
export function DebriefPanel({
  label,
  labelledBy,
  children,
}: {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      aria-labelledby={labelledBy}
      className="chamfer grid content-start gap-4 border border-line bg-surface p-5 shadow-rest"
    >
      {children}
    </section>
  );
}
