import { decisiveTest } from '../../assessment/debrief-facts.ts';
import type { Check } from '../../assessment/run-record.ts';
import type { JudgedAct } from './identity.ts';
import { isEnded } from './ticket-ending.ts';
import type { TicketReport } from './ticket-score.ts';
import { isRightCategory, isRightSubcategory } from './ticket-triage.ts';
import { TICKET_WEIGHTS, type TicketParts } from './ticket-weights.ts';

/** How a value of a sentence is put into words. */
export type FactValue =
  | 'priority'
  | 'rightPriority'
  | 'category'
  | 'rightCategory'
  | 'subcategory'
  | 'rightSubcategory'
  | 'group'
  | 'rightGroup'
  | 'code'
  | 'rightCode'
  | 'cause'
  | 'rightCause'
  | 'test'
  /** What the identity policy names. */
  | 'act'
  /** What mends or changes something: an intent, an act of a tool, a setting. */
  | 'repair'
  | 'person'
  /** Number of an article. */
  | 'article'
  | 'proofs'
  | 'missing'
  /** Seconds. */
  | 'length'
  /** Seconds since Monday 00:00. */
  | 'at'
  | 'count'
  | 'total'
  | 'number';

/** Something that was right or wrong in a ticket: the group and name of its text, and what is put into it. */
export interface TicketFact {
  readonly group: string;
  readonly name: string;
  readonly met: boolean;
  readonly values: Readonly<Partial<Record<FactValue, string | number | readonly string[]>>>;
}

function fact(group: string, name: string, met: boolean, values: TicketFact['values'] = {}): TicketFact {
  return { group, name, met, values };
}

function triageFacts(report: TicketReport): readonly TicketFact[] {
  const { priority, category, subcategory } = report.triage;
  const group = 'triage';
  const rightPriority = priority.right;
  const [rightSubcategory = ''] = subcategory.right;
  return [
    priority.set === null
      ? fact(group, 'priority-none', false, { rightPriority })
      : fact(
          group,
          priority.set === priority.right ? 'priority-right' : 'priority-wrong',
          priority.set === priority.right,
          {
            priority: priority.set,
            rightPriority,
          },
        ),
    category.set === null
      ? fact(group, 'category-none', false, { rightCategory: category.right })
      : isRightCategory(report.triage)
        ? fact(group, 'category-right', true, { category: category.set })
        : fact(group, 'category-wrong', false, { category: category.set, rightCategory: category.right }),
    ...(isRightCategory(report.triage) && subcategory.set !== null
      ? [
          isRightSubcategory(report.triage)
            ? fact(group, 'subcategory-right', true, { subcategory: subcategory.set })
            : fact(group, 'subcategory-wrong', false, { subcategory: subcategory.set, rightSubcategory }),
        ]
      : []),
  ];
}

function actFact({ verdict, reason, required, act, holder, held, missing }: JudgedAct): TicketFact {
  const values = { act, person: holder, proofs: held, missing };
  if (verdict === 'fine')
    return fact('security', held.length === 0 ? 'act-fine' : 'act-proven', true, values);
  if (reason === 'impostor' || reason === 'wrong-device' || reason === 'identity-team-only')
    return fact('security', `act-${reason}`, false, values);
  if (required.kind === 'callback-to-hr') return fact('security', 'act-no-order', false, values);
  return fact('security', held.length === 0 ? 'act-no-proof' : 'act-too-little', false, values);
}

