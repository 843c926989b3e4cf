import { rounded } from '../../assessment/belief.ts';
import type { AssessedCase } from '../../assessment/case.ts';
import type { Diagnosis } from '../../assessment/diagnosis.ts';
import type { Check, RunRecord } from '../../assessment/run-record.ts';
import { clocksOf } from '../clocks/clocks.ts';
import { CONSEQUENCES } from '../identity/policy.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { ResolutionCode } from '../record/vocabulary.ts';
import type { TicketCase } from '../scenarios/desk-case.ts';
import type { JudgedAct } from './identity.ts';
import { isArticleRight } from './ticket-articles.ts';
import { bouncesOf, type TicketEnding } from './ticket-ending.ts';
import { ticketTalk } from './ticket-talk.ts';
import { type TriageResult, triageShare } from './ticket-triage.ts';
import type { TicketParts } from './ticket-weights.ts';
import type { TicketWriting } from './ticket-writing.ts';

export interface JudgedTicket {
  readonly ticketCase: TicketCase;
  readonly ticket: DeskTicket;
  readonly state: DeskState;
  readonly record: RunRecord;
  readonly diagnosis: Diagnosis;
  readonly identity: readonly JudgedAct[];
  readonly ending: TicketEnding;
  readonly writing: TicketWriting;
  readonly triage: TriageResult;
}

function shareMet(checks: readonly Check[]): number {
  return checks.length === 0 ? 1 : checks.filter(({ met }) => met).length / checks.length;
}

/** Whether the ticket was rightly solved or handed over. */
export function isWellEnded({ ending }: Pick<JudgedTicket, 'ending'>): boolean {
  return ending === 'solved' || ending === 'passed-on';
}

/** Most of Security where nothing was done that needs a proof and nothing was solved: nobody has shown anything. */
const UNTESTED_SECURITY = 0.5;

/** The least that any act allows: one breach holds it at a half, one gate at nothing. */
function security(judged: JudgedTicket): number {
  const { identity, ticketCase, ending } = judged;
  if (identity.length === 0 && !isWellEnded(judged)) return UNTESTED_SECURITY;
  const allowed = identity.map(({ verdict }) => CONSEQUENCES[verdict].securityAtMost);
  // A case that the desk itself ends was reported on the way: its goals ask for that.
  const isReported =
    !ticketCase.triage.isSecurityCase ||
    ending === 'passed-on' ||
    ending === 'passed-on-blindly' ||
    (ending === 'solved' && ticketCase.rightEnd.kind === 'resolved');
  return Math.min(1, isReported ? 1 : 0.3, ...allowed);
}

const RESOLUTION: Readonly<Record<TicketEnding, number>> = {
  solved: 1,
  'passed-on': 1,
  'passed-on-blindly': 0.3,
  'passed-on-wrongly': 0,
  relieved: 0.3,
  'handed-over': 0.5,
  open: 0,
  'not-reached': 0,
};

/** Most of Resolution for what another group sent back before: it was to reach the right group complete at once. */
const BOUNCED = 0.6;

/** Whether a cited finding speaks for the cause: less likely without it than with it. */
function speaksFor(assessed: AssessedCase, truth: string, test: string, outcome: string): boolean {
  const row = assessed.tests.find(({ id }) => id === test)?.likelihoods[outcome];
  if (row === undefined) return false;
  const mean = assessed.hypotheses.reduce((sum, { id, prior }) => sum + prior * (row[id] ?? 0), 0);
  return (row[truth] ?? 0) > mean;
}

function rightCodes({ rightEnd }: TicketCase): readonly ResolutionCode[] {
  if (rightEnd.kind === 'benched') return ['solved-permanent', ...rightEnd.meanwhile];
  return rightEnd.kind === 'resolved' ? rightEnd.codes : [];
}

/** What the record says in the end: the cause, what showed it, and the classification. */
export function documentationChecks(assessed: AssessedCase, judged: JudgedTicket): readonly Check[] {
  const { ticket, state, record, ticketCase } = judged;
  const { articles } = ticketCase;
  const steps = new Set(
    [...ticket.noted, ...citedIn(ticket)].flatMap(
      (id) => state.evidence.find((entry) => entry.id === id)?.step ?? [],
    ),
  );
  const cited = record.findings.filter(({ step }) => steps.has(step));
  const named = ticket.record.resolution?.cause ?? null;
  const isHeld = ticketCase.rightEnd.kind === 'held';
  const isAtBench = ticketCase.rightEnd.kind === 'benched' && ticket.record.resolution === null;
  const isPassedOn =
    ticketCase.rightEnd.kind === 'escalated' || isHeld || isAtBench || judged.ending === 'handed-over';
  return [
    { id: 'cause', met: isPassedOn ? cited.length > 0 : named === record.truth },
    {
      id: 'evidence',
      met: cited.some(({ test, outcome }) => speaksFor(assessed, record.truth, test, outcome)),
    },
    { id: 'classified', met: ticket.record.classification !== null },
    {
      id: 'code',
      met: isPassedOn || rightCodes(ticketCase).some((code) => code === ticket.record.resolution?.code),
    },
    ...(articles === undefined ? [] : [{ id: 'article', met: isArticleRight(ticket.record, articles) }]),
  ];
}

/** Numbers of entries that the resolution cites. */
function citedIn({ record }: DeskTicket): readonly number[] {
  const text = record.resolution?.verification ?? '';
  return [...text.matchAll(/\{evidence:(\d+)\}/g)].map(([, id]) => Number(id));
}

/**
 * Half for an answer in time, half for a resolution in time; a ticket that was parked on hold earns none of the second, and
 * practice whose clocks were stopped nothing.
 */
function time({ ticket, state, ending }: JudgedTicket): number {
  if (state.clockStop !== null) return 0;
  const { firstResponse, resolution, parkedHolds } = clocksOf(ticket.record.clockEvents, state.now);
  const isAnswered = firstResponse.stoppedAt !== null && !firstResponse.late;
  const isInTime =
    (isWellEnded({ ending }) || ending === 'handed-over') && !resolution.late && parkedHolds.length === 0;
  return 0.5 * Number(isAnswered) + 0.5 * Number(isInTime);
}

/** A record of work that led nowhere is worth half, and one of a ticket that stays open nothing. */
const DOCUMENTED: Readonly<Record<TicketEnding, number>> = {
  solved: 1,
  'passed-on': 1,
  'passed-on-blindly': 0.5,
  'passed-on-wrongly': 0.5,
  relieved: 0.5,
  'handed-over': 1,
  open: 0,
  'not-reached': 0,
};

/** The seven dimensions, to four decimal places. */
export function ticketParts(assessed: AssessedCase, judged: JudgedTicket): TicketParts {
  const { diagnosis, ending } = judged;
  return {
    triage: rounded(triageShare(judged.triage), 4),
    security: judged.record.steps === 0 ? 0 : rounded(security(judged), 4),
    diagnosis: rounded(diagnosis.value, 4),
    resolution:
      bouncesOf(judged.ticket.record) > 0 ? Math.min(BOUNCED, RESOLUTION[ending]) : RESOLUTION[ending],
    communication: rounded(shareMet(ticketTalk(judged)), 4),
    documentation: rounded(DOCUMENTED[ending] * shareMet(documentationChecks(assessed, judged)), 4),
    time: rounded(time(judged), 4),
  };
}
