import { useMemo } from 'react';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import { alignPaths } from '../../../runs/debrief/align-paths.ts';
import { PathStrip } from '../../../runs/debrief/path-strip.tsx';
import { PathTable } from '../../../runs/debrief/path-table.tsx';
import type { ReplayStep } from '../../../runs/replay/replay-step.ts';
import type { Recording } from '../../../runs/run-review.ts';
import { framesOf } from '../replay/replay-frames.ts';
import { useLabSteps } from '../replay/use-lab-steps.ts';
import type { LabTypes } from '../store.ts';
import { useLabText } from '../texts/lab-text.ts';

export interface PathsProps {
  readonly recording: Recording<LabTypes>;
  readonly report: LabReport;
}

/** The learner's commands beside those of an expert on the same machine with the same fault. */
export function Paths({ recording, report }: PathsProps) {
  const { t } = useTranslation('runs');
  const frames = useMemo(() => framesOf(recording), [recording]);
  const steps = useLabSteps(frames.learner);
  const expert = useLabSteps(frames.expert);
  const remarks = useRemarks(report);
  const own = useMemo(
    () => steps.map((step, at): ReplayStep => ({ ...step, ...remarks.get(at) })),
    [steps, remarks],
  );
  const rows = useMemo(() => alignPaths(own, expert), [own, expert]);
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
      <PathStrip own={own} expert={expert} />
      <PathTable rows={rows} />
    </>
  );
}

/** What is said of a step, by its number: a broken rule, the best reading, the one that settled the cause, the costliest guess. */
function useRemarks({ debrief, breaches }: LabReport): ReadonlyMap<number, Pick<ReplayStep, 'remark'>> {
  const { t } = useTranslation('runs');
  const text = useLabText();
  return useMemo(() => {
    const { bestMove, answerKnown, costliestGuess } = debrief;
    const good = (sentence: string) => ({ remark: { text: sentence, tone: 'good' as const } });
    const remarks = new Map<number, Pick<ReplayStep, 'remark'>>();
    if (bestMove !== null) remarks.set(bestMove.step, good(t('debrief.bestMove')));
    if (answerKnown !== null) remarks.set(answerKnown.step, good(t('debrief.nowKnown')));
    if (costliestGuess !== null)
      remarks.set(costliestGuess.step, { remark: { text: t('debrief.guess'), tone: 'costly' } });
    for (const { step, rule } of breaches)
      remarks.set(step, { remark: { text: text(`tutor.${rule}.title`), tone: 'fault' } });
    return remarks;
  }, [debrief, breaches, t, text]);
}
