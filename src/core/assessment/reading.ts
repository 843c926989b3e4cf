import type { BeliefTest } from './belief.ts';
import type { AssessedCase } from './case.ts';
import type { RecordedFinding } from './run-record.ts';

/** A finding in the words of a case's table. */
export interface Reading {
  readonly test: BeliefTest;
  readonly outcome: string;
}

/** What an open joint is called from its connector and from its plug. */
const OPEN_JOINT: readonly string[] = ['empty', 'hangs-loose'];

/** A plug that sits in another connector (`in-<connector>`) has left its own empty. */
function isOpenJoint(outcome: string): boolean {
  return OPEN_JOINT.includes(outcome) || outcome.startsWith('in-');
}

function outcomeIn({ likelihoods }: BeliefTest, outcome: string): string | undefined {
  if (likelihoods[outcome] !== undefined) return outcome;
  return isOpenJoint(outcome) ? OPEN_JOINT.find((word) => likelihoods[word] !== undefined) : undefined;
}

/** Null for a finding that the table does not know. */
export function readingOf({ tests }: AssessedCase, finding: RecordedFinding): Reading | null {
  const test = tests.find(({ id, also }) => id === finding.test || also?.includes(finding.test) === true);
  const outcome = test === undefined ? undefined : outcomeIn(test, finding.outcome);
  return test === undefined || outcome === undefined ? null : { test, outcome };
}
