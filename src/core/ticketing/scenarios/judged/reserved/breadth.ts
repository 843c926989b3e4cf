import { worksFromHome } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-85: the tunnel drops in the attic, where a second router stands, in customer service and the online shop. */
const TK_85: TicketTwin = {
  id: 'TK-85',
  pool: 'reserved',
  of: 'TK-53',
  roles: {
    requester: (one) => worksFromHome(one) && ['customer-service', 'online'].includes(one.department),
  },
  decoys: oldTicket(35, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
  persona: { patience: 4, skill: 1, mood: 0 },
};

export const BREADTH_TWINS: readonly TicketTwin[] = [TK_85];
