import type { DebriefSentence } from '../../../core/assessment/debrief-facts.ts';
import type { DebriefSentences } from '../../../core/assessment/debrief-sentences.ts';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { type ScoreParts, WEIGHTS } from '../../../core/assessment/score.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ScoreBreakdown } from '../../../runs/debrief/score-breakdown.tsx';

const PARTS = Object.keys(WEIGHTS) as readonly (keyof ScoreParts)[];

export interface LabScoreProps {
  readonly report: LabReport;
  readonly sentences: DebriefSentences;
  wordsOf(sentence: DebriefSentence): string;
}

/** The score of a job; parts that do not apply are left out. */
export function LabScore({ report, sentences, wordsOf }: LabScoreProps) {
  const { t } = useTranslation('lab-home');
  return (
    <ScoreBreakdown
      score={report.score}
      hasPassed={sentences.notPassed.length === 0}
      reasons={sentences.notPassed.map(wordsOf)}
      parts={PARTS.flatMap((id) => {
        const part = sentences.parts[id];
        return part === null ? [] : [{ ...part, id, label: t(`part.${id}`), text: wordsOf(part) }];
      })}
      gates={report.gates.map((id) => ({ id, title: t(`gate.${id}.title`), text: t(`gate.${id}.text`) }))}
      passText={t('debrief.passMark', { mark: PASS_MARK })}
    />
  );
}
