import { rounded } from '../../assessment/belief.ts';
import type { Debrief } from '../../assessment/debrief.ts';
import { debriefRun } from '../../assessment/debrief.ts';
import { type Diagnosis, diagnose } from '../../assessment/diagnosis.ts';
import { type ObjectiveResult, objectiveResults } from '../../assessment/objectives/results.ts';
import { PASS_MARK } from '../../assessment/pass-mark.ts';
import type { Check, RunRecord } from '../../assessment/run-record.ts';
import type { BenchJob } from '../../contracts/bench-stories.ts';
import { CONSEQUENCES } from '../identity/policy.ts';
import { findTicket } from '../model/changed.ts';
import type { FollowedStep } from '../model/followed-step.ts';
import type { DeskState } from '../model/state.ts';
import type { Priority } from '../priority/matrix.ts';
import type { ResolutionCode, ResolverGroup } from '../record/vocabulary.ts';
import type { RightEnd, Scene, TicketCase } from '../scenarios/desk-case.ts';
import { findPerson } from '../world/world.ts';
import { endingOf } from './ending-of.ts';
import { holdsIn } from './follow-shift.ts';
import { identityVerdicts, type JudgedAct } from './identity.ts';
import { type Satisfaction, satisfactionOf } from './satisfaction.ts';
import { bestArticle } from './ticket-articles.ts';
import { bouncesOf, isEnded, type TicketEnding } from './ticket-ending.ts';
import { documentationChecks, isWellEnded, type JudgedTicket, ticketParts } from './ticket-parts.ts';
import { assessedTicket, ticketRecord } from './ticket-record.ts';
import { ticketTalk } from './ticket-talk.ts';
import { type TicketTimes, ticketTimes } from './ticket-times.ts';
import { type TriageResult, triageResult } from './ticket-triage.ts';
import { TICKET_WEIGHTS, type TicketParts } from './ticket-weights.ts';
import { ticketWriting } from './ticket-writing.ts';

/** Lowest Diagnosis that passes (score.md 1). */
const DIAGNOSIS_FLOOR = 0.5;
/** Two acts without a reason cap a ticket (score.md 2; desk-build.md 9: trying every fix earns 55 at most). */
const GUESSING_CAP = 55;
const GUESSES = 2;

/** A condition of a pass that a ticket did not meet, the weightiest first. */
type TicketFault = 'gate' | 'unsolved' | 'goal' | 'identity' | 'no-case' | 'diagnosis' | 'cause' | 'score';

/** One ticket of a shift, as the report lists it. */
export interface TicketReport {
  readonly number: string;
  readonly caseId: string;
  readonly story: string;
  readonly truth: string;
  /** Who asked, as they said. */
  readonly person: string;
  /** Somebody else asked in that person's name. */
  readonly isStranger: boolean;
  readonly isSecurityCase: boolean;
  readonly priority: Priority | null;
  /** The one that it ought to have, by which it counts in a shift. */
  readonly rightPriority: Priority;
  readonly triage: TriageResult;
  readonly ending: TicketEnding;
  /** The trouble was gone for good in the end. */
  readonly isCured: boolean;
  /** How it should have ended. */
  readonly rightEnd:
    | { readonly kind: 'resolved'; readonly codes: readonly ResolutionCode[] }
    | { readonly kind: 'held' }
    | { readonly kind: 'benched'; readonly job: BenchJob }
    | { readonly kind: 'escalated'; readonly group: ResolverGroup };
  /** What the record says of its end: where it is, under which code, and for which cause. */
  readonly chosen: {
    readonly group: ResolverGroup | null;
    readonly code: ResolutionCode | null;
    readonly cause: string | null;
  };
  readonly parts: TicketParts;
  readonly identity: readonly JudgedAct[];
  readonly times: TicketTimes;
  /** Practice whose clocks were stopped: its times say nothing. */
  readonly clocksStopped: boolean;
  /** Seconds in which it was open on the desk. */
  readonly spentSeconds: number;
  /** What Diagnosis was made of. */
  readonly diagnosis: Pick<Diagnosis, 'caseMade' | 'sufficiency' | 'efficiency' | 'redundantTests'>;
  readonly gates: readonly string[];
  readonly faults: readonly TicketFault[];
  readonly goals: readonly Check[];
  readonly documentation: readonly Check[];
  /** Number of the article that helps best; null where the record is not asked for one. */
  readonly article: string | null;
  readonly talk: readonly Check[];
  /** The person's answer to the survey. */
  readonly satisfaction: Satisfaction;
  /** How often a hand-over came back. */
  readonly bounces: number;
  /** Acts on which no reading had pointed. */
  readonly unjustified: readonly string[];
  readonly debrief: Debrief;
  readonly objectives: readonly ObjectiveResult[];
  /** 0 to 100, whole; the pass mark or more exactly when the ticket passes. */
  readonly score: number;
}

/** How a ticket should have ended, without what its note had to name. */
function shownEnd(rightEnd: RightEnd): TicketReport['rightEnd'] {
  switch (rightEnd.kind) {
    case 'resolved':
      return rightEnd;
    case 'held':
      return { kind: 'held' };
    case 'benched':
      return { kind: 'benched', job: rightEnd.job };
    case 'escalated':
      return { kind: 'escalated', group: rightEnd.group };
  }
}

