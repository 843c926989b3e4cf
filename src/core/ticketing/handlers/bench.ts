import { BENCH_STORIES } from '../../contracts/bench-stories.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { changedTicket, findTicket, withState, withTicket } from '../model/changed.ts';
import type { CommandOf, DeskEvent } from '../model/commands.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { BenchReport } from '../record/ticket.ts';
import { actOn as enter } from '../record/transitions.ts';
import { visitOf } from '../world/bench.ts';
import { isComputer } from '../world/devices.ts';
import { applyEffects } from '../world/effects.ts';
import { findDevice, workplaceOf } from '../world/world.ts';
import { actOn } from './acts.ts';
import { done, type Outcome, refuse } from './change.ts';
import { withFindings } from './findings.ts';
import { withFreshPages } from './looking.ts';
import { contextOf } from './record-context.ts';
import { note } from './recording.ts';

/** Until somebody at the bench has read the note and looked at the computer. */
const LOOKS_AFTER = 20 * SECONDS_PER_MINUTE;

/** One visit for a ticket, with its digits. */
function referenceOf(ticket: string): string {
  return ticket.replace(/^\D+/, 'BEN-');
}

/** Sends a computer to the hardware bench, with a note of what was found. */
export function sendToBench(state: DeskState, command: CommandOf<'send-to-bench'>): Outcome {
  const { ticket, asset, job, evidence, words } = command;
  const device = findDevice(state.world, asset);
  if (findTicket(state, ticket) === null) return refuse('no-such-ticket', ticket);
  if (device === null || !isComputer(device)) return refuse('no-such-record', asset);
  if (workplaceOf(state.world, asset).bench !== null || visitOf(state.world, ticket) !== null)
    return refuse('at-the-bench', asset);
  // A note that says nothing is not written; the bench asks back for what it lacks.
  const noted =
    evidence.length === 0 && words === undefined
      ? done(state)
      : note(state, { kind: 'note', ticket, evidence, ...(words === undefined ? {} : { words }) });
  if (!noted.ok) return noted;
  const reference = referenceOf(ticket);
  const handed = findTicket(noted.value.state, ticket);
  if (handed === null) return refuse('no-such-ticket', ticket);
  const link = { kind: 'link', link: { kind: 'bench', number: reference } } as const;
  const linked = enter(handed.record, link, contextOf(state));
  if (!linked.ok) return refuse(linked.error, ticket);
  const nextAt = state.now + LOOKS_AFTER;
  const visit = { ticket, job, reference, status: 'sent', nextAt } as const;
  const sent = actOn(
    withTicket(noted.value.state, changedTicket(handed, { record: linked.value })),
    `bench-${job}`,
    asset,
    [{ do: 'send-to-bench', asset, visit }],
  );
  if (!sent.ok) return sent;
  const looks = { at: nextAt, ticket, what: { kind: 'bench-looks' as const, asset } };
  const { state: next } = sent.value;
  return done(withState(next, { scheduled: [...next.scheduled, looks] }), {
    kind: 'sent-to-bench',
    ticket,
    reference,
  });
}

/**
 * Takes the note of work that the analyst did at the bench into the ticket. Whether there was such work is not known here: who
 * judges the log asks for the run that it names.
 */
export function takeBenchReport(state: DeskState, command: CommandOf<'take-bench-report'>): Outcome {
  const { ticket: number, run, story, passed, note: written } = command;
  if (state.mode !== 'practice') return refuse('not-in-this-mode', 'bench');
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  const found = visitOf(state.world, number);
  if (found === null || found.visit.status !== 'accepted' || BENCH_STORIES[found.visit.job] !== story)
    return refuse('not-at-the-bench', number);
  const isKnown = state.tickets.some(({ record }) =>
    record.timeline.some((entry) => entry.kind === 'bench-report' && entry.run === run),
  );
  if (isKnown) return refuse('already-taken', run);
  const reported = withBenchReport(state, ticket, {
    by: 'analyst',
    asset: found.asset,
    job: found.visit.job,
    found: passed ? 'repaired' : 'not-repaired',
    missing: [],
    note: written,
    run,
  });
  return done(reported.state, ...reported.events);
}

/** What the bench writes back, and what becomes of the computer: one that was not repaired stays there. */
export function withBenchReport(
  state: DeskState,
  ticket: DeskTicket,
  report: BenchReport,
): { readonly state: DeskState; readonly events: readonly DeskEvent[] } {
  const { asset, job, found } = report;
  const context = { ...contextOf(state), ...(report.by === 'colleague' ? { actor: 'bench' } : {}) };
  const entered = enter(ticket.record, { kind: 'bench-report', report }, context);
  if (!entered.ok) return { state, events: [] };
  const effects = [
    ...(found === 'repaired' ? [{ do: 'repair-at-bench' as const, asset, job }] : []),
    ...(found === 'not-repaired' ? [] : [{ do: 'leave-bench' as const, asset }]),
  ];
  const world = applyEffects(state.world, effects, state.now);
  const written = withTicket(withState(state, { world }), changedTicket(ticket, { record: entered.value }));
  const { number } = ticket.record;
  const noted = withFindings(
    withFreshPages(written),
    'bench',
    found === 'incomplete' ? [] : [{ test: 'bench-report', subject: asset, outcome: found }],
    number,
  );
  return {
    state: noted.state,
    events: [{ kind: 'bench-reported', ticket: number, found, missing: report.missing }, ...noted.events],
  };
}
