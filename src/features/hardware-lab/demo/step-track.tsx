import { DEMO_STEPS } from '../../../core/hardware/scenarios/demo-60-steps.ts';
import { classNames } from '../../../lib/class-names.ts';

/** Progress in six bars up to the current step. `current` is 1 to 6; null on a detour and at the end. */
export function StepTrack({ current }: { readonly current: number | null }) {
  return (
    <ol aria-hidden="true" className="flex gap-1.5">
      {DEMO_STEPS.map((step, index) => (
        <li
          key={step}
          className={classNames(
            'h-1 grow rounded-full bg-line',
            current !== null && index + 1 < current && 'bg-passed',
            index + 1 === current && 'bg-copper',
          )}
        />
      ))}
    </ol>
  );
}
