import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import type { ReplayStep } from '../../../runs/replay/replay-step.ts';
import { StepList } from '../../../runs/replay/step-list.tsx';
import type { Recording } from '../../../runs/run-review.ts';
import { framesOf } from '../replay/replay-frames.ts';
import { useLabSteps } from '../replay/use-lab-steps.ts';
import type { LabTypes } from '../store.ts';

export interface PathsProps {
  readonly recording: Recording<LabTypes>;
  readonly report: LabReport;
}

/** The learner's commands beside those of an expert on the same machine with the same fault. */
export function Paths({ recording, report }: PathsProps) {
  const { t } = useTranslation('runs');
  const frames = useMemo(() => framesOf(recording), [recording]);
  const own = useLabSteps(frames.learner);
  const expert = useLabSteps(frames.expert);
  const remarks = useRemarks(report);
  const steps = own.map((step, at): ReplayStep => ({ ...step, ...remarks.get(at) }));
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{t('debrief.paths')}</h2>
        <p className="reading text-sm text-ink-muted">
          {t('debrief.against', {
            own: clockOf(own.at(-1)?.simSeconds ?? 0),
            expert: clockOf(expert.at(-1)?.simSeconds ?? 0),
          })}
        </p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <StepList title={t('replay.yours')} steps={steps} at={null} onMove={null} />
        <StepList title={t('replay.expert')} steps={expert} at={null} onMove={null} />
      </div>
    </>
  );
}

/** What is said of a step, by its number: the best reading, the one that settled the cause, the costliest guess. */
function useRemarks({ debrief }: LabReport): ReadonlyMap<number, Pick<ReplayStep, 'remark'>> {
  const { t } = useTranslation('runs');
  return useMemo(() => {
    const { bestMove, answerKnown, costliestGuess } = debrief;
    const good = (text: string) => ({ remark: { text, tone: 'good' as const } });
    const remarks = new Map<number, Pick<ReplayStep, 'remark'>>();
    if (bestMove !== null) remarks.set(bestMove.step, good(t('debrief.bestMove')));
    if (answerKnown !== null) remarks.set(answerKnown.step, good(t('debrief.nowKnown')));
    if (costliestGuess !== null)
      remarks.set(costliestGuess.step, { remark: { text: t('debrief.guess'), tone: 'costly' } });
    return remarks;
  }, [debrief, t]);
}
