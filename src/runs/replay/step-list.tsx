import { useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { clockOf } from '../clock-of.ts';
import { type ReplayStep, timeOfStep } from './replay-step.ts';

export interface StepListProps {
  readonly title: string;
  readonly steps: readonly ReplayStep[];
  /** The step that is shown; null where none is. */
  readonly at: number | null;
  /** Goes to a step; null where the picture does not follow. */
  readonly onMove: ((at: number) => void) | null;
}

/** What was done, step by step, with the simulated time at which it was done. */
export function StepList({ title, steps, at, onMove }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="flex items-baseline justify-between text-sm font-semibold">
        {title}
        <span className="reading text-xs text-ink-muted">{clockOf(steps.at(-1)?.simSeconds ?? 0)}</span>
      </h2>
      <ol ref={list} className="grid gap-0.5 text-sm">
        {steps.map((step, index) => {
          const { text, result, isBreach } = step;
          if (text === null) return null;
          const line = (
            <>
              <span className="reading w-12 shrink-0 text-2xs text-ink-faint">{timeOfStep(step)}</span>
              <span className={classNames('min-w-0 text-start', isBreach && 'text-fault')}>
                {text}
                {result === undefined ? null : <span className="block text-xs text-ink-muted">{result}</span>}
              </span>
            </>
          );
          const style = 'flex w-full items-baseline gap-2 rounded-sm px-2 py-1';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
            <li key={index}>
              {onMove === null ? (
                <span className={style}>{line}</span>
              ) : (
                <button
                  type="button"
                  aria-current={index === at ? 'step' : undefined}
                  className={classNames(style, 'hover:bg-hover', index === at && 'bg-copper-soft')}
                  onClick={() => onMove(index)}
                >
                  {line}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