/** Each kind of fact once: unlocking three times is told once. */
function once(facts: readonly TicketFact[]): readonly TicketFact[] {
  const keys = facts.map((one) => JSON.stringify(one));
  return facts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const OWN_GATES: readonly string[] = ['impostor', 'no-proof', 'wrong-device'];

function securityFacts(report: TicketReport): readonly TicketFact[] {
  const { identity, gates, isSecurityCase, isStranger, ending, person, spentSeconds } = report;
  const group = 'security';
  const isReported = ending === 'passed-on' || ending === 'passed-on-blindly';
  const helpedStranger = gates.includes('impostor');
  const acts = once(identity.map(actFact));
  const isDone = ending === 'solved' || ending === 'passed-on';
  return [
    // What the policy forbids is told with its act; the rest by itself.
    ...gates.filter((id) => !OWN_GATES.includes(id)).map((id) => fact('gate', id, false)),
    ...acts.filter(({ met }) => !met),
    ...(isStranger && !helpedStranger && spentSeconds > 0
      ? [fact(group, 'stranger-refused', true, { person })]
      : []),
    ...(isSecurityCase ? [fact(group, isReported ? 'reported' : 'not-reported', isReported)] : []),
    ...acts.filter(({ met }) => met),
    ...(acts.length > 0 ? [] : [fact(group, isDone ? 'no-act' : 'untested', isDone)]),
  ];
}

/** More readings without news than this cost points. */
const REDUNDANT_FREE = 2;
/** Below this the way to the cause was a detour. */
const STRAIGHT = 0.9;

function readTests({ debrief }: TicketReport): readonly string[] {
  return debrief.entropy.flatMap(({ test }) => (test === null ? [] : [test]));
}

/** The first reading that an expert takes and the learner did not; null when there is none. */
function missedTest(report: TicketReport): string | null {
  const read = readTests(report);
  return report.debrief.referenceTests.find((test) => !read.includes(test)) ?? null;
}

function diagnosisFacts(report: TicketReport): readonly TicketFact[] {
  const { debrief, diagnosis, unjustified } = report;
  const group = 'diagnosis';
  const { answerKnown } = debrief;
  const missed = missedTest(report);
  const [guessed] = unjustified;
  const decisive = decisiveTest(report);
  // Who knew the cause lacked no reading: the ticket was left open with it.
  const isUnused = decisive !== null && !isEnded(report.ending);
  return [
    ...(guessed === undefined
      ? []
      : [fact(group, 'guess', false, { repair: guessed, count: unjustified.length })]),
    decisive !== null
      ? fact(group, 'known', true, { test: decisive, length: answerKnown?.simSeconds ?? 0 })
      : missed === null
        ? fact(group, 'not-known', false)
        : fact(group, 'not-known-test', false, { test: missed }),
    fact(group, diagnosis.caseMade ? 'case-made' : isUnused ? 'unused' : 'no-case', diagnosis.caseMade),
    ...(decisive !== null && diagnosis.efficiency < STRAIGHT
      ? [missed === null ? fact(group, 'detour', false) : fact(group, 'sooner', false, { test: missed })]
      : []),
    ...(diagnosis.redundantTests > REDUNDANT_FREE
      ? [fact(group, 'redundant', false, { count: diagnosis.redundantTests })]
      : []),
  ];
}

function endFact({ ending, rightEnd, chosen, isCured }: TicketReport): TicketFact {
  const group = 'resolution';
  const isBench = rightEnd.kind === 'benched';
  const rightGroup = rightEnd.kind === 'escalated' ? rightEnd.group : '';
  const [rightCode = ''] = rightEnd.kind === 'resolved' ? rightEnd.codes : [];
  switch (ending) {
    case 'solved':
      return fact(group, isBench && chosen.code === null ? 'at-bench' : 'solved', true);
    case 'passed-on':
      return fact(group, 'passed-on', true, { group: chosen.group ?? '' });
    case 'passed-on-blindly':
      return isBench
        ? fact(group, 'at-bench-blindly', false)
        : fact(group, 'passed-on-blindly', false, { group: rightGroup });
    case 'passed-on-wrongly':
      return rightEnd.kind === 'resolved'
        ? fact(group, 'should-solve', false, { group: chosen.group ?? '' })
        : fact(group, 'wrong-group', false, { group: chosen.group ?? '', rightGroup });
    case 'relieved':
      if (rightEnd.kind === 'escalated') return fact(group, 'should-pass-on', false, { rightGroup });
      if (isBench) return fact(group, 'should-bench', false);
      return isCured
        ? fact(group, 'wrong-code', false, { code: chosen.code ?? '', rightCode })
        : fact(group, 'not-cured', false);
    case 'handed-over':
      return fact(group, 'handed-over', false);
    case 'not-reached':
      return fact(group, 'not-reached', false);
    case 'open':
      if (rightEnd.kind === 'escalated') return fact(group, 'open-pass-on', false, { rightGroup });
      if (isBench && !isCured) return fact(group, 'open-bench', false);
      return fact(group, isCured ? 'open-cured' : 'open', false);
  }
}

/** Checks under the names `<id>-right` and `<id>-wrong`. */
function checkFacts(
  group: string,
  checks: readonly Check[],
  values: TicketFact['values'] = {},
): readonly TicketFact[] {
  return checks.map(({ id, met }) => fact(group, met ? `${id}-right` : `${id}-wrong`, met, values));
}

/** Checks that also fail where nobody said anything. */
const SAID: readonly string[] = ['asked', 'courtesy', 'expectation'];

function talkFacts({ talk }: TicketReport): readonly TicketFact[] {
  const isSilent = talk.filter(({ id }) => SAID.includes(id)).every(({ met }) => !met);
  return isSilent ? [fact('talk', 'silent', false)] : checkFacts('talk', talk);
}

function documentationFacts(report: TicketReport): readonly TicketFact[] {
  const { documentation, rightEnd, ending, chosen, truth, article } = report;
  const group = 'documentation';
  if (ending === 'open' || ending === 'not-reached') return [fact(group, 'open', false)];
  const isAtBench = rightEnd.kind === 'benched' && chosen.code === null;
  const isPassedOn = rightEnd.kind === 'escalated' || isAtBench || ending === 'handed-over';
  return checkFacts(
    group,
    documentation
      // A ticket that is passed on needs no cause and no code, but what was found.
      .filter(({ id }) => !(isPassedOn && id === 'code'))
      .map((check) => (isPassedOn && check.id === 'cause' ? { ...check, id: 'findings' } : check)),
    { cause: chosen.cause ?? '', rightCause: truth, article: article ?? '' },
  );
}

function timeFacts({ times, ending, clocksStopped }: TicketReport): readonly TicketFact[] {
  if (clocksStopped) return [fact('time', 'clocks-stopped', false)];
  const { firstResponse, resolution, holds, missedUpdates } = times;
  const group = 'time';
  const isDone = ending === 'solved' || ending === 'passed-on' || ending === 'handed-over';
  const parked = holds.filter(({ isParked }) => isParked).length;
  return [
    firstResponse.stoppedAt === null
      ? fact(group, 'response-none', false)
      : firstResponse.late
        ? fact(group, 'response-late', false, { at: firstResponse.stoppedAt, length: firstResponse.lateBy })
        : fact(group, 'response-right', true, { at: firstResponse.stoppedAt }),
    resolution.late
      ? fact(group, 'resolution-late', false, { length: resolution.lateBy })
      : isDone
        ? fact(group, 'resolution-right', true)
        : fact(group, 'resolution-none', false),
    ...(parked === 0 ? [] : [fact(group, 'parked', false, { count: parked })]),
    ...(missedUpdates.length === 0
      ? []
      : [fact(group, 'update-missed', false, { count: missedUpdates.length })]),
  ];
}

/** What was right and wrong in each dimension of a ticket; what was wrong comes first where it matters most. */
export function ticketFacts(
  report: TicketReport,
): Readonly<Record<keyof TicketParts, readonly TicketFact[]>> {
  return {
    triage: triageFacts(report),
    security: securityFacts(report),
    diagnosis: diagnosisFacts(report),
    resolution: [
      endFact(report),
      ...(report.bounces === 0 ? [] : [fact('resolution', 'bounced', false, { count: report.bounces })]),
      ...report.goals.map(({ id, met }) => fact('goal', id, met)),
    ],
    communication: talkFacts(report),
    documentation: documentationFacts(report),
    time: timeFacts(report),
  };
}

/** Points that a dimension lost. */
function lostIn({ parts }: TicketReport, part: keyof TicketParts): number {
  return TICKET_WEIGHTS[part] * (1 - parts[part]);
}

/** What cost a ticket most; null where nothing worth a whole point was lost. A gate comes first, whatever it cost. */
export function costliestFact(report: TicketReport): TicketFact | null {
  const facts = ticketFacts(report);
  const gate = report.gates.length === 0 ? undefined : facts.security.find(({ met }) => !met);
  if (gate !== undefined) return gate;
  const parts = (Object.keys(TICKET_WEIGHTS) as (keyof TicketParts)[])
    .filter((part) => Math.round(lostIn(report, part)) >= 1)
    .toSorted((left, right) => lostIn(report, right) - lostIn(report, left));
  return parts.flatMap((part) => facts[part].filter(({ met }) => !met)).at(0) ?? null;
}
