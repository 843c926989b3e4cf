import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ReplayPath } from '../../../runs/replay/replay-player.tsx';
import { ReplayPage, ReplayPlayer } from '../../../runs/replay/replay-player.tsx';
import { usePlayback } from '../../../runs/replay/use-playback.ts';
import type { ReplayProps as ReplayScreenProps } from '../../../runs/shell/simulation.ts';
import type { DeskTypes } from '../store.ts';
import { ReplayDesk } from './replay-desk.tsx';
import { type ReplayFrames, replayFrames } from './replay-frames.ts';
import { useDeskSteps } from './use-desk-steps.ts';

/** Replays a shift: the desk at any step, along the learner's path or the expert's. */
export function ReplayScreen({
  recording,
  isExample,
  isOfDebrief,
  backLabel,
  onBack,
}: ReplayScreenProps<DeskTypes>) {
  const { t } = useTranslation('desk-debrief');
  const frames = useMemo(() => replayFrames(recording), [recording]);
  return (
    <ReplayPage
      isExample={isExample}
      backLabel={isOfDebrief ? t('toDebrief') : (backLabel ?? t('back'))}
      onBack={onBack}
    >
      <Replay frames={frames} isExample={isExample} />
    </ReplayPage>
  );
}

interface ReplayProps {
  readonly frames: ReplayFrames;
  readonly isExample: boolean;
}

function Replay({ frames, isExample }: ReplayProps) {
  const [path, setPath] = useState<ReplayPath>(isExample ? 'expert' : 'learner');
  const learner = useDeskSteps(frames.learner);
  const expert = useDeskSteps(frames.expert);
  const shown = frames[path];
  const playback = usePlayback(shown.length - 1, true);
  const at = Math.min(playback.at, shown.length - 1);
  const frame = shown[at];
  if (frame === undefined) return null;
  return (
    <ReplayPlayer
      learner={isExample ? null : learner}
      expert={expert}
      playback={playback}
      path={isExample ? null : path}
      onPath={(next) => {
        setPath(next);
        playback.move(0);
      }}
      picture={<ReplayDesk view={frame.view} shown={frame.shown} />}
    />
  );
}
