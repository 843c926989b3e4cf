import { worksAtDesk, worksFromHome } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-62: one desk without a network, after a desk was turned round outside Ashby. */
const TK_62: TicketTwin = {
  id: 'TK-62',
  pool: 'reserved',
  of: 'TK-21',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(31, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
  persona: { patience: 3, skill: 1, mood: -1 },
};

/** TK-71: pages of the company that do not open, outside Ashby. */
const TK_71: TicketTwin = {
  id: 'TK-71',
  pool: 'reserved',
  of: 'TK-23',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(47, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

/** TK-72: a drive that does not open at home, with the tunnel up, in buying and marketing. */
const TK_72: TicketTwin = {
  id: 'TK-72',
  pool: 'reserved',
  of: 'TK-25',
  roles: {
    requester: (one) => worksFromHome(one) && ['buying', 'marketing'].includes(one.department),
  },
  decoys: oldTicket(29, { subcategory: 'performance', code: 'solved-permanent', act: 'restart' }),
  persona: { patience: 3, skill: 2, mood: 0 },
};

export const NETWORK_TWINS: readonly TicketTwin[] = [TK_62, TK_71, TK_72];
