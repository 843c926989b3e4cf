import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { ReplayStep } from './replay-step.ts';
import { Scrubber } from './scrubber.tsx';
import { StepList } from './step-list.tsx';
import type { Playback } from './use-playback.ts';

export interface ReplayPageProps {
  /** An expert on a case of their own: there is no learner's path to show. */
  readonly isExample: boolean;
  readonly backLabel: string;
  /** What is watched; null for a run of other rules than these. */
  readonly children: ReactNode | null;
  onBack(): void;
}

/** The page on which a run is watched again. */
export function ReplayPage({ isExample, backLabel, children, onBack }: ReplayPageProps) {
  const { t } = useTranslation('runs');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex h-full flex-col bg-ground">
      <div className="flex items-center gap-3 border-b border-line bg-surface px-3 py-1.5">
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {backLabel}
        </Button>
        <h1 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t(isExample ? 'replay.example' : 'replay.title')}
        </h1>
      </div>
      {children ?? (
        <Alert tone="standby" className="m-4">
          {t('replay.otherRules')}
        </Alert>
      )}
    </div>
  );
}

/** Whose path is watched. */
export type ReplayPath = 'learner' | 'expert';

export interface ReplayPlayerProps {
  /** Null in an example of an expert. */
  readonly learner: readonly ReplayStep[] | null;
  readonly expert: readonly ReplayStep[];
  /** Shows the learner's steps, or else the expert's. */
  readonly playback: Playback;
  /** Which of the two is watched, where the picture can follow either; null where only one can be. */
  readonly path?: ReplayPath | null;
  onPath?(path: ReplayPath): void;
  /** The world at that step: it fills its parent. */
  readonly picture: ReactNode;
  /** Below the picture. */
  readonly readings?: ReactNode;
}

/** The world at any moment of a run, and the expert's path beside the learner's own, or in its place. */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { learner, expert, playback, path = null, picture, readings } = props;
  const watched = path === 'expert' || learner === null ? expert : learner;
  const isBeside = learner !== null && path === null;
  return (
    <div
      className={classNames(
        'grid min-h-0 grow grid-cols-[minmax(0,1fr)] max-lg:overflow-y-auto lg:grid-cols-[minmax(0,1fr)_26rem]',
        isBeside && 'xl:grid-cols-[minmax(0,1fr)_38rem]',
      )}
    >
      <div className="flex min-h-0 flex-col max-lg:h-[60dvh] max-lg:min-h-96">
        <div className="relative min-h-40 grow">{picture}</div>
        {readings}
        <Scrubber playback={playback} steps={watched} />
      </div>
      <div
        className={classNames(
          'grid min-h-0 content-start items-start gap-4 overflow-y-auto border-s border-line bg-surface p-4',
          isBeside && 'xl:grid-cols-2',
        )}
      >
        {path === null ? <BothPaths {...props} /> : <ChosenPath {...props} path={path} watched={watched} />}
      </div>
    </div>
  );
}

/** The picture follows the learner, or the expert where there is nobody else. */
function BothPaths({ learner, expert, playback: { at, move } }: ReplayPlayerProps) {
  const { t } = useTranslation('runs');
  const isExample = learner === null;
  return (
    <>
      {isExample ? null : <StepList title={t('replay.yours')} steps={learner} at={at} onMove={move} />}
      <StepList
        title={t('replay.expert')}
        steps={expert}
        at={isExample ? at : null}
        onMove={isExample ? move : null}
      />
    </>
  );
}

interface ChosenPathProps extends ReplayPlayerProps {
  readonly path: ReplayPath;
  readonly watched: readonly ReplayStep[];
}

/** The picture follows either path. */
function ChosenPath({ path, watched, playback: { at, move }, onPath }: ChosenPathProps) {
  const { t } = useTranslation('runs');
  const names = { learner: t('replay.yours'), expert: t('replay.expert') } as const;
  return (
    <>
      <fieldset className="flex rounded-md border border-line">
        <legend className="sr-only">{t('replay.whose')}</legend>
        {(['learner', 'expert'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === path}
            onClick={() => onPath?.(one)}
            className="min-h-9 grow basis-0 px-2 text-sm text-ink-muted hover:bg-hover aria-pressed:bg-copper-soft aria-pressed:font-semibold aria-pressed:text-copper-text pointer-coarse:min-h-11 focus-visible:-outline-offset-2"
          >
            {names[one]}
          </button>
        ))}
      </fieldset>
      <StepList title={names[path]} steps={watched} at={at} onMove={move} />
    </>
  );
}
