import { useTranslation } from 'react-i18next';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { type ScoreParts, WEIGHTS } from '../../../core/assessment/score.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { ScoreBreakdown } from '../../../runs/debrief/score-breakdown.tsx';

const PARTS = Object.keys(WEIGHTS) as readonly (keyof ScoreParts)[];

/** The score of a job; parts that do not apply are left out. */
export function LabScore({ report }: { readonly report: LabReport }) {
  const { t } = useTranslation('lab-home');
  return (
    <ScoreBreakdown
      score={report.score}
      parts={PARTS.flatMap((id) => {
        const reached = report.parts[id];
        return reached === null ? [] : [{ id, label: t(`part.${id}`), weight: WEIGHTS[id], reached }];
      })}
      gates={report.gates.map((id) => ({ id, title: t(`gate.${id}.title`), text: t(`gate.${id}.text`) }))}
      passText={t('debrief.passMark', { mark: PASS_MARK })}
    />
  );
}
