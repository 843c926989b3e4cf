import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { type ReplayStep, timeOfStep } from './replay-step.ts';
import { type Playback, SPEEDS } from './use-playback.ts';

export interface ScrubberProps {
  readonly playback: Playback;
  readonly steps: readonly ReplayStep[];
}

/** Plays a run, or moves through it step by step or in one pull; above it what is done in the step. */
export function Scrubber({ playback, steps }: ScrubberProps) {
  const { t } = useTranslation('runs');
  const { at, isPlaying, speed, move, toggle, setSpeed } = playback;
  const last = steps.length - 1;
  const place = t('replay.place', {
    step: at,
    count: last,
    time: timeOfStep(steps[at] ?? { simSeconds: 0 }),
  });
  const done = steps[at]?.text ?? t('replay.atStart');
  const step = (label: string, goal: number, icon: ReactNode) => (
    <Button
      size="icon"
      variant="ghost"
      aria-label={label}
      disabled={goal === at || goal < 0 || goal > last}
      onClick={() => move(goal)}
    >
      {icon}
    </Button>
  );
  return (
    <div className="grid gap-1 border-t border-line bg-surface px-3 py-2">
      <p className="truncate text-center text-sm font-medium">{done}</p>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.scrub')}
        aria-valuetext={`${place}: ${done}`}
        className="h-9 w-full accent-copper"
        onChange={(event) => move(Number(event.target.value))}
      />
      <div className="flex flex-wrap items-center justify-center gap-1 rtl:flex-row-reverse">
        {step(t('replay.first'), 0, <ChevronFirst aria-hidden="true" />)}
        {step(t('replay.previous'), at - 1, <ChevronLeft aria-hidden="true" />)}
        <Button
          size="icon"
          aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          disabled={last === 0}
          onClick={toggle}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        {step(t('replay.next'), at + 1, <ChevronRight aria-hidden="true" />)}
        {step(t('replay.last'), last, <ChevronLast aria-hidden="true" />)}
        <fieldset className="flex rounded-md border border-line">
          <legend className="sr-only">{t('replay.speed')}</legend>
          {SPEEDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === speed}
              onClick={() => setSpeed(one)}
              className="reading min-h-9 min-w-9 px-1.5 text-xs text-ink-muted hover:bg-hover aria-pressed:bg-copper-soft aria-pressed:text-copper-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              {t('replay.times', { times: one })}
            </button>
          ))}
        </fieldset>
        <p className="reading min-w-0 text-center text-sm sm:min-w-44">{place}</p>
      </div>
    </div>
  );
}
