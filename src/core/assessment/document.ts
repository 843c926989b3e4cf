import { outcomeProbability, priorBelief, rounded } from './belief.ts';
import type { AssessedCase, NoteKey } from './case.ts';
import { readingOf } from './reading.ts';
import type { Check, RecordedFinding, RecordedNote, RunRecord } from './run-record.ts';

const CHECKS = ['symptom', 'cause', 'evidence', 'action', 'part', 'verification', 'prevention'] as const;

/**
 * The seven checks of a work note (assessment.md 4.2). Evidence counts when it was read before the cure and speaks for
 * the cause; a verification when it was read after it, or before a job is passed on. Null where the case asks for no note; no check is met where it
 * does and none was written.
 */
export function checkNote(assessed: AssessedCase, record: RunRecord): readonly Check[] | null {
  if (assessed.note === undefined) return null;
  const key = assessed.note(record.truth);
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
      // No part is an answer only of a note that says what was done; an empty form has not said "none was needed".
      return key.part.includes(note.part) && (note.part !== null || note.action !== '');
    case 'evidence':
      return note.evidence.some(
        (finding) => !isAfterCure(record, finding) && speaksFor(assessed, record, finding),
      );
    case 'verification':
      return note.verification.some((finding) => isProof(assessed, record, finding));
  }
}

/** Read once the fault was gone. */
function isAfterCure({ cured }: RunRecord, finding: RecordedFinding): boolean {
  return cured !== null && finding.step > cured.step;
}

/** Read after the cure; what is passed on to others is proven by what was tested before. */
function isProof(assessed: AssessedCase, record: RunRecord, finding: RecordedFinding): boolean {
  if (isAfterCure(record, finding)) return true;
  const isPassedOn = record.acts.some(
    ({ kind, step }) => kind === 'escalated' && step === record.cured?.step,
  );
  return isPassedOn && readingOf(assessed, finding) !== null;
}

/** The truth makes the reading likelier than the case at large does. */
function speaksFor(assessed: AssessedCase, record: RunRecord, finding: RecordedFinding): boolean {
  const reading = readingOf(assessed, finding);
  if (reading === null) return false;
  const { test, outcome } = reading;
  const atLarge = outcomeProbability(priorBelief(assessed.hypotheses), test, outcome);
  return rounded((test.likelihoods[outcome]?.[record.truth] ?? 0) - atLarge, 6) > 0;
}
