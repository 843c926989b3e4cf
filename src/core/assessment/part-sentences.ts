import {
  blamedPart,
  type DebriefFacts,
  type DebriefSentence,
  endingOf,
  firstUnmet,
  pointsOf,
  readingsOf,
  sentence,
  worstBreach,
} from './debrief-facts.ts';
import type { Check } from './run-record.ts';
import { type ScoreParts, WEIGHTS } from './score.ts';

/** What a part of the score came to, and what it cost. Points are whole. */
export interface PartSentence extends DebriefSentence {
  readonly earned: number;
  /** The most that the part counts. */
  readonly most: number;
}

const SENTENCES: Readonly<Record<keyof ScoreParts, (facts: DebriefFacts) => DebriefSentence>> = {
  safety,
  diagnosis,
  fix,
  verify,
  document,
  cost,
};

/** One sentence for each part of the score. */
export function partSentences(facts: DebriefFacts): Readonly<Record<keyof ScoreParts, PartSentence | null>> {
  const entries = (Object.keys(WEIGHTS) as (keyof ScoreParts)[]).map((id) => {
    const reached = facts.parts[id];
    if (reached === null) return [id, null];
    const most = pointsOf(facts.parts, id);
    return [id, { ...SENTENCES[id](facts), earned: Math.round(most * reached), most: Math.round(most) }];
  });
  return Object.fromEntries(entries) as Record<keyof ScoreParts, PartSentence | null>;
}

/** Rounded to whole points, a part that lost this little lost nothing. */
const FULL = 0.98;

function safety(facts: DebriefFacts): DebriefSentence {
  const { breaches, steps } = facts;
  const worst = worstBreach(facts);
  if (worst === null) return sentence('safety', steps === 0 ? 'nothing' : 'clean');
  const { rule, severity } = worst;
  if (severity === 'A') return sentence('safety', 'severe', { rule });
  return breaches.length === 1
    ? sentence('safety', 'one', { rule })
    : sentence('safety', 'many', { rule, count: breaches.length });
}

/** More readings without news than this cost points. */
const REDUNDANT_FREE = 2;

function diagnosis(facts: DebriefFacts): DebriefSentence {
  const { parts, unjustified = [], needless, redundantTests = 0, debrief } = facts;
  if (parts.diagnosis >= FULL) return sentence('diagnosis', 'full');
  const blamed = blamedPart(unjustified);
  if (blamed !== null)
    return unjustified.length === 1
      ? sentence('diagnosis', 'unjustified', { part: blamed })
      : sentence('diagnosis', 'unjustified-many', { part: blamed, count: unjustified.length });
  const unneeded = blamedPart(needless);
  if (unneeded !== null) return sentence('diagnosis', 'needless', { part: unneeded });
  const { costliestGuess: guess, answerKnown } = debrief;
  if (guess?.part != null)
    return sentence('diagnosis', 'guess', { part: guess.part, percent: Math.round(100 * guess.belief) });
  if (readingsOf(facts).length === 0) return sentence('diagnosis', 'no-reading');
  if (answerKnown === null) return sentence('diagnosis', 'not-isolated');
  if (endingOf(facts) === 'unsolved') return sentence('diagnosis', 'not-used');
  if (redundantTests > REDUNDANT_FREE) return sentence('diagnosis', 'redundant', { count: redundantTests });
  const [first] = debrief.referenceTests;
  return first === undefined || readingsOf(facts).includes(first)
    ? sentence('diagnosis', 'detour', { time: answerKnown.simSeconds })
    : sentence('diagnosis', 'slow', { test: first, time: answerKnown.simSeconds });
}

function fix(facts: DebriefFacts): DebriefSentence {
  const { checks, parts } = facts;
  const ending = endingOf(facts);
  const goal = firstUnmet(checks.goals);
  if (ending === 'goal-missed' && goal !== null) return sentence('fix', 'goal', { goal });
  const blamed = parts.fix < 1 ? blamedPart(facts.unjustified) : null;
  return blamed !== null && (ending === 'solved' || ending === 'passed-on')
    ? sentence('fix', 'unjustified', { part: blamed })
    : sentence('fix', ending);
}

function verify({ parts, checks: { verifications } }: DebriefFacts): DebriefSentence {
  if (parts.verify === 1) return sentence('verify', 'full');
  if (parts.fix === 0) return sentence('verify', 'nothing');
  const proof = firstUnmet(verifications);
  if (proof === null) return sentence('verify', 'nothing');
  const missing = verifications.filter(({ met }) => !met).length;
  return missing === verifications.length && missing > 1
    ? sentence('verify', 'none', { proof, count: missing })
    : sentence('verify', 'missing', { proof });
}

function metOf(checks: readonly Check[]): number {
  return checks.filter(({ met }) => met).length;
}

function document({ checks }: DebriefFacts): DebriefSentence {
  const note = checks.note ?? [];
  const check = firstUnmet(note);
  if (check === null) return sentence('document', 'full');
  const count = metOf(note);
  return count === 0
    ? sentence('document', 'none')
    : sentence('document', 'missing', { check, count, total: note.length });
}

function cost(facts: DebriefFacts): DebriefSentence {
  const { parts, par, simSeconds, moneyUsd } = facts;
  const unneeded = blamedPart(facts.needless);
  if (unneeded !== null) return sentence('cost', 'needless', { part: unneeded });
  if (parts.cost >= FULL) return sentence('cost', 'full', { time: simSeconds });
  const ending = endingOf(facts);
  if (ending === 'unsolved' || ending === 'passed-on-blindly') return sentence('cost', 'nothing');
  if (par === undefined) return sentence('cost', 'over', { time: simSeconds, usd: moneyUsd });
  return moneyUsd > par.usd
    ? sentence('cost', 'parts', { usd: moneyUsd, time: simSeconds, par: par.seconds })
    : sentence('cost', 'slow', { time: simSeconds, par: par.seconds });
}
