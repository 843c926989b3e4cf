import { type Belief, type BeliefTest, expectedGainBits, priorBelief, updateBelief } from './belief.ts';
import type { AssessedCase } from './case.ts';
import { effortOfTest } from './effort.ts';
import type { RecordedFinding, RunRecord } from './run-record.ts';

/** What one finding did to the belief. */
export interface WatchedFinding {
  readonly finding: RecordedFinding;
  readonly test: BeliefTest;
  readonly before: Belief;
  readonly after: Belief;
  /** Expected when the test was chosen, not what luck made of it. 0 for a test that was read before. */
  readonly gainBits: number;
  /** What a good technician pays for it at this point, in minutes. */
  readonly effort: number;
}

/** What the watcher knows at some point of a run: the belief, and the tests that are left. */
export interface Knowledge {
  readonly belief: Belief;
  readonly unspent: readonly BeliefTest[];
  readonly paidSetups: ReadonlySet<string>;
}

/**
 * Follows the evidence in the order in which it was opened, up to the cure: what is read afterwards proves the repair
 * and no longer finds the fault. Readings that the case's table does not know are skipped.
 */
export function watchFindings(assessed: AssessedCase, record: RunRecord): readonly WatchedFinding[] {
  const watched: WatchedFinding[] = [];
  let belief = priorBelief(assessed.hypotheses);
  const spent = new Set<string>();
  const paid = new Set<string>();
  for (const finding of record.findings) {
    if (record.cured !== null && finding.step >= record.cured.step) break;
    const test = assessed.tests.find((candidate) => candidate.id === finding.test);
    if (test === undefined) continue;
    // The same test again is not independent evidence.
    const fresh = !spent.has(test.id);
    const after = fresh ? updateBelief(belief, test, finding.outcome) : belief;
    watched.push({
      finding,
      test,
      before: belief,
      after,
      gainBits: fresh ? expectedGainBits(belief, test) : 0,
      effort: effortOfTest(assessed, test, paid),
    });
    belief = after;
    spent.add(test.id);
    for (const setup of test.setups ?? []) paid.add(setup);
  }
  return watched;
}

/** What was known when a command was given. */
export function knowledgeAt(
  assessed: AssessedCase,
  watched: readonly WatchedFinding[],
  step: number,
): Knowledge {
  const read = watched.filter(({ finding }) => finding.step < step);
  const spent = new Set(read.map(({ finding }) => finding.test));
  const tests = assessed.tests.filter((test) => spent.has(test.id));
  return {
    belief: read.at(-1)?.after ?? priorBelief(assessed.hypotheses),
    unspent: assessed.tests.filter((test) => !spent.has(test.id)),
    paidSetups: new Set(tests.flatMap((test) => test.setups ?? [])),
  };
}

/** The belief in a set of hypotheses. */
export function beliefIn(belief: Belief, hypotheses: readonly string[]): number {
  return hypotheses.reduce((sum, id) => sum + (belief[id] ?? 0), 0);
}
