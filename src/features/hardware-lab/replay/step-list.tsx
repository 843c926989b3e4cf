import { useTranslation } from 'react-i18next';
import { project } from '../../../core/hardware/projection/project.ts';
import { classNames } from '../../../lib/class-names.ts';
import { clockOf } from '../bench/clock-of.ts';
import { useLabText } from '../words/lab-text.ts';
import { commandLabel, type Speaker } from '../words/sentences.ts';
import type { ReplayFrame } from './replay-frames.ts';

export interface StepListProps {
  readonly title: string;
  readonly frames: readonly ReplayFrame[];
  /** The step that is shown; null where none is. */
  readonly at: number | null;
  /** Goes to a step; null where the bench does not follow. */
  readonly onMove: ((at: number) => void) | null;
}

/** What was done, step by step, with the bench time at which it was done. */
export function StepList({ title, frames, at, onMove }: StepListProps) {
  const text = useLabText();
  const { i18n } = useTranslation('lab-home');
  const last = frames.at(-1);
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="flex items-baseline justify-between text-sm font-semibold">
        {title}
        <span className="reading text-xs text-ink-muted">{clockOf(last?.state.ledger.simSeconds ?? 0)}</span>
      </h2>
      <ol className="grid gap-0.5 text-sm">
        {frames.map((frame, index) => {
          const before = frames[index - 1];
          if (frame.command === null || before === undefined) return null;
          const speaker: Speaker = { text, view: project(before.state), language: i18n.language };
          const { steps, breaches } = frame.state.ledger;
          const isBreach = breaches.some(({ step }) => step === steps);
          const line = (
            <>
              <span className="reading w-12 shrink-0 text-2xs text-ink-faint">
                {clockOf(frame.state.ledger.simSeconds)}
              </span>
              <span className={classNames('min-w-0 text-start', isBreach && 'text-fault')}>
                {commandLabel(speaker, frame.command)}
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
