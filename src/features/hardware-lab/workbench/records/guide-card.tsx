import { Lightbulb } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { HINT_LEVELS } from '../../../../core/hardware/model/vocabulary.ts';
import {
  MILESTONES,
  type Milestone,
  milestonesReached,
} from '../../../../core/hardware/projection/milestones.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { Hints } from '../../../../runs/practice/hints.ts';
import { useHintsAgain } from '../../../../runs/practice/use-hints-again.ts';
import { useWords } from '../../../../runs/use-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { type LabStore, useLab } from '../../store.ts';
import type { ToolId } from '../layout/desk.ts';
import { FoldingPanel } from '../layout/folding-panel.tsx';
import type { Shape } from '../layout/shape.ts';
import { TOOL_ICONS } from '../layout/tool-icons.ts';

/** Steps that begin with a tool of the belt. */
const TOOL_OF: Readonly<Partial<Record<Milestone, ToolId>>> = {
  listen: 'customer',
  look: 'senses',
  prove: 'power',
};

export interface GuideCardProps {
  readonly store: LabStore;
  readonly hints: Hints;
  readonly shape: Shape;
  readonly isFrozen: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
  onTool(tool: ToolId): void;
  onTheory(): void;
  onParts(): void;
  /** The note, and the end of the job. */
  onFinish(): void;
}

/** Practice alone: the next step of every job with the button that begins it, and hints in three levels, each asked for. */
export function GuideCard({ store, hints, shape, isFrozen, isOpen, onToggle, ...on }: GuideCardProps) {
  const { t } = useTranslation('lab-bench');
  const { t: runText } = useTranslation('runs');
  const wordsIn = useWords();
  const { words, isAsking, failure } = useSyncExternalStore(hints.subscribe, hints.read);
  const hintLevel = useLab(store, ({ view }) => view.tutor?.hintLevel ?? 0);
  const findings = useLab(store, ({ view }) => view.findings.length);
  const behind = useLab(store, milestonesReached);
  const step = MILESTONES[behind];
  const given = words.slice(0, hintLevel);
  useHintsAgain(hints);
  const nextHint = HINT_LEVELS[hintLevel];
  const number = Math.min(behind + 1, MILESTONES.length);
  const name = step === undefined ? t('guide.over') : t(`guide.${step}.title`);
  return (
    <FoldingPanel
      label={t('guide.title')}
      isOpen={isOpen}
      isNext
      onToggle={onToggle}
      head={
        <span className="silk text-ink-muted">{t('guide.step', { number, count: MILESTONES.length })}</span>
      }
      title={
        <>
          <span className="silk shrink-0 text-copper-text">
            {t('guide.short', { number, count: MILESTONES.length })}
          </span>
          <span className="truncate font-semibold">{name}</span>
        </>
      }
    >
      <div className={shape === 'd' ? '-mt-1.5 grid gap-3' : '-mt-2 grid gap-2'}>
        <ol aria-hidden="true" className="flex gap-1">
          {MILESTONES.map((one, index) => (
            <li
              key={one}
              className={classNames(
                'h-1 grow rounded-full',
                index < behind ? 'bg-passed-mark' : index === behind ? 'bg-copper' : 'bg-line',
              )}
            />
          ))}
        </ol>
        <div className={classNames('flex', shape === 'm' ? 'items-center gap-3' : 'flex-col gap-2 sm:gap-3')}>
          <div role="status" className="min-w-0 grow">
            <h2
              className={classNames(
                'leading-tight font-semibold tracking-tight',
                shape === 'l' ? 'text-sm' : 'text-base',
              )}
            >
              {name}
            </h2>
            {shape === 'd' && step !== undefined ? (
              <p className="mt-1 text-[0.8125rem] text-ink-muted">
                {t(`guide.${step}.why`, { count: findings })}
              </p>
            ) : null}
          </div>
          <div className={classNames('flex items-center gap-2', shape !== 'm' && 'flex-wrap')}>
            {step === undefined ? null : <StepButton step={step} {...on} />}
            {nextHint === undefined ? null : (
              <Button
                size="sm"
                variant="ghost"
                disabled={isFrozen || isAsking}
                className={shape === 'd' ? 'px-2.5' : 'size-11 p-0'}
                onClick={() => void hints.ask()}
              >
                <Lightbulb aria-hidden="true" />
                <span className={shape === 'd' ? undefined : 'sr-only'}>{t(`hints.ask${nextHint}`)}</span>
              </Button>
            )}
          </div>
        </div>
        {/* Out of the grid while it is empty, so that no gap waits for a hint; there all along for whoever listens. */}
        <div role="status" className="max-h-40 overflow-y-auto text-sm empty:absolute">
          {given.length === 0 ? null : (
            <ol className="grid gap-1.5">
              {given.map((hint) => (
                <li key={wordsIn(hint)} className="border-s-2 border-copper ps-2.5">
                  {wordsIn(hint)}
                </li>
              ))}
            </ol>
          )}
          {failure === null ? null : (
            <p className="text-ink-muted">
              {failure === 'offline' ? runText('hint.offline') : runText(`message.cause.${failure}`)}
            </p>
          )}
        </div>
      </div>
    </FoldingPanel>
  );
}

interface StepButtonProps extends Pick<GuideCardProps, 'onTool' | 'onTheory' | 'onParts' | 'onFinish'> {
  readonly step: Milestone;
}

/** What begins the step: the one filled button of the screen. */
function StepButton({ step, onTool, onTheory, onParts, onFinish }: StepButtonProps) {
  const { t } = useTranslation('lab-bench');
  const tool = TOOL_OF[step];
  if (tool !== undefined) {
    const Icon = TOOL_ICONS[tool];
    return (
      <Button size="sm" onClick={() => onTool(tool)}>
        <Icon aria-hidden="true" />
        {t(`guide.${step}.act`)}
      </Button>
    );
  }
  const begin = step === 'theory' ? onTheory : step === 'repair' ? onParts : onFinish;
  return (
    <Button size="sm" onClick={begin}>
      {t(`guide.${step}.act`)}
    </Button>
  );
}
