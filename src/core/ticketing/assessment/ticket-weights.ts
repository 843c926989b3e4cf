/** The seven dimensions of a ticket, each 0 to 1 (ticket-desk.md 3.13). */
export interface TicketParts {
  readonly triage: number;
  readonly security: number;
  readonly diagnosis: number;
  readonly resolution: number;
  readonly communication: number;
  readonly documentation: number;
  readonly time: number;
}

/** Points of 100. */
export const TICKET_WEIGHTS: Readonly<Record<keyof TicketParts, number>> = {
  triage: 12,
  security: 18,
  diagnosis: 20,
  resolution: 18,
  communication: 14,
  documentation: 10,
  time: 8,
};

/** In the order in which they are told. */
export const TICKET_PARTS = Object.keys(TICKET_WEIGHTS) as readonly (keyof TicketParts)[];
