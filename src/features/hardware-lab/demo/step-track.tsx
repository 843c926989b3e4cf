import { Check } from 'lucide-react';
import { DEMO_STEPS } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLabText } from '../words/lab-text.ts';

export interface StepTrackProps {
  /** 1 to 6; beyond that all are done; null on a detour. */
  readonly current: number | null;
}

/** Six marks on one trace: where the job stands. */
export function StepTrack({ current }: StepTrackProps) {
  const text = useLabText();
  return (
    <ol aria-label={text('demo.steps')} className="flex items-center">
      {DEMO_STEPS.map((step, index) => {
        const number = index + 1;
        const isDone = current !== null && number < current;
        const isNow = number === current;
        const state = isDone ? `, ${text('demo.stepDone')}` : '';
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex items-center',
              index > 0 && 'grow before:h-px before:grow before:bg-edge',
            )}
          >
            <span className="sr-only">{`${number} ${text(`demo.step.${step}.title`)}${state}`}</span>
            <span
              aria-hidden="true"
              className={classNames(
                'reading grid size-6 place-items-center rounded-full border text-xs',
                isDone && 'border-passed bg-passed-soft text-passed',
                isNow && 'border-copper bg-copper font-semibold text-on-copper',
                !isDone && !isNow && 'border-edge text-ink-muted',
              )}
            >
              {isDone ? <Check className="size-3.5" /> : number}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
