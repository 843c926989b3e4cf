import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { clockOf } from '../clock-of.ts';
import type { ReplayStep } from './replay-step.ts';

export interface ScrubberProps {
  readonly at: number;
  readonly steps: readonly ReplayStep[];
  onMove(at: number): void;
}

/** Moves through a run, step by step or in one pull. */
export function Scrubber({ at, steps, onMove }: ScrubberProps) {
  const { t } = useTranslation('runs');
  const last = steps.length - 1;
  const place = t('replay.place', {
    step: at,
    count: last,
    time: clockOf(steps[at]?.simSeconds ?? 0),
  });
  const step = (label: string, goal: number, icon: ReactNode) => (
    <Button
      size="icon"
      variant="ghost"
      aria-label={label}
      disabled={goal === at || goal < 0 || goal > last}
      onClick={() => onMove(goal)}
    >
      {icon}
    </Button>
  );
  return (
    <div className="grid gap-1 border-t border-line bg-surface px-3 py-2">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.scrub')}
        aria-valuetext={place}
        className="h-9 w-full accent-copper"
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <div className="flex items-center justify-center gap-1 rtl:flex-row-reverse">
        {step(t('replay.first'), 0, <ChevronFirst aria-hidden="true" />)}
        {step(t('replay.previous'), at - 1, <ChevronLeft aria-hidden="true" />)}
        <p className="reading min-w-0 text-center text-sm sm:min-w-44">{place}</p>
        {step(t('replay.next'), at + 1, <ChevronRight aria-hidden="true" />)}
        {step(t('replay.last'), last, <ChevronLast aria-hidden="true" />)}
      </div>
    </div>
  );
}
