import { CircleHelp, ListTree, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import { useFrameBar } from '../../../ui/frame-bar.ts';
import { BenchBar } from '../workbench/layout/bench-bar.tsx';
import type { Shape } from '../workbench/layout/shape.ts';
import type { ActiveTimeView } from './use-active-timer.ts';
import { DEMO_ACTIVE_S } from './use-demo-play.ts';

/** The seconds left at which the time is announced. */
const ALOUD_AT_S = [30, 10];
const SHORT_S = 10;

export interface DemoBarProps {
  readonly shape: Shape;
  readonly time: ActiveTimeView;
  readonly sound: { readonly isOn: boolean; toggle(): void };
  /** Null where the lists have titles of their own. */
  readonly onLists: (() => void) | null;
  onHelp(): void;
  onExit(): void;
}

/** The demo's bar: exit, time left as a number and a line, sound and help. */
export function DemoBar({ shape, time, sound, onLists, onHelp, onExit }: DemoBarProps) {
  const { t } = useTranslation('demo');
  const frame = useFrameBar();
  const lists =
    onLists === null ? [] : [{ id: 'lists', label: t('parts'), icon: ListTree, onPress: onLists }];
  return (
    <BenchBar
      shape={shape}
      exitLabel={t('exit')}
      onExit={onExit}
      live={frame?.live ?? null}
      title={t('label')}
      subtitle={t('machine')}
      figures={[
        {
          id: 'left',
          label: t('timeLeft'),
          value: <TimeLeft time={time} />,
          kind: 'clock',
          ...(time.secondsLeft <= SHORT_S ? { tone: 'bad' as const } : {}),
        },
      ]}
      tools={[
        ...lists,
        {
          id: 'sound',
          label: t('sound'),
          icon: sound.isOn ? Volume2 : VolumeX,
          isPressed: sound.isOn,
          onPress: sound.toggle,
        },
        { id: 'help', label: t('help.open'), icon: CircleHelp, onPress: onHelp },
      ]}
      finish={null}
      share={time.secondsLeft / DEMO_ACTIVE_S}
    />
  );
}

/** Active seconds left; announced only at 30 and 10. */
function TimeLeft({ time: { secondsLeft, isStarted } }: Pick<DemoBarProps, 'time'>) {
  const { t } = useTranslation('demo');
  return (
    <>
      <span role="timer" aria-label={t('timeLeft')}>
        {clockOf(secondsLeft)}
      </span>
      <span role="status" className="sr-only">
        {isStarted && ALOUD_AT_S.includes(secondsLeft) ? t('secondsLeftAloud', { seconds: secondsLeft }) : ''}
      </span>
    </>
  );
}
