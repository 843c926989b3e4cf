import type { DebriefSentence } from '../../../core/assessment/debrief-facts.ts';
import { debriefSentences } from '../../../core/assessment/debrief-sentences.ts';
import { parseRulesVersion } from '../../../core/kernel/rules-version.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DebriefFrame, DebriefPanel } from '../../../runs/debrief/debrief-frame.tsx';
import { ThreeSentences } from '../../../runs/debrief/three-sentences.tsx';
import { Uncertainty } from '../../../runs/debrief/uncertainty.tsx';
import type { DebriefProps } from '../../../runs/shell/simulation.ts';
import { useWords } from '../../../runs/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { modelOf } from '../model/model-of.ts';
import type { LabSubject } from '../session/session-request.ts';
import type { LabTypes } from '../store.ts';
import { NO_JOB, useCaseTextOf, useCaseTitle } from '../texts/case-text.ts';
import { debriefText } from '../texts/debrief-text.ts';
import { testName } from '../texts/finding-text.ts';
import { useLabText } from '../texts/lab-text.ts';
import type { NameSpeaker } from '../texts/sentences.ts';
import { LabChecks } from './lab-checks.tsx';
import { LabScore } from './lab-score.tsx';
import { Oddities } from './oddities.tsx';
import { Paths } from './paths.tsx';
import { SafetyRecord } from './safety-record.tsx';

/** The debrief of a job: three sentences, then the score with a sentence for each part, then graph, paths and checks. */
export function DebriefScreen({
  ended: { mode, report, review, view, isOutOfTime },
  backLabel,
  onReplay,
  changes,
  dispute,
  onHome,
  onAgain,
}: DebriefProps<LabTypes, LabSubject>) {
  const { t, i18n } = useTranslation('lab-home');
  const { t: runText } = useTranslation('runs');
  const caseTitle = useCaseTitle();
  const caseText = useCaseTextOf(view?.job ?? NO_JOB);
  const wordsIn = useWords();
  const text = useLabText();
  // Reports of earlier rules do not name their story.
  const story: string | undefined = view?.job.scenarioId ?? report.story;
  const model = view?.model ?? modelOf(review?.subject ?? null, story);
  const speaker: NameSpeaker = { text, view: { model }, language: i18n.language };
  const words = review?.words ?? {};
  const recording = review?.recording ?? null;
  const oddities = report.decoys.flatMap((id) => {
    const why = wordsIn(words[`decoy.${id}`]);
    return why === '' ? [] : [why];
  });
  const sentences = debriefSentences(report);
  const wordsOf = (sentence: DebriefSentence): string =>
    debriefText(speaker, (id) => String(t(`noteCheck.${id}` as never)), sentence);
  return (
    <DebriefFrame
      mode={mode === 'testing' ? 'testing' : 'practice'}
      title={wordsIn(words['title']) || (story === undefined ? t('history.unnamed') : caseTitle(story))}
      subtitle={view === null ? '' : `${caseText('customer')} · ${text(`machine.${view.model}`)}`}
      rules={review === null || view === null ? null : parseRulesVersion(review.rulesVersion).rules}
      isOutOfTime={isOutOfTime}
      dispute={dispute}
      again={
        mode === 'practice' && story !== undefined
          ? {
              label: t('debrief.again'),
              onPress: () => onAgain({ kind: 'practice', story }),
            }
          : null
      }
      homeLabel={backLabel ?? t('debrief.home')}
      onReplay={recording === null ? null : () => onReplay(recording)}
      onHome={onHome}
    >
      {view === null ? (
        <Alert
          title={runText('debrief.earlierTitle', {
            rules: parseRulesVersion(review?.rulesVersion ?? '').rules,
          })}
        >
          {runText('debrief.earlierText')}
        </Alert>
      ) : null}
      <ThreeSentences
        wrong={wordsOf(sentences.wrong)}
        why={wordsIn(words['insight'])}
        well={wordsOf(sentences.well)}
        change={wordsOf(sentences.differently)}
      />
      <div className="grid items-start gap-4 xl:grid-cols-[1.9fr_1fr]">
        <DebriefPanel label={runText('debrief.score')}>
          <LabScore report={report} sentences={sentences} wordsOf={wordsOf} />
        </DebriefPanel>
        <Uncertainty
          points={report.debrief.entropy}
          expert={report.debrief.expert ?? []}
          nameOf={(test) => testName(speaker, test)}
        />
      </div>
      {changes}
      {recording === null ? null : (
        <DebriefPanel label={runText('debrief.paths')}>
          <Paths recording={recording} report={report} />
        </DebriefPanel>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DebriefPanel label={t('debrief.checks')}>
          <LabChecks report={report} view={view} />
        </DebriefPanel>
        <div className="grid content-start gap-4">
          <DebriefPanel label={t('debrief.safety')}>
            <SafetyRecord breaches={report.breaches} />
          </DebriefPanel>
          {oddities.length === 0 ? null : (
            <DebriefPanel labelledBy="lab-oddities">
              <Oddities texts={oddities} />
            </DebriefPanel>
          )}
        </div>
      </div>
    </DebriefFrame>
  );
}
