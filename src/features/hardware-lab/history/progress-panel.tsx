import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PASS_MARK } from '../../../core/hardware/pass-mark.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { useScenarioText } from '../hud/case-text.ts';
import { nextCase, objectiveProgress } from '../model/objective-progress.ts';
import { practiceCases } from '../model/practice-cases.ts';
import type { LabWish } from '../session/lab-wish.ts';
import type { LabHistory } from './use-lab-history.ts';

export interface ProgressPanelProps {
  readonly history: LabHistory;
  onStart(wish: LabWish): void;
}

/** How far somebody is in each objective, and the one job to do next. */
export function ProgressPanel({ history, onStart }: ProgressPanelProps) {
  const { t } = useTranslation('lab-home');
  const caseText = useScenarioText();
  const cases = practiceCases();
  const next = nextCase(cases, history.runs);
  return (
    <div className="grid gap-6">
      {next === null ? null : (
        <section
          aria-label={t('progress.next')}
          className="chamfer flex flex-wrap items-center gap-4 border border-copper/60 bg-surface p-5"
        >
          <Target aria-hidden="true" className="size-6 text-copper-text" />
          <p className="min-w-48 grow">
            <span className="silk block text-ink-muted">{t('progress.next')}</span>
            <span className="text-lg font-semibold">{caseText(next.id, 'title')}</span>
          </p>
          <Button onClick={() => onStart({ kind: 'practice', scenarioId: next.id })}>
            {t('progress.start')}
          </Button>
        </section>
      )}
      <section aria-labelledby="lab-objectives" className="grid gap-3">
        <h2 id="lab-objectives" className="text-xl font-semibold">
          {t('progress.objectives')}
        </h2>
        <p className="text-sm text-ink-muted">{t('progress.objectivesText')}</p>
        <ul className="chamfer grid divide-y divide-line border border-line bg-surface">
          {objectiveProgress(cases, history.runs).map(({ objective, score, runs }) => (
            <li
              key={objective}
              className="grid grid-cols-[5rem_1fr_3rem] items-center gap-4 px-4 py-2.5 text-sm"
            >
              <span className="reading">{objective}</span>
              <span className="grid gap-1">
                <span aria-hidden="true" className="h-2 rounded-sm bg-sunken">
                  <span
                    className={classNames(
                      'block h-2 rounded-sm',
                      (score ?? 0) >= PASS_MARK ? 'bg-passed-mark' : 'bg-standby-mark',
                    )}
                    style={{ width: `${score ?? 0}%` }}
                  />
                </span>
                <span className="text-xs text-ink-muted">{t('progress.runs', { count: runs })}</span>
              </span>
              <span className="reading text-end font-semibold">{score ?? t('progress.none')}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
