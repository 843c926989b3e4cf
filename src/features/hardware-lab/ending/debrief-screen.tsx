import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { storyOf } from '../practice-judge.ts';
import type { EndedRun } from '../session/ended-run.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { useCaseTitle, useJudgedText } from '../words/case-text.ts';
import { useLabText } from '../words/lab-text.ts';
import type { Speaker } from '../words/sentences.ts';
import { CheckList } from './check-list.tsx';
import { EntropyGraph } from './entropy-graph.tsx';
import { ExpertPath } from './expert-path.tsx';
import { Oddities } from './oddities.tsx';
import { SafetyRecord } from './safety-record.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';
import { ThreeNotes } from './three-notes.tsx';

export interface DebriefScreenProps {
  readonly ended: EndedRun;
  onReplay(run: Run<LabCommand>): void;
  onHome(): void;
  onAgain(wish: SessionRequest): void;
}

const PANEL = 'chamfer grid content-start gap-4 border border-line bg-surface p-5 shadow-rest';

/** What the job came to: the truth, the score and its parts, how the uncertainty went, and what an expert did. */
export function DebriefScreen({
  ended: { mode, report, run, view, isOutOfTime },
  onReplay,
  onHome,
  onAgain,
}: DebriefScreenProps) {
  const { t, i18n } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const { insight } = useJudgedText(view.job.scenarioId);
  const text = useLabText();
  const speaker: Speaker = { text, view, language: i18n.language };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mat-grid h-full overflow-y-auto bg-ground">
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-end gap-4">
          <div className="grid min-w-64 grow gap-1">
            <p className="silk text-ink-muted">
              {t(`debrief.mode.${mode === 'testing' ? 'testing' : 'practice'}`)}
            </p>
            <h1 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
              {caseTitle(report.scenarioId)}
            </h1>
            <p className="max-w-2xl text-ink-muted">
              {t('debrief.truthWas', { cause: text(`hypothesis.${report.truth}`) })}{' '}
              {insight(report.scenarioId)}
            </p>
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
                onClick={() => onAgain({ kind: 'practice', scenarioId: storyOf(report.scenarioId) })}
              >
                <RotateCcw aria-hidden="true" />
                {t('debrief.again')}
              </Button>
            ) : null}
            <Button onClick={onHome}>{t('debrief.home')}</Button>
          </div>
        </div>
        {isOutOfTime ? (
          <Alert tone="standby" title={t('debrief.outOfTimeTitle')}>
            {t('debrief.outOfTime')}
          </Alert>
        ) : null}
        <div className="grid gap-4 lg:grid-cols-2">
          <section aria-label={t('debrief.score')} className={PANEL}>
            <ScoreBreakdown report={report} />
          </section>
          <section aria-labelledby="lab-uncertainty" className={PANEL}>
            <h2 id="lab-uncertainty" className="font-semibold">
              {t('debrief.graph')}
            </h2>
            <EntropyGraph points={report.debrief.entropy} speaker={speaker} />
          </section>
        </div>
        <section aria-labelledby="lab-notes" className="grid gap-3">
          <h2 id="lab-notes" className="font-semibold">
            {t('debrief.notes')}
          </h2>
          <ThreeNotes debrief={report.debrief} speaker={speaker} />
        </section>
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          <section aria-label={t('debrief.checks')} className={PANEL}>
            <CheckList
              title={t('debrief.goals')}
              checks={report.checks.goals.map(({ id, met }) => ({
                id,
                isMet: met,
                text: text(`goal.${id}`),
              }))}
            />
            <CheckList
              title={t('debrief.proofs')}
              hint={t('debrief.proofsHint')}
              checks={report.checks.verifications.map(({ id, met }) => ({
                id,
                isMet: met,
                text: text(`verify.${id}`),
              }))}
            />
            {report.checks.note === null ? null : (
              <CheckList
                title={t('debrief.note')}
                checks={report.checks.note.map(({ id, met }) => ({
                  id,
                  isMet: met,
                  text: String(t(`noteCheck.${id}` as never)),
                }))}
              />
            )}
            {report.words === '' ? null : (
              <figure className="grid gap-1.5">
                <figcaption className="silk text-ink-muted">{t('debrief.words')}</figcaption>
                <blockquote className="border-s-2 border-copper ps-3 text-sm whitespace-pre-wrap wrap-anywhere">
                  {report.words}
                </blockquote>
              </figure>
            )}
          </section>
          <div className="grid content-start gap-4">
            <section aria-label={t('debrief.safety')} className={PANEL}>
              <SafetyRecord breaches={report.breaches} />
            </section>
            {report.decoys.length === 0 ? null : (
              <section aria-labelledby="lab-oddities" className={PANEL}>
                <Oddities story={view.job.scenarioId} decoys={report.decoys} />
              </section>
            )}
            {run === null ? null : (
              <div className={PANEL}>
                <ExpertPath run={run} />
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
