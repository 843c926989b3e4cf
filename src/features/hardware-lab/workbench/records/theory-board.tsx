import { useId, useState } from 'react';
import { costOf } from '../../../../core/hardware/commands/costs.ts';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { Button } from '../../../../ui/button.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { FoldingPanel } from '../layout/folding-panel.tsx';
import { CitedEvidence } from './cited-evidence.tsx';
import { PartTest } from './part-test.tsx';

const DEFAULT_CONFIDENCE = 50;
const STEP = 5;

export interface TheoryBoardProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
  onRun(command: LabCommand): void;
  /** The findings cited as evidence. */
  readonly cited: readonly string[];
  onCite(finding: string): void;
  onFindings(): void;
}

/** The learner's theory and confidence, recorded before acting on it. The title shows the latest one. */
export function TheoryBoard({ store, isFrozen, isOpen, onToggle, onRun, ...evidence }: TheoryBoardProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const id = useId();
  const hypotheses = useLab(store, ({ view }) => view.job.hypotheses);
  const stated = useLab(store, ({ view }) => view.job.theory);
  const [hypothesis, setHypothesis] = useState('');
  const [confidence, setConfidence] = useState(DEFAULT_CONFIDENCE);
  const latest = stated.at(-1);
  const title = (
    <>
      <span>{t('theory.title')}</span>
      {latest === undefined ? (
        <span className="text-[0.8125rem] font-normal text-ink-muted">{t('theory.none')}</span>
      ) : (
        <span className="min-w-0 truncate text-[0.8125rem]">
          {text(`hypothesis.${latest.hypothesis}`)}{' '}
          <span className="reading text-copper-text">{t('percent', { percent: latest.confidence })}</span>
        </span>
      )}
    </>
  );
  return (
    <FoldingPanel
      label={t('theory.title')}
      anchor="theory"
      isOpen={isOpen}
      onToggle={onToggle}
      head={title}
      title={title}
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (hypothesis !== '') onRun({ kind: 'state-theory', hypothesis, confidence });
        }}
      >
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-[0.8125rem] font-medium">{t('theory.cause')}</legend>
          {hypotheses.map((one) => (
            <label
              key={one}
              className="flex min-h-9.5 cursor-pointer items-center gap-2.5 rounded-md border border-line bg-ground px-3 py-1.5 text-sm hover:border-edge has-checked:border-copper-text has-checked:bg-copper-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-copper-text pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={`${id}-cause`}
                value={one}
                checked={one === hypothesis}
                onChange={() => setHypothesis(one)}
                className="size-4 shrink-0 accent-copper"
              />
              {text(`hypothesis.${one}`)}
            </label>
          ))}
        </fieldset>
        <div className="grid gap-1">
          <label htmlFor={`${id}-sure`} className="flex justify-between text-[0.8125rem] font-medium">
            {t('theory.sure')}
            <span aria-hidden="true" className="reading">
              {t('percent', { percent: confidence })}
            </span>
          </label>
          <input
            id={`${id}-sure`}
            type="range"
            min={0}
            max={100}
            step={STEP}
            value={confidence}
            aria-valuetext={t('percent', { percent: confidence })}
            onChange={(event) => setConfidence(Number(event.target.value))}
            className="h-9 w-full accent-copper"
          />
        </div>
        <CitedEvidence store={store} {...evidence} />
        <Button type="submit" variant="secondary" aria-disabled={isFrozen || hypothesis === '' || undefined}>
          {t('theory.pin')}
          <span aria-hidden="true" className="reading font-normal text-ink-muted">
            +{clockOf(costOf({ kind: 'state-theory', hypothesis, confidence }))}
          </span>
        </Button>
      </form>
      <PartTest
        store={store}
        isFrozen={isFrozen}
        onRun={onRun}
        suspect={hypothesis === '' ? (latest?.hypothesis ?? '') : hypothesis}
      />
    </FoldingPanel>
  );
}
