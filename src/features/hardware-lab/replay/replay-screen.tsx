import { useEffect, useMemo, useState } from 'react';
import { project } from '../../../core/hardware/projection/project.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReplayPage, ReplayPlayer } from '../../../runs/replay/replay-player.tsx';
import { createReplayStore } from '../../../runs/replay/replay-store.ts';
import { usePlayback } from '../../../runs/replay/use-playback.ts';
import type { ReplayProps as ReplayScreenProps } from '../../../runs/shell/simulation.ts';
import type { Insets } from '../scene/camera/insets.ts';
import type { LabTypes } from '../store.ts';
import { BenchStage } from '../workbench/display/bench-stage.tsx';
import { BenchStills } from '../workbench/display/bench-stills.tsx';
import { PicturePressContext } from '../workbench/display/picture-press.ts';
import { IndicatorStrip } from '../workbench/layout/indicator-strip.tsx';
import { useStage } from '../workbench/layout/use-stage.ts';
import { framesOf, type ReplayFrames } from './replay-frames.ts';
import { useHandsInView } from './use-hands-in-view.ts';
import { useLabSteps } from './use-lab-steps.ts';

const NOTHING_OVER_IT: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Replays a run: the workbench at any step, and the expert's path beside the learner's. */
export function ReplayScreen({
  recording,
  isExample,
  isOfDebrief,
  backLabel,
  onBack,
}: ReplayScreenProps<LabTypes>) {
  const { t } = useTranslation('lab-home');
  const frames = useMemo(() => framesOf(recording), [recording]);
  return (
    <ReplayPage
      isExample={isExample}
      backLabel={isOfDebrief ? t('replay.toDebrief') : (backLabel ?? t('replay.back'))}
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

function Replay({ frames: { start, learner, expert }, isExample }: ReplayProps) {
  const shown = isExample ? expert : learner;
  const [store] = useState(() => createReplayStore<LabTypes>(project(start)));
  const press = useMemo(() => ({ onSelect: store.select, onActivate: store.select }), [store]);
  const stage = useStage(store);
  const playback = usePlayback(shown.length - 1, stage.state !== 'loading');
  const frame = shown[playback.at] ?? shown[0];
  useEffect(() => {
    if (frame !== undefined) store.show(project(frame.state));
  }, [store, frame]);
  useHandsInView(store, stage, frame?.command ?? null);
  const learnerSteps = useLabSteps(learner);
  const expertSteps = useLabSteps(expert);
  return (
    <ReplayPlayer
      learner={isExample ? null : learnerSteps}
      expert={expertSteps}
      playback={playback}
      picture={
        <PicturePressContext value={press}>
          <BenchStage
            store={store}
            state={stage.state}
            highlighted={null}
            lookAt={stage.lookAt}
            glance={stage.glance}
            insets={NOTHING_OVER_IT}
            standIn={<BenchStills store={store} insets={NOTHING_OVER_IT} />}
            onReady={stage.onReady}
            onUnavailable={stage.onUnavailable}
          />
        </PicturePressContext>
      }
      readings={<IndicatorStrip store={store} />}
    />
  );
}
