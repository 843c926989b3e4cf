import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { type LabStore, useLab } from '../store.ts';
import { useLabText } from '../words/lab-text.ts';

const DEFAULT_CONFIDENCE = 50;
const STEP = 5;

export interface TheoryBoardProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
}

/** What you believe, and how sure you are, said before you act on it. The latest theory stands on the board. */
export function TheoryBoard({ store, isFrozen, onRun }: TheoryBoardProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const id = useId();
  const form = useRef<HTMLDetailsElement>(null);
  const hypotheses = useLab(store, ({ view }) => view.job.hypotheses);
  const stated = useLab(store, ({ view }) => view.job.theory);
  const [hypothesis, setHypothesis] = useState('');
  const [confidence, setConfidence] = useState(DEFAULT_CONFIDENCE);
  const latest = stated.at(-1);
  return (
    <section
      aria-label={t('theory.title')}
      data-tour="theory"
      className="chamfer grid gap-3 border border-line bg-surface/95 p-4 shadow-rest"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t('theory.title')}</h2>
        {latest === undefined ? (
          <p className="text-xs text-ink-muted">{t('theory.none')}</p>
        ) : (
          <p className="text-end text-xs">
            <span className="font-medium">{text(`hypothesis.${latest.hypothesis}`)}</span>{' '}
            <span className="reading text-copper-text">{t('percent', { percent: latest.confidence })}</span>
          </p>
        )}
      </header>
      <details
        ref={form}
        // On a low screen the form would open out of sight.
        onToggle={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary className="min-h-9 cursor-pointer text-sm text-copper-text underline-offset-4 hover:underline">
          {t(latest === undefined ? 'theory.state' : 'theory.change')}
        </summary>
        <form
          className="mt-2 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (hypothesis === '') return;
            onRun({ kind: 'state-theory', hypothesis, confidence });
            form.current?.removeAttribute('open');
            form.current?.querySelector('summary')?.focus();
          }}
        >
          <div className="grid gap-1">
            <label htmlFor={`${id}-cause`} className="text-xs text-ink-muted">
              {t('theory.cause')}
            </label>
            <NativeSelect
              id={`${id}-cause`}
              required
              value={hypothesis}
              onChange={(event) => setHypothesis(event.target.value)}
            >
              <option value="">{t('theory.choose')}</option>
              {hypotheses.map((one) => (
                <option key={one} value={one}>
                  {text(`hypothesis.${one}`)}
                </option>
              ))}
            </NativeSelect>
          </div>
          <div className="grid gap-1">
            <label htmlFor={`${id}-sure`} className="flex justify-between text-xs text-ink-muted">
              {t('theory.sure')}
              <span aria-hidden="true" className="reading text-ink">
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
          <Button type="submit" size="sm" variant="secondary" disabled={isFrozen || hypothesis === ''}>
            {t('theory.pin')}
          </Button>
        </form>
      </details>
    </section>
  );
}
