import type { BeliefTest } from './belief.ts';
import type { AssessedCase } from './case.ts';
import type { RecordedFinding } from './run-record.ts';

/** A finding matched to a test of the case and one of its outcomes. */
export interface Reading {
  readonly test: BeliefTest;
  readonly outcome: string;
}

/** Outcomes of an open connection, as seen at its connector and at its plug. */
const OPEN_JOINT: readonly string[] = ['empty', 'hangs-loose'];

/** Whether the outcome means an open connection. A plug in another connector (`in-<connector>`) leaves its own empty. */
function isOpenJoint(outcome: string): boolean {
  return OPEN_JOINT.includes(outcome) || outcome.startsWith('in-');
}

function outcomeIn({ likelihoods }: BeliefTest, outcome: string): string | undefined {
  if (likelihoods[outcome] !== undefined) return outcome;
  return isOpenJoint(outcome) ? OPEN_JOINT.find((word) => likelihoods[word] !== undefined) : undefined;
}

/** The test and outcome of a finding; null when the case has no such test or outcome. */
export function readingOf({ tests }: AssessedCase, finding: RecordedFinding): Reading | null {
  const test = tests.find(({ id, also }) => id === finding.test || also?.includes(finding.test) === true);
  const outcome = test === undefined ? undefined : outcomeIn(test, finding.outcome);
  return test === undefined || outcome === undefined ? null : { test, outcome };
}