/** What makes a ticket worth nothing: helping an impostor, a secret in a field, and what the case itself forbids. */
function gatesOf(
  { ticketCase, identity, writing }: JudgedTicket,
  scene: Scene,
  steps: readonly FollowedStep[],
): readonly string[] {
  const forbidden = (ticketCase.gates?.(scene) ?? []).filter(({ when }) =>
    steps.some(({ after }) => holdsIn(after, scene.number, when)),
  );
  return [
    ...identity.filter(({ verdict }) => verdict === 'gate').map(({ reason }) => reason),
    ...(writing.holdsSecret ? ['secret-in-record'] : []),
    ...forbidden.map(({ id }) => id),
  ];
}

/**
 * Judges one ticket of a shift that was followed to its end. Throws for a ticket that is not in the shift.
 *
 * @param expert what an expert did in the same ticket, for the line beside the learner's.
 */
export function judgeTicket(
  ticketCase: TicketCase,
  scene: Scene,
  steps: readonly FollowedStep[],
  state: DeskState,
  expert?: RunRecord,
): TicketReport {
  const ticket = findTicket(state, scene.number);
  if (ticket === null) throw new Error(`The shift has no ticket ${scene.number}.`);
  const assessed = assessedTicket(ticketCase);
  const record = ticketRecord(ticketCase, scene, steps);
  const diagnosis = diagnose(assessed, record);
  const identity = identityVerdicts(state, ticketCase, scene);
  const ending = endingOf(ticketCase, scene, { ticket, state, record });
  const writing = ticketWriting(steps, scene.number);
  const urgency = ticketCase.urgencyIn?.(scene) ?? ticketCase.triage.urgency;
  const triage = triageResult(
    { ...ticketCase.triage, urgency },
    ticket.record.priority,
    ticket.record.classification,
  );
  const judged = { ticketCase, ticket, state, record, diagnosis, identity, ending, writing, triage };
  const parts = ticketParts(assessed, judged);
  const documentation = documentationChecks(assessed, judged);
  const goals = ticketCase.goals(scene, state);
  const gates = gatesOf(judged, scene, steps);
  const earned = (Object.keys(TICKET_WEIGHTS) as (keyof TicketParts)[]).reduce(
    (sum, part) => sum + TICKET_WEIGHTS[part] * parts[part],
    0,
  );
  const debrief = debriefRun(assessed, record, diagnosis, expert);
  const isGuessed = diagnosis.unjustified.length >= GUESSES;
  const weighted = gates.length > 0 ? 0 : Math.min(rounded(earned, 0), isGuessed ? GUESSING_CAP : 100);
  const unmet: Readonly<Record<TicketFault, boolean>> = {
    gate: gates.length > 0,
    unsolved: !isWellEnded({ ending }),
    goal: goals.some(({ met }) => !met),
    identity: identity.some(({ verdict }) => !CONSEQUENCES[verdict].canPass),
    // Who knew the cause and left the ticket open lacked no reading.
    'no-case': !diagnosis.caseMade && (isEnded(ending) || debrief.answerKnown === null),
    diagnosis: diagnosis.value < DIAGNOSIS_FLOOR,
    cause: documentation.some(({ id, met }) => id === 'cause' && !met),
    score: weighted < PASS_MARK,
  };
  const requester = findPerson(state.world, ticket.record.requester);
  const { rightEnd } = ticketCase;
  const faults = (Object.keys(unmet) as TicketFault[]).filter((fault) => unmet[fault]);
  const score = faults.length === 0 ? weighted : Math.min(weighted, PASS_MARK - 1);
  return {
    number: scene.number,
    caseId: ticketCase.id,
    story: ticketCase.story.id,
    truth: ticketCase.truth,
    person: requester === null ? '' : `${requester.given} ${requester.family}`,
    isStranger: ticket.script.voices.some(({ role }) => role === 'stranger'),
    isSecurityCase: ticketCase.triage.isSecurityCase,
    priority: ticket.record.priority,
    rightPriority: triage.priority.right,
    triage,
    ending,
    isCured: record.cured !== null,
    rightEnd: shownEnd(rightEnd),
    chosen: {
      group: ticket.record.group,
      code: ticket.record.resolution?.code ?? null,
      cause: ticket.record.resolution?.cause ?? null,
    },
    parts,
    identity,
    times: ticketTimes(ticket.record.clockEvents, state.now),
    clocksStopped: state.clockStop !== null,
    spentSeconds: record.simSeconds,
    diagnosis: {
      caseMade: diagnosis.caseMade,
      sufficiency: rounded(diagnosis.sufficiency, 4),
      efficiency: rounded(diagnosis.efficiency, 4),
      redundantTests: diagnosis.redundantTests,
    },
    gates,
    faults,
    goals,
    documentation,
    article: bestArticle(ticketCase),
    talk: ticketTalk(judged),
    satisfaction: satisfactionOf({
      ticket,
      state,
      ending,
      isMisused: identity.some(({ reason }) => reason === 'impostor'),
    }),
    bounces: bouncesOf(ticket.record),
    unjustified: diagnosis.unjustified.flatMap((act) =>
      'part' in act && act.part !== null ? [act.part] : [],
    ),
    debrief,
    objectives: objectiveResults(ticketCase.story.objectives, {
      score,
      parts: { safety: parts.security, document: parts.documentation },
    }),
    score,
  };
}
