import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import type { RightEnd, Scene, TicketCase } from '../scenarios/desk-case.ts';
import { visitOf } from '../world/bench.ts';
import { holdsIn } from './follow-shift.ts';
import type { TicketEnding } from './ticket-ending.ts';
import type { JudgedTicket } from './ticket-parts.ts';

type Judged = Pick<JudgedTicket, 'ticket' | 'state' | 'record'>;

/** Whether the notes hold findings of all these tests. */
function isHandOverComplete({ ticket, state, record }: Judged, mustName: readonly string[]): boolean {
  const steps = new Set(
    ticket.noted.flatMap((id) => state.evidence.find((entry) => entry.id === id)?.step ?? []),
  );
  return mustName.every((test) =>
    record.findings.some((found) => found.test === test && steps.has(found.step)),
  );
}

/** Whether the ticket was left to the next shift with a note of what was found. A single ticket is no shift. */
function isHandedOver({ ticket, state, record }: Judged): boolean {
  const isShift = Object.keys(state.sealed?.cases ?? {}).length > 1;
  const noted = new Set(
    ticket.noted.flatMap((id) => state.evidence.find((entry) => entry.id === id)?.step ?? []),
  );
  return isShift && ticket.record.state !== 'canceled' && record.findings.some(({ step }) => noted.has(step));
}

/** Mended, and the person is asked tomorrow: either the ticket waits for that, or it was resolved after it. */
function heldEnding(
  ticketCase: TicketCase,
  scene: Scene,
  { ticket, state, record: run }: Judged,
): TicketEnding {
  const { record } = ticket;
  const isCured = holdsIn(state, scene.number, ticketCase.cured(scene));
  const tomorrow = (Math.floor(scene.at / SECONDS_PER_DAY) + 1) * SECONDS_PER_DAY;
  const { hold, resolution } = record;
  if (hold !== null) {
    const { rightEnd } = ticketCase;
    const isRight = rightEnd.kind === 'held' && rightEnd.reasons.includes(hold.reason);
    return isCured && isRight && hold.nextContactAt >= tomorrow ? 'solved' : 'open';
  }
  if (resolution !== null) return isCured && resolution.at >= tomorrow ? 'solved' : 'relieved';
  return isHandedOver({ ticket, state, record: run }) ? 'handed-over' : 'open';
}

/** The bench has the computer, or had it: the ticket waits for it, or was resolved as far as that is true. */
function benchedEnding(
  rightEnd: Extract<RightEnd, { readonly kind: 'benched' }>,
  judged: Judged,
): TicketEnding {
  const { ticket, state } = judged;
  const { record } = ticket;
  const isComplete = isHandOverComplete(judged, rightEnd.mustName);
  const visit = visitOf(state.world, record.number)?.visit ?? null;
  const isThere = visit?.job === rightEnd.job;
  const isRepaired = record.timeline.some(
    (entry) => entry.kind === 'bench-report' && entry.job === rightEnd.job && entry.found === 'repaired',
  );
  if (record.group === 'desktop') return isComplete ? 'passed-on' : 'passed-on-blindly';
  if (record.resolution !== null) {
    const { code } = record.resolution;
    const isMeanwhile = isThere && isComplete && rightEnd.meanwhile.includes(code);
    return isMeanwhile || (isRepaired && code === 'solved-permanent') ? 'solved' : 'relieved';
  }
  if (record.hold?.reason === 'parts' && isThere && record.hold.reference === visit?.reference)
    return isComplete ? 'solved' : 'passed-on-blindly';
  return isHandedOver(judged) ? 'handed-over' : 'open';
}

/** How a ticket stood in the end, by how it should have ended. */
export function endingOf(ticketCase: TicketCase, scene: Scene, judged: Judged): TicketEnding {
  const { record } = judged.ticket;
  const { rightEnd } = ticketCase;
  const isElsewhere = record.group !== 'service-desk' && record.group !== null;
  if (rightEnd.kind === 'escalated') {
    if (record.group === rightEnd.group)
      return isHandOverComplete(judged, rightEnd.mustName) ? 'passed-on' : 'passed-on-blindly';
    if (isElsewhere) return 'passed-on-wrongly';
    if (record.state === 'resolved') return 'relieved';
    return isHandedOver(judged) ? 'handed-over' : 'open';
  }
  if (rightEnd.kind === 'benched')
    return isElsewhere && record.group !== 'desktop' ? 'passed-on-wrongly' : benchedEnding(rightEnd, judged);
  if (isElsewhere) return 'passed-on-wrongly';
  if (rightEnd.kind === 'held') return heldEnding(ticketCase, scene, judged);
  if (record.state !== 'resolved' && record.state !== 'closed')
    return isHandedOver(judged) ? 'handed-over' : 'open';
  const isCured = holdsIn(judged.state, scene.number, ticketCase.cured(scene));
  const isRightCode = rightEnd.codes.some((code) => code === record.resolution?.code);
  return isCured && isRightCode ? 'solved' : 'relieved';
}
