import { ACCOUNT_TWINS } from './accounts.ts';
import { NETWORK_TWINS } from './network.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** Every twin of a ticket of the desk, in the order of the catalogue. */
export const TICKET_TWINS: readonly TicketTwin[] = [...ACCOUNT_TWINS, ...NETWORK_TWINS];
