import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { DebriefFrame, DebriefPanel } from '../../../runs/debrief/debrief-frame.tsx';
import { Uncertainty } from '../../../runs/debrief/uncertainty.tsx';
import { storyOf } from '../practice-judge.ts';
import type { EndedJob } from '../session/lab-session.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { useCaseTitle, useJudgedText } from '../texts/case-text.ts';
import { testName } from '../texts/finding-text.ts';
import { useLabText } from '../texts/lab-text.ts';
import type { Speaker } from '../texts/sentences.ts';
import { ExpertPath } from './expert-path.tsx';
import { LabChecks } from './lab-checks.tsx';
import { LabScore } from './lab-score.tsx';
import { Oddities } from './oddities.tsx';
import { SafetyRecord } from './safety-record.tsx';
import { ThreeNotes } from './three-notes.tsx';

export interface DebriefScreenProps {
  readonly ended: EndedJob;
  onReplay(run: Run<LabCommand>): void;
  onHome(): void;
  onAgain(wish: SessionRequest): void;
}

/** The debrief of a job: the fault, the score and its parts, the uncertainty over time, and the expert's path. */
export function DebriefScreen({
  ended: { mode, report, run, view, isOutOfTime },
  onReplay,
  onHome,
  onAgain,
}: DebriefScreenProps) {
  const { t, i18n } = useTranslation('lab-home');
  const { t: runText } = useTranslation('runs');
  const caseTitle = useCaseTitle();
  const { insight } = useJudgedText(view.job.scenarioId);
  const text = useLabText();
  const speaker: Speaker = { text, view, language: i18n.language };
  const { scenarioId } = report;
  const cause = t('debrief.truthWas', { cause: text(`hypothesis.${report.truth}`) });
  return (
    <DebriefFrame
      mode={mode === 'testing' ? 'testing' : 'practice'}
      title={caseTitle(scenarioId)}
      text={`${cause} ${insight(scenarioId)}`}
      isOutOfTime={isOutOfTime}
      again={
        mode === 'practice'
          ? {
              label: t('debrief.again'),
              onPress: () => onAgain({ kind: 'practice', scenarioId: storyOf(scenarioId) }),
            }
          : null
      }
      homeLabel={t('debrief.home')}
      onReplay={run === null ? null : () => onReplay(run)}
      onHome={onHome}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <DebriefPanel label={runText('debrief.score')}>
          <LabScore report={report} />
        </DebriefPanel>
        <Uncertainty points={report.debrief.entropy} nameOf={(test) => testName(speaker, test)} />
      </div>
      <section aria-labelledby="lab-notes" className="grid gap-3">
        <h2 id="lab-notes" className="font-semibold">
          {t('debrief.notes')}
        </h2>
        <ThreeNotes debrief={report.debrief} speaker={speaker} />
      </section>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <DebriefPanel label={t('debrief.checks')}>
          <LabChecks report={report} />
        </DebriefPanel>
        <div className="grid content-start gap-4">
          <DebriefPanel label={t('debrief.safety')}>
            <SafetyRecord breaches={report.breaches} />
          </DebriefPanel>
          {report.decoys.length === 0 ? null : (
            <DebriefPanel labelledBy="lab-oddities">
              <Oddities story={view.job.scenarioId} decoys={report.decoys} />
            </DebriefPanel>
          )}
          {run === null ? null : (
            <div className="chamfer grid content-start gap-4 border border-line bg-surface p-5 shadow-rest">
              <ExpertPath run={run} />
            </div>
          )}
        </div>
      </div>
    </DebriefFrame>
  );
}
