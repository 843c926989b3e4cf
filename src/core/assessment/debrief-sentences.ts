import {
  blamedPart,
  type DebriefFacts,
  type DebriefSentence,
  decisiveTest,
  endingOf,
  failures,
  firstUnmet,
  readingsOf,
  sentence,
  worstBreach,
} from './debrief-facts.ts';
import { type PartSentence, partSentences } from './part-sentences.ts';
import type { ScoreParts } from './score.ts';

/** What a debrief says before any graph. */
export interface DebriefSentences {
  /** What was wrong, and where. */
  readonly wrong: DebriefSentence;
  readonly well: DebriefSentence;
  readonly differently: DebriefSentence;
  /** Why the run did not pass; empty for a pass. */
  readonly notPassed: readonly DebriefSentence[];
  /** What each part of the score cost, and why; null for a part that the case does not assess. */
  readonly parts: Readonly<Record<keyof ScoreParts, PartSentence | null>>;
}

/** Chooses the sentences of a debrief by its report. */
export function debriefSentences(facts: DebriefFacts): DebriefSentences {
  return {
    wrong: whatWasWrong(facts),
    well: whatWentWell(facts),
    differently: whatToChange(facts),
    notPassed: failures(facts).map((fault) => sentence('fault', fault)),
    parts: partSentences(facts),
  };
}

function whatWasWrong({ truth, place }: DebriefFacts): DebriefSentence {
  return place == null
    ? sentence('wrong', 'cause', { cause: truth })
    : sentence('wrong', 'place', { cause: truth, place });
}

/** From this many commands on, careful work is worth praise: opening and closing a job is none. */
const WORKED_STEPS = 4;

/** The best that can be said, of what matters most: knowing the cause, then the repair and its proof, then care. */
function whatWentWell(facts: DebriefFacts): DebriefSentence {
  const { debrief, parts, checks, breaches, steps } = facts;
  const ending = endingOf(facts);
  const decisive = decisiveTest(facts);
  if (ending === 'passed-on' && decisive !== null) return sentence('well', 'passed-on', { test: decisive });
  if (decisive !== null && parts.fix > 0) return sentence('well', 'known', { test: decisive });
  if (parts.fix === 1 && parts.verify === 1 && checks.verifications.length > 0)
    return sentence('well', 'proved');
  if (decisive !== null) return sentence('well', 'known-only', { test: decisive });
  if (debrief.bestMove !== null) return sentence('well', 'reading', { test: debrief.bestMove.test });
  if (parts.fix === 1) return sentence('well', 'repaired');
  if (steps >= WORKED_STEPS && breaches.length === 0) return sentence('well', 'safe');
  return sentence('well', 'nothing');
}

/** The one thing that would have gained most: first what harms, then what fails a run, then what costs points. */
function whatToChange(facts: DebriefFacts): DebriefSentence {
  return (
    harm(facts) ??
    reasonToFail(facts) ??
    guess(facts) ??
    omission(facts) ??
    waste(facts) ??
    sentence('change', 'nothing')
  );
}

function harm(facts: DebriefFacts): DebriefSentence | null {
  const { gates } = facts;
  if (gates.includes('data-loss')) return sentence('change', 'data-loss');
  if (gates.includes('wrong-machine')) return sentence('change', 'wrong-machine');
  const worst = worstBreach(facts);
  if (worst === null) return null;
  if (gates.includes('breach-a')) return sentence('change', 'severe', { rule: worst.rule });
  return gates.includes('many-b')
    ? sentence('change', 'many', { rule: worst.rule, count: facts.breaches.length })
    : null;
}

/** The readings that an expert starts with and the learner did not take. */
function missedTest(facts: DebriefFacts): string | null {
  const taken = readingsOf(facts);
  return facts.debrief.referenceTests.find((test) => !taken.includes(test)) ?? null;
}

function reasonToFail(facts: DebriefFacts): DebriefSentence | null {
  const ending = endingOf(facts);
  const missed = missedTest(facts);
  const isKnown = facts.debrief.answerKnown !== null;
  if (ending === 'passed-on-blindly')
    return missed === null
      ? sentence('change', 'hand-over')
      : sentence('change', 'evidence-first', { test: missed });
  if (ending === 'unsolved') {
    if (isKnown) return sentence('change', 'repair-it', { cause: facts.truth });
    return missed === null
      ? sentence('change', 'read-first')
      : sentence('change', 'start-with', { test: missed });
  }
  return null;
}

function guess(facts: DebriefFacts): DebriefSentence | null {
  const unjustified = blamedPart(facts.unjustified);
  if (unjustified !== null) return sentence('change', 'unjustified', { part: unjustified });
  const needless = blamedPart(facts.needless);
  if (needless !== null) return sentence('change', 'needless', { part: needless });
  const costly = facts.debrief.costliestGuess;
  if (costly?.part != null) return sentence('change', 'guess', { part: costly.part });
  if (!failures(facts).includes('no-case')) return null;
  const missed = missedTest(facts);
  return missed === null
    ? sentence('change', 'case-first')
    : sentence('change', 'start-with', { test: missed });
}

function omission(facts: DebriefFacts): DebriefSentence | null {
  const { checks, parts } = facts;
  const goal = parts.fix < 1 ? firstUnmet(checks.goals) : null;
  if (goal !== null) return sentence('change', 'goal', { goal });
  const note = checks.note ?? [];
  const isFault = failures(facts).includes('note');
  const named = note.find(({ id, met }) => !met && (id === 'cause' || id === 'part'));
  if (isFault && named !== undefined) return sentence('change', 'note', { check: named.id });
  const proof = firstUnmet(checks.verifications);
  if (proof !== null) return sentence('change', 'prove', { proof });
  const worst = worstBreach(facts);
  if (worst !== null) return sentence('change', 'careful', { rule: worst.rule });
  const check = firstUnmet(note);
  return check === null ? null : sentence('change', 'note', { check });
}

/** Points worth naming: below this, nothing is to be changed. */
const WORTH_NAMING = 0.9;

function waste(facts: DebriefFacts): DebriefSentence | null {
  const { parts, par, simSeconds } = facts;
  const missed = missedTest(facts);
  if (parts.diagnosis < WORTH_NAMING && missed !== null)
    return sentence('change', 'sooner', { test: missed });
  if (parts.cost >= WORTH_NAMING || par === undefined) return null;
  return sentence('change', 'faster', { time: simSeconds, par: par.seconds });
}
