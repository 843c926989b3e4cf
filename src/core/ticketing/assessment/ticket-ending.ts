import type { Ticket } from '../record/ticket.ts';

/** How often a hand-over of the ticket came back, from a group or from the bench. */
export function bouncesOf({ timeline }: Ticket): number {
  return timeline.filter(
    (entry) => entry.kind === 'returned' || (entry.kind === 'bench-report' && entry.found === 'incomplete'),
  ).length;
}

/** How a ticket stood at the end of the shift. */
export type TicketEnding =
  /** Its cause is gone, and it was resolved with the right code. */
  | 'solved'
  /** Rightly handed over, with what the other group needs. */
  | 'passed-on'
  /** To the right group, and without what it needs. */
  | 'passed-on-blindly'
  /** To a group that cannot help, or where the desk should have solved it. */
  | 'passed-on-wrongly'
  /** The trouble is gone for now, and its cause is not. */
  | 'relieved'
  /** Still open when the shift ended, with a note that says what was found. */
  | 'handed-over'
  | 'open'
  /** The shift was left before the ticket came in. */
  | 'not-reached';

/** Whether somebody ended the ticket, rightly or not. */
export function isEnded(ending: TicketEnding): boolean {
  return ending !== 'open' && ending !== 'handed-over' && ending !== 'not-reached';
}
