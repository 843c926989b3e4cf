import { withFinding } from '../instruments/findings.ts';
import { withState } from '../model/changed.ts';
import type { LabCommand } from '../model/commands.ts';
import type { JobState, LabState } from '../model/state.ts';
import { HINT_LEVELS, MOST_EVIDENCE, MOST_VERIFICATION, type WorkNote } from '../model/vocabulary.ts';
import { done, type Outcome, refuse } from './change.ts';

function withJob(state: LabState, change: Partial<JobState>): LabState {
  return withState(state, { job: { ...state.job, ...change } });
}

/** Asks one of the job's questions; repeating it repeats the answer. */
export function askCustomer(state: LabState, question: string): Outcome {
  const { answers, asked } = state.job;
  if (!Object.hasOwn(answers, question)) return refuse('unknown-target', question);
  const known = asked.includes(question);
  const next = known ? state : withJob(state, { asked: [...asked, question] });
  return done(withFinding(next, `ask:${question}`, answers[question] ?? ''), {
    kind: 'customer-answered',
    question,
  });
}

export function readAsset(state: LabState): Outcome {
  return done(withFinding(withJob(state, { assetRead: true }), 'asset', 'read'), { kind: 'asset-read' });
}

/** Opens a section of the machine's manual, of those that the job lists. */
export function openManual(state: LabState, section: string): Outcome {
  if (!state.job.brief.manualSections.includes(section)) return refuse('unknown-target', section);
  const manualRead = [...new Set([...state.job.manualRead, section])];
  return done(withJob(state, { manualRead }), { kind: 'manual-opened', section });
}

/** Records the suspected cause. */
export function stateTheory(state: LabState, hypothesis: string, confidence: number): Outcome {
  if (!state.job.brief.hypotheses.includes(hypothesis)) return refuse('unknown-target', hypothesis);
  if (!Number.isInteger(confidence) || confidence < 0 || confidence > 100)
    return refuse('bad-amount', hypothesis);
  const theory = { hypothesis, confidence, step: state.ledger.steps + 1 };
  return done(withJob(state, { theories: [...state.job.theories, theory] }), {
    kind: 'theory-stated',
    hypothesis,
  });
}

/** Writes the work note; a later one replaces it. Refuses lines that are not in the notebook, and too many of them. */
export function writeNote(state: LabState, command: Extract<LabCommand, { kind: 'write-note' }>): Outcome {
  const { kind: _, ...note }: LabCommand & WorkNote = command;
  const lines = new Set(state.evidence.map((_finding, index) => `f${index + 1}`));
  const unknown = [...note.evidence, ...note.verification].find((line) => !lines.has(line));
  if (unknown !== undefined) return refuse('unknown-target', unknown);
  if (note.evidence.length > MOST_EVIDENCE) return refuse('bad-amount', 'evidence');
  if (note.verification.length > MOST_VERIFICATION) return refuse('bad-amount', 'verification');
  return done(withJob(state, { note }), { kind: 'note-written' });
}

export function escalate(state: LabState, to: string): Outcome {
  if (!state.job.brief.escalations.includes(to)) return refuse('unknown-target', to);
  if (state.job.escalatedTo === to) return refuse('already', to);
  return done(withJob(state, { escalatedTo: to }), { kind: 'escalated', to });
}

/** Gives the next hint; refused in testing mode. */
export function askHint(state: LabState): Outcome {
  if (state.mode === 'testing') return refuse('not-in-this-mode', 'hint');
  const level = state.job.hintLevel + 1;
  if (level > HINT_LEVELS.length) return refuse('already', 'hint');
  return done(withJob(state, { hintLevel: level }), { kind: 'hint-given', level });
}

export function closeJob(state: LabState): Outcome {
  return done(withJob(state, { closed: true }), { kind: 'job-closed' });
}
