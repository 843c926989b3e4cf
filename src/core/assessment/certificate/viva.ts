import type { CaseAccount } from '../../kernel/judge.ts';
import { type Draw, type RngState, shuffle } from '../../kernel/rng.ts';

/** Questions after the last session, and the reasons to choose from in each. */
const QUESTIONS = 2;
const REASONS = 3;
/** So many have to be answered with the reason that the log supports. */
export const SUPPORTED_AT_LEAST = 1;

/** A question: in this session and case, which of these readings spoke most for what was decided? */
export interface VivaQuestion {
  /** Session, and the case in it, both from 1. */
  readonly position: number;
  readonly caseNumber: number;
  /** Readings of the learner's own. */
  readonly reasons: readonly string[];
  /** Which of them the log supports, counted from 0. No page may know it before the answer. */
  readonly supported: number;
}

/** A case that a question may be about. */
export interface AnsweredCase {
  readonly position: number;
  readonly caseNumber: number;
  readonly account: Pick<CaseAccount, 'passed' | 'belief'>;
}

/**
 * Questions about passed cases, of different sessions where there are enough. The reason that the log supports is the reading that raised the belief in
 * the true cause most. The others are readings of the same log that raised it by a quarter of that at most, and where there are
 * too few, readings of the learner's other cases: no two answers can be argued for. Fewer questions where the logs hold
 * fewer such cases.
 */
export function vivaQuestions(cases: readonly AnsweredCase[], rng: RngState): Draw<readonly VivaQuestion[]> {
  const order = shuffle(
    rng,
    cases.filter(({ account }) => account.passed),
  );
  let next = order.rng;
  const questions: VivaQuestion[] = [];
  const others: VivaQuestion[] = [];
  for (const one of order.value) {
    if (questions.length === QUESTIONS) break;
    const drawn = questionAbout(one, cases, next);
    next = drawn.rng;
    if (drawn.value === null) continue;
    const isAsked = questions.some(({ position }) => position === one.position);
    (isAsked ? others : questions).push(drawn.value);
  }
  return { value: [...questions, ...others].slice(0, QUESTIONS), rng: next };
}

function questionAbout(
  { position, caseNumber, account }: AnsweredCase,
  cases: readonly AnsweredCase[],
  rng: RngState,
): Draw<VivaQuestion | null> {
  const raised = raisedBy(account.belief);
  const [best] = [...raised].sort((left, right) => right[1] - left[1]);
  if (best === undefined || best[1] <= 0) return { value: null, rng };
  const weak = [...raised].filter(([, gain]) => gain <= best[1] / 4).map(([test]) => test);
  const foreign = cases
    .filter((one) => one.position !== position || one.caseNumber !== caseNumber)
    .flatMap(({ account: { belief } }) => belief.flatMap(({ test }) => test ?? []))
    .filter((test) => !raised.has(test));
  const own = shuffle(rng, weak);
  const filling = shuffle(own.rng, [...new Set(foreign)]);
  const others = [...own.value, ...filling.value].slice(0, REASONS - 1);
  if (others.length < REASONS - 1) return { value: null, rng: filling.rng };
  const reasons = shuffle(filling.rng, [best[0], ...others]);
  const supported = reasons.value.indexOf(best[0]);
  return { value: { position, caseNumber, reasons: reasons.value, supported }, rng: reasons.rng };
}

/** Reading -> the most by which it raised the belief in the true cause. */
function raisedBy(belief: CaseAccount['belief']): ReadonlyMap<string, number> {
  const raised = new Map<string, number>();
  for (const [at, { test, truth }] of belief.entries()) {
    const before = belief[at - 1]?.truth ?? truth;
    if (test !== null) raised.set(test, Math.max(raised.get(test) ?? -1, truth - before));
  }
  return raised;
}
