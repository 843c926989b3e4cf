import { outcomeProbability, priorBelief, rounded } from './belief.ts';
import type { AssessedCase, NoteKey } from './case.ts';
import { readingOf } from './reading.ts';
import type { Check, RecordedFinding, RecordedNote, RunRecord } from './run-record.ts';

const CHECKS = ['symptom', 'cause', 'evidence', 'action', 'part', 'verification', 'prevention'] as const;

/**
 * The seven checks of a work note (assessment.md 4.2). Evidence counts when every cited line was read before the cure and
 * supports the cause. Verification counts when every cited line was read after the cure; for an escalated job, any reading of
 * the case's tests counts.
 * Null when the case asks for no note; when it does and none was written, no check is met.
 */
export function checkNote(assessed: AssessedCase, record: RunRecord): readonly Check[] | null {
  if (assessed.note === undefined) return null;
  const key = assessed.note(record.placement);
  const { note } = record;
  return CHECKS.map((id) => ({ id, met: note !== null && meets(id, assessed, record, key, note) }));
}

function meets(
  check: (typeof CHECKS)[number],
  assessed: AssessedCase,
  record: RunRecord,
  key: NoteKey,
  note: RecordedNote,
): boolean {
  switch (check) {
    case 'symptom':
    case 'cause':
    case 'action':
    case 'prevention':
      return key[check].includes(note[check]);
    case 'part':
      // "No part" counts only in a note that names an action: an empty form does not claim that none was needed.
      return key.part.includes(note.part) && (note.part !== null || note.action !== '');
    case 'evidence':
      return isAll(
        note.evidence,
        (finding) => !isAfterCure(record, finding) && speaksFor(assessed, record, finding),
      );
    case 'verification':
      return isAll(note.verification, (finding) => isProof(assessed, record, finding));
  }
}

/** Whether there are cited lines and each of them counts: one that speaks for nothing costs the check (score.md 4). */
function isAll(cited: readonly RecordedFinding[], counts: (finding: RecordedFinding) => boolean): boolean {
  return cited.length > 0 && cited.every(counts);
}

/** Whether a finding was read after the fault was gone. */
function isAfterCure({ cured }: RunRecord, finding: RecordedFinding): boolean {
  return cured !== null && finding.step > cured.step;
}

/** Whether a finding verifies the repair: read after the cure, or any reading of a job whose cure was its escalation. */
function isProof(assessed: AssessedCase, record: RunRecord, finding: RecordedFinding): boolean {
  if (isAfterCure(record, finding)) return true;
  const isPassedOn = record.acts.some(
    ({ kind, step }) => kind === 'escalated' && step === record.cured?.step,
  );
  return isPassedOn && readingOf(assessed, finding) !== null;
}

/** Whether the reading is likelier under the true hypothesis than under the case's priors. */
function speaksFor(assessed: AssessedCase, record: RunRecord, finding: RecordedFinding): boolean {
  const reading = readingOf(assessed, finding);
  if (reading === null) return false;
  const { test, outcome } = reading;
  const atLarge = outcomeProbability(priorBelief(assessed.hypotheses), test, outcome);
  return rounded((test.likelihoods[outcome]?.[record.truth] ?? 0) - atLarge, 6) > 0;
}
