import { ACCOUNT_TWINS } from './accounts.ts';
import { BREADTH_TWINS } from './breadth.ts';
import { ENDPOINT_TWINS } from './endpoint.ts';
import { MAIL_TWINS } from './mail.ts';
import { NETWORK_TWINS } from './network.ts';
import { PRINTING_TWINS } from './printing.ts';
import { QUEUE_TWINS } from './queue.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** Every twin of a ticket of the desk, in the order of the catalogue. */
export const TICKET_TWINS: readonly TicketTwin[] = [
  ...ACCOUNT_TWINS,
  ...MAIL_TWINS,
  ...NETWORK_TWINS,
  ...PRINTING_TWINS,
  ...ENDPOINT_TWINS,
  ...QUEUE_TWINS,
  ...BREADTH_TWINS,
];
