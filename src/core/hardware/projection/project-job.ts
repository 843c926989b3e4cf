import { findMachine } from '../machines/find-machine.ts';
import type { FindingView } from '../model/bench-view.ts';
import type { JobView, LedgerView, TutorView } from '../model/job-view.ts';
import type { LabState } from '../model/state.ts';

/** The job card: answers only to questions that were asked, the asset record only once it was read. */
export function jobView({ mode, machine, job, bench }: LabState): JobView {
  const { stock } = findMachine(machine.model);
  const { brief } = job;
  return {
    scenarioId: brief.story,
    mode,
    values: job.values,
    asset: job.assetRead ? job.asset : null,
    questions: Object.entries(job.answers).map(([id, answer]) => ({
      id,
      answer: job.asked.includes(id) ? answer : null,
    })),
    hypotheses: brief.hypotheses,
    manualSections: brief.manualSections,
    theory: job.theories,
    noteChoices: brief.noteChoices,
    note: job.note,
    escalatedTo: job.escalatedTo,
    escalations: brief.escalations,
    spares: stock.map(({ sku, item }) => ({ sku, item, out: bench.stock[item] !== undefined })),
    shop: stock,
    closed: job.closed,
  };
}

export function ledgerView({ ledger }: LabState): LedgerView {
  const { simSeconds, waitedSeconds, moneyUsd, steps } = ledger;
  return { simSeconds, waitedSeconds, moneyUsd, steps };
}

/** The notebook: every finding in order. */
export function findingViews({ evidence }: LabState): readonly FindingView[] {
  return evidence.map((finding, index) => ({ id: `f${index + 1}`, ...finding }));
}

/** Help for the learner; null in testing mode. */
export function tutorView({ mode, ledger, job }: LabState): TutorView | null {
  return mode === 'testing' ? null : { breaches: ledger.breaches, hintLevel: job.hintLevel };
}
