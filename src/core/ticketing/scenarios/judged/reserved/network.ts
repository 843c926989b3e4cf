import { worksAtDesk } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-62: one desk without a network, after a desk was turned round in the shops' offices. */
const TK_62: TicketTwin = {
  id: 'TK-62',
  pool: 'reserved',
  of: 'TK-21',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(31, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
  persona: { patience: 3, skill: 1, mood: -1 },
};

export const NETWORK_TWINS: readonly TicketTwin[] = [TK_62];
