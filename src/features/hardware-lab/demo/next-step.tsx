import { DEMO_STEPS, type DemoStep } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLabText } from '../words/lab-text.ts';
import { StepTrack } from './step-track.tsx';

export interface NextStepProps {
  /** Null: the picture is back. */
  readonly step: DemoStep | null;
  readonly isFrozen: boolean;
  onDo(step: DemoStep): void;
}

/** While the machine works, every step of the technician is done. */
const ALL_DONE = DEMO_STEPS.length + 1;

function numberOf(step: DemoStep): number | null {
  const index = (DEMO_STEPS as readonly DemoStep[]).indexOf(step);
  return index === -1 ? null : index + 1;
}

/** The one thing to do next, why, and the button that does it. */
export function NextStep({ step, isFrozen, onDo }: NextStepProps) {
  const text = useLabText();
  const number = step === null ? null : numberOf(step);
  return (
    <section
      aria-label={text('demo.next')}
      className="chamfer border border-copper/60 bg-surface/95 p-4 shadow-lift"
    >
      <StepTrack current={step === null || step === 'wait' ? ALL_DONE : number} />
      {step === null ? (
        <p className="mt-3 text-lg font-semibold text-passed">{text('demo.solved')}</p>
      ) : (
        <>
          <p className="silk mt-3 text-copper-text">
            {number !== null
              ? text('demo.nextOf', { number })
              : text(`demo.${step === 'wait' ? 'working' : 'detour'}`)}
          </p>
          <h2 className="mt-1 text-lg leading-tight font-semibold tracking-tight">
            {text(`demo.step.${step}.title`)}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{text(`demo.step.${step}.why`)}</p>
          {step === 'wait' ? (
            <p className="mt-3 flex min-h-11 items-center gap-3 text-sm">
              <Spinner />
              {text('demo.training')}
            </p>
          ) : (
            <Button
              className="mt-3 w-full"
              disabled={isFrozen}
              onClick={() => onDo(step)}
              aria-keyshortcuts={number === null ? undefined : String(number)}
            >
              {text(`demo.step.${step}.do`)}
              {number === null ? null : (
                <span
                  aria-hidden="true"
                  className="reading ms-1 rounded-sm border border-current/40 px-1.5 text-xs"
                >
                  {number}
                </span>
              )}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
