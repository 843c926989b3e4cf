import { useMemo } from 'react';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { alignPaths } from '../../../runs/debrief/align-paths.ts';
import { PathStrip } from '../../../runs/debrief/path-strip.tsx';
import { PathTable } from '../../../runs/debrief/path-table.tsx';
import type { ReplayStep } from '../../../runs/replay/replay-step.ts';
import type { Recording } from '../../../runs/run-review.ts';
import { type DeskFrame, replayFrames } from '../replay/replay-frames.ts';
import { useDeskSteps } from '../replay/use-desk-steps.ts';
import type { DeskTypes } from '../store.ts';
import { lengthOf } from '../texts/desk-time.ts';

export interface TicketPathsProps {
  readonly recording: Recording<DeskTypes>;
  readonly ticket: TicketReport;
}

/** What the learner did in a ticket, beside what an expert does in the same one. */
export function TicketPaths({ recording, ticket }: TicketPathsProps) {
  const { t } = useTranslation(['desk-debrief', 'runs']);
  const frames = useMemo(() => replayFrames(recording), [recording]);
  const learner = useDeskSteps(frames.learner);
  const expert = useDeskSteps(frames.expert);
  const remarks = useRemarks(ticket);
  const own = useMemo(
    () =>
      stepsOn(ticket.number, frames.learner, learner).map((step) => ({ ...step, ...remarks(step.place) })),
    [ticket, frames, learner, remarks],
  );
  const theirs = useMemo(() => stepsOn(ticket.number, frames.expert, expert), [ticket, frames, expert]);
  const rows = useMemo(() => alignPaths(own, theirs), [own, theirs]);
  const lengthOfPath = (steps: readonly ReplayStep[]): string => lengthOf(steps.at(-1)?.simSeconds ?? 0);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t('paths.title')}</h3>
        <p className="reading text-sm text-ink-muted">
          {t('runs:debrief.against', { own: lengthOfPath(own), expert: lengthOfPath(theirs) })}
        </p>
      </div>
      {own.length === 0 ? <p className="text-sm text-ink-muted">{t('paths.none')}</p> : null}
      <PathStrip own={own} expert={theirs} />
      <PathTable rows={rows} />
    </>
  );
}

/** A step of one ticket; its time counts what was spent on that ticket. */
interface TicketStep extends ReplayStep {
  /** The number of the command, counted from 1. */
  readonly place: number;
}

/** The steps that were done while a ticket was open. */
function stepsOn(
  number: string,
  frames: readonly DeskFrame[],
  steps: readonly ReplayStep[],
): readonly TicketStep[] {
  const own: TicketStep[] = [];
  let simSeconds = 0;
  for (const [place, { view }] of frames.entries()) {
    const [before, step] = [frames[place - 1], steps[place]];
    if (before === undefined || step === undefined || view.open !== number) continue;
    simSeconds += view.now - before.view.now;
    own.push({ ...step, simSeconds, place });
  }
  return own;
}

/** What is said of a step, by its number: the best reading, the one that settled the cause, an act without enough proof. */
function useRemarks({ debrief, identity }: TicketReport): (place: number) => Pick<ReplayStep, 'remark'> {
  const { t } = useTranslation(['runs', 'desk-debrief']);
  return useMemo(() => {
    const { bestMove, answerKnown } = debrief;
    const remarks = new Map<number, NonNullable<ReplayStep['remark']>>();
    if (bestMove !== null) remarks.set(bestMove.step, { text: t('debrief.bestMove'), tone: 'good' });
    if (answerKnown !== null) remarks.set(answerKnown.step, { text: t('debrief.nowKnown'), tone: 'good' });
    for (const { step, verdict } of identity)
      if (verdict !== 'fine')
        remarks.set(step, { text: t(`desk-debrief:identity.${verdict}`), tone: 'fault' });
    return (place) => {
      const remark = remarks.get(place);
      return remark === undefined ? {} : { remark };
    };
  }, [debrief, identity, t]);
}
