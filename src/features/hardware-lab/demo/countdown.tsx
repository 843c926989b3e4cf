import { Pause, Timer } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { useLabText } from '../words/lab-text.ts';
import type { ActiveTimeView, HoldReason } from './use-active-timer.ts';

/** When the last seconds are worth a word. */
const ALOUD_AT_S = [30, 10];
const SHORT_S = 10;

const HELD_TEXT: Readonly<Partial<Record<HoldReason, string>>> = {
  help: 'demo.pausedHelp',
  hidden: 'demo.pausedHidden',
  loading: 'demo.pausedLoading',
  machine: 'demo.pausedMachine',
};

export interface CountdownProps {
  readonly time: ActiveTimeView;
  readonly held: HoldReason | null;
}

/** Active seconds left, and why the clock stands still when it does. Spoken twice only: 30 and 10 seconds. */
export function Countdown({ time, held }: CountdownProps) {
  const text = useLabText();
  const { secondsLeft, isStarted } = time;
  const heldKey = held === null ? undefined : HELD_TEXT[held];
  const note = isStarted ? (heldKey === undefined ? null : text(heldKey)) : text('demo.notStarted');
  const Icon = isStarted && note !== null ? Pause : Timer;
  return (
    <div className="chamfer flex min-h-11 items-center gap-2.5 border border-line bg-surface/95 px-3 shadow-rest">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <div
        role="timer"
        aria-label={text('demo.timeLeft')}
        className={classNames(
          'reading text-xl font-semibold whitespace-nowrap',
          secondsLeft <= SHORT_S && 'text-standby',
        )}
      >
        {text('demo.seconds', { seconds: secondsLeft })}
      </div>
      {note === null ? null : <p className="text-xs leading-tight text-ink-muted">{note}</p>}
      <p role="status" className="sr-only">
        {isStarted && ALOUD_AT_S.includes(secondsLeft)
          ? text('demo.secondsLeftAloud', { seconds: secondsLeft })
          : ''}
      </p>
    </div>
  );
}
