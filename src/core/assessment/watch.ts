import { type Belief, type BeliefTest, expectedGainBits, priorBelief, updateBelief } from './belief.ts';
import type { AssessedCase } from './case.ts';
import { effortOfTest } from './effort.ts';
import { type Reading, readingOf } from './reading.ts';
import type { RecordedFinding, RunRecord } from './run-record.ts';

/** A finding with its effect on the belief. */
export interface WatchedFinding extends Reading {
  readonly finding: RecordedFinding;
  readonly before: Belief;
  readonly after: Belief;
  /** Expected gain when the test was chosen, whatever its outcome was. 0 for a repeated test without a new outcome. */
  readonly gainBits: number;
  /** Effort of the test at this point, in minutes. */
  readonly effort: number;
}

/** What the watcher knows at some point of a run: the belief, the tests not yet taken and the set-ups already paid for. */
export interface Knowledge {
  readonly belief: Belief;
  readonly unspent: readonly BeliefTest[];
  readonly paidSetups: ReadonlySet<string>;
}

/** A reading less likely than this under the true hypothesis comes from a changed machine or an inconclusive test. */
const UNEXPLAINED = 0.1;

/** Whether a repeated test tells something new: another outcome, and not one that the learner's own changes caused. */
function isNews({ test, outcome }: Reading, known: string | undefined, truth: string): boolean {
  if (known === undefined) return true;
  const isExplained = (outcome: string): boolean => (test.likelihoods[outcome]?.[truth] ?? 0) >= UNEXPLAINED;
  return outcome !== known && (isExplained(outcome) || !isExplained(known));
}

/** The belief after one reading of each test. */
function beliefAfter(assessed: AssessedCase, readings: readonly Reading[]): Belief {
  return readings.reduce(
    (belief, { test, outcome }) => updateBelief(belief, test, outcome),
    priorBelief(assessed.hypotheses),
  );
}

/**
 * Follows the evidence in the order in which it was opened, up to the cure: later readings verify the repair and do not find
 * the fault. A test counts once, with the newest reading that tells something new. Readings without a test or outcome in the
 * case are skipped.
 */
export function watchFindings(assessed: AssessedCase, record: RunRecord): readonly WatchedFinding[] {
  const watched: WatchedFinding[] = [];
  const known = new Map<string, Reading>();
  let belief = priorBelief(assessed.hypotheses);
  const paid = new Set<string>();
  for (const finding of record.findings) {
    if (record.cured !== null && finding.step >= record.cured.step) break;
    const reading = readingOf(assessed, finding);
    if (reading === null) continue;
    const { test } = reading;
    const before = belief;
    let gainBits = 0;
    if (isNews(reading, known.get(test.id)?.outcome, record.truth)) {
      const others = [...known.values()].filter((other) => other.test !== test);
      const without = beliefAfter(assessed, others);
      gainBits = expectedGainBits(without, test);
      belief = updateBelief(without, test, reading.outcome);
      known.set(test.id, reading);
    }
    watched.push({
      ...reading,
      finding,
      before,
      after: belief,
      gainBits,
      effort: effortOfTest(assessed, test, paid),
    });
    for (const setup of test.setups ?? []) paid.add(setup);
  }
  return watched;
}

/** What was known when command number `step` was given. */
export function knowledgeAt(
  assessed: AssessedCase,
  watched: readonly WatchedFinding[],
  step: number,
): Knowledge {
  const read = watched.filter(({ finding }) => finding.step < step);
  const spent = new Set(read.map(({ test }) => test));
  return {
    belief: read.at(-1)?.after ?? priorBelief(assessed.hypotheses),
    unspent: assessed.tests.filter((test) => !spent.has(test)),
    paidSetups: new Set([...spent].flatMap((test) => test.setups ?? [])),
  };
}

/** The summed belief in a set of hypotheses. */
export function beliefIn(belief: Belief, hypotheses: readonly string[]): number {
  return hypotheses.reduce((sum, id) => sum + (belief[id] ?? 0), 0);
}
