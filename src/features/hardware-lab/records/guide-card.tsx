import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import type { DeskControl, ToolId } from '../bench/desk.ts';
import { type LabStore, useLab } from '../store.ts';
import { useCaseText } from '../words/case-text.ts';
import { stepsDone, WAY, type WayStep } from './work-way.ts';

const HINT_LEVELS = [1, 2, 3] as const;

/** Steps that begin with a tool of the belt. */
const TOOL_OF: Readonly<Partial<Record<WayStep, ToolId>>> = { listen: 'customer', look: 'senses' };

export interface GuideCardProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  readonly control: DeskControl;
  onRun(command: LabCommand): void;
  onClose(): void;
}

/** Practice alone: the next step of every job, and hints in three levels, each asked for. */
export function GuideCard({ store, isFrozen, control: { arrange }, onRun, onClose }: GuideCardProps) {
  const { t } = useTranslation('lab-bench');
  const caseText = useCaseText(store);
  const hintLevel = useLab(store, ({ view }) => view.tutor?.hintLevel ?? 0);
  const behind = useLab(store, stepsDone);
  const step = WAY[behind];
  const tool = step === undefined ? undefined : TOOL_OF[step];
  const given = HINT_LEVELS.filter((level) => level <= hintLevel);
  const nextHint = HINT_LEVELS[hintLevel];
  return (
    <section
      aria-label={t('guide.title')}
      className="chamfer grid gap-2 border border-line bg-surface/95 p-4 text-sm shadow-rest"
    >
      {step === undefined ? null : (
        <>
          <p className="silk text-ink-muted">{t('guide.step', { number: behind + 1, count: WAY.length })}</p>
          <ol aria-hidden="true" className="flex gap-1">
            {WAY.map((one, index) => (
              <li
                key={one}
                className={classNames('h-1 grow rounded-full', index < behind ? 'bg-passed-mark' : 'bg-line')}
              />
            ))}
          </ol>
          <p role="status">
            {t(`help.way.${step}`)}
            {step === 'repair' ? ` ${t('help.way.safe')}` : null}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {tool === undefined ? null : (
          <Button size="sm" variant="secondary" onClick={() => arrange({ kind: 'open', tool })}>
            {t('guide.open', { tool: t(`tool.${tool}`) })}
          </Button>
        )}
        {step === 'write' ? (
          <Button size="sm" onClick={onClose}>
            {t('closeJob')}
          </Button>
        ) : null}
        {nextHint === undefined ? null : (
          <Button size="sm" variant="ghost" disabled={isFrozen} onClick={() => onRun({ kind: 'ask-hint' })}>
            <Lightbulb aria-hidden="true" className="text-copper-text" />
            {t(`hints.ask${nextHint}`)}
          </Button>
        )}
      </div>
      <div role="status">
        <ol className="grid gap-1.5 empty:hidden">
          {given.map((level) => (
            <li key={level} className="border-s-2 border-copper ps-2.5">
              {caseText(`hint.${level}`)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
