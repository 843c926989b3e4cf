import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { Button } from '../../../ui/button.tsx';
import { useScenarioText } from '../hud/case-text.ts';
import { ScoreBars } from '../hud/score-bars.tsx';
import type { EndedRun } from '../session/ended-run.ts';
import type { LabWish } from '../session/lab-wish.ts';
import { ExpertPath } from './expert-path.tsx';
import { SafetyRecord } from './safety-record.tsx';

export interface DebriefScreenProps {
  readonly ended: EndedRun;
  onReplay(run: Run<LabCommand>): void;
  onHome(): void;
  onAgain(wish: LabWish): void;
}

const PANEL = 'chamfer grid content-start gap-4 border border-line bg-surface p-5 shadow-rest';

/** What the job came to: the truth, the score and its parts, how the uncertainty went, and what an expert did. */
export function DebriefScreen({
  ended: { mode, report, run },
  onReplay,
  onHome,
  onAgain,
}: DebriefScreenProps) {
  const { t } = useTranslation('lab-home');
  const caseText = useScenarioText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mat-grid h-full overflow-y-auto bg-ground">
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6">
        <header className="flex flex-wrap items-end gap-4">
          <div className="grid min-w-64 grow gap-1">
            <p className="silk text-ink-muted">
              {t(`debrief.mode.${mode === 'testing' ? 'testing' : 'practice'}`)}
            </p>
            <h1 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
              {caseText(report.scenarioId, 'title')}
            </h1>
            <p className="max-w-2xl text-ink-muted">{caseText(report.scenarioId, 'insight')}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {run === null ? null : (
              <Button variant="secondary" onClick={() => onReplay(run)}>
                <Play aria-hidden="true" />
                {t('debrief.replay')}
              </Button>
            )}
            {mode === 'practice' ? (
              <Button
                variant="secondary"
                onClick={() => onAgain({ kind: 'practice', scenarioId: report.scenarioId })}
              >
                <RotateCcw aria-hidden="true" />
                {t('debrief.again')}
              </Button>
            ) : null}
            <Button onClick={onHome}>{t('debrief.home')}</Button>
          </div>
        </header>
        <div className="grid gap-4 lg:grid-cols-2">
          <section aria-label={t('debrief.score')} className={PANEL}>
            <ScoreBars report={report} />
          </section>
          <div className="grid content-start gap-4">
            <section aria-label={t('debrief.safety')} className={PANEL}>
              <SafetyRecord breaches={report.breaches} />
            </section>
            {run === null ? null : (
              <section aria-label={t('replay.expert')} className={PANEL}>
                <ExpertPath run={run} />
              </section>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
