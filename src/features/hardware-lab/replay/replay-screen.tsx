import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { project } from '../../../core/hardware/projection/project.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { IndicatorStrip } from '../bench/indicator-strip.tsx';
import { useStage } from '../bench/use-stage.ts';
import { BenchStage } from '../display/bench-stage.tsx';
import { BenchStills } from '../display/bench-stills.tsx';
import { PicturePressContext } from '../display/picture-press.ts';
import type { Insets } from '../scene/stage/insets.ts';
import { framesOf, type ReplayFrames } from './replay-frames.ts';
import { createReplayStore } from './replay-store.ts';
import { Scrubber } from './scrubber.tsx';
import { StepList } from './step-list.tsx';

const NOTHING_OVER_IT: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface ReplayScreenProps {
  readonly run: Run<LabCommand>;
  /** An expert on a bench of their own: there is no learner's path to show. */
  readonly isExample?: boolean;
  onBack(): void;
}

/** A run watched again: the bench at any moment of it, and the expert's path beside the learner's own. */
export function ReplayScreen({ run, isExample = false, onBack }: ReplayScreenProps) {
  const { t } = useTranslation('lab-home');
  const frames = useMemo(() => framesOf(run), [run]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex h-full flex-col bg-ground">
      <div className="flex items-center gap-3 border-b border-line bg-surface px-3 py-1.5">
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {t('replay.back')}
        </Button>
        <h1 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t(isExample ? 'replay.example' : 'replay.title')}
        </h1>
      </div>
      {frames === null ? (
        <Alert tone="standby" className="m-4">
          {t('replay.otherRules')}
        </Alert>
      ) : (
        <Replay frames={frames} isExample={isExample} />
      )}
    </div>
  );
}

interface ReplayProps {
  readonly frames: ReplayFrames;
  readonly isExample: boolean;
}

function Replay({ frames: { start, learner, expert }, isExample }: ReplayProps) {
  const { t } = useTranslation('lab-home');
  const shown = isExample ? expert : learner;
  // One's own run is looked back at from its end; an example is followed from its start.
  const [at, setAt] = useState(isExample ? 0 : shown.length - 1);
  const frame = shown[at] ?? shown[0];
  const [store] = useState(() => createReplayStore(project(start)));
  const press = useMemo(() => ({ onSelect: store.select, onActivate: store.select }), [store]);
  const stage = useStage(store);
  useEffect(() => {
    if (frame !== undefined) store.show(project(frame.state));
  }, [store, frame]);
  return (
    <div
      className={classNames(
        'grid min-h-0 grow grid-cols-[minmax(0,1fr)] max-lg:overflow-y-auto lg:grid-cols-[minmax(0,1fr)_26rem]',
        !isExample && 'xl:grid-cols-[minmax(0,1fr)_38rem]',
      )}
    >
      <div className="flex min-h-0 flex-col max-lg:h-[60dvh] max-lg:min-h-96">
        <div className="relative min-h-40 grow">
          <PicturePressContext value={press}>
            <BenchStage
              store={store}
              state={stage.state}
              highlighted={null}
              lookAt={null}
              insets={NOTHING_OVER_IT}
              standIn={<BenchStills store={store} insets={NOTHING_OVER_IT} />}
              onReady={stage.onReady}
              onUnavailable={stage.onUnavailable}
            />
          </PicturePressContext>
        </div>
        <IndicatorStrip store={store} />
        <Scrubber at={at} frames={shown} onMove={setAt} />
      </div>
      <div
        className={classNames(
          'grid min-h-0 content-start items-start gap-4 overflow-y-auto border-s border-line bg-surface p-4',
          !isExample && 'xl:grid-cols-2',
        )}
      >
        {isExample ? null : <StepList title={t('replay.yours')} frames={learner} at={at} onMove={setAt} />}
        <StepList
          title={t('replay.expert')}
          frames={expert}
          at={isExample ? at : null}
          onMove={isExample ? setAt : null}
        />
      </div>
    </div>
  );
}
