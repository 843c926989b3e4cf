import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { addTime } from '../clocks/business-time.ts';
import { withBenchReport } from '../handlers/bench.ts';
import { contextOf } from '../handlers/record-context.ts';
import { changedTicket, withState, withTicket } from '../model/changed.ts';
import type { DeskEvent } from '../model/commands.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import { actOn } from '../record/transitions.ts';
import { isBenchNeeded } from '../world/bench.ts';
import { applyEffects } from '../world/effects.ts';
import { workplaceOf } from '../world/world.ts';
import { missingFacts } from './hand-over.ts';

/** How long a colleague at the bench needs, in business hours. */
const WORK_SECONDS = 2 * SECONDS_PER_HOUR;

interface Happened {
  readonly state: DeskState;
  readonly events: readonly DeskEvent[];
}

/** The visit of a computer for a ticket; null when it has ended. */
function openVisit({ world }: DeskState, { record }: DeskTicket, asset: string) {
  const { bench } = workplaceOf(world, asset);
  return bench?.ticket === record.number ? bench : null;
}

/** Somebody at the bench reads the note and looks at the computer: asks, sends it back, or begins. */
export function benchLooks(state: DeskState, ticket: DeskTicket, asset: string): Happened {
  const visit = openVisit(state, ticket, asset);
  if (visit === null || visit.status !== 'sent') return { state, events: [] };
  const { job, reference } = visit;
  const isNeeded = isBenchNeeded(state.world, asset, job);
  const missing = isNeeded ? missingFacts(state, ticket) : [];
  if (!isNeeded || missing.length > 0) {
    const found = isNeeded ? 'incomplete' : 'no-fault';
    return withBenchReport(state, ticket, {
      by: 'colleague',
      asset,
      job,
      found,
      missing,
      note: null,
      run: null,
    });
  }
  const nextAt = addTime('business', state.now, WORK_SECONDS);
  const context = { ...contextOf(state), actor: 'bench' };
  const accepted = actOn(ticket.record, { kind: 'bench-accept', reference }, context);
  const record = accepted.ok ? accepted.value : ticket.record;
  const world = applyEffects(state.world, [{ do: 'accept-at-bench', asset, nextAt }], state.now);
  const reports = { at: nextAt, ticket: record.number, what: { kind: 'bench-reports' as const, asset } };
  return {
    state: withState(withTicket(state, changedTicket(ticket, { record })), {
      world,
      scheduled: [...state.scheduled, reports],
    }),
    events: [{ kind: 'bench-accepted', ticket: record.number, reference }],
  };
}

/** A colleague has done the work, unless the analyst was quicker. */
export function benchReports(state: DeskState, ticket: DeskTicket, asset: string): Happened {
  const visit = openVisit(state, ticket, asset);
  if (visit === null || visit.status !== 'accepted') return { state, events: [] };
  const { job } = visit;
  return withBenchReport(state, ticket, {
    by: 'colleague',
    asset,
    job,
    found: 'repaired',
    missing: [],
    note: null,
    run: null,
  });
}
