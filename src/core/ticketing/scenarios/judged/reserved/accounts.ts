import { hasLaptop, isOrdinary } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-61: locked out before a supplier's call, in the head office. */
const TK_61: TicketTwin = {
  id: 'TK-61',
  pool: 'reserved',
  of: 'TK-01',
  roles: { requester: (one) => isOrdinary(one) && hasLaptop(one) && one.site === 'ashby' },
  names: {
    'LK-5104': 'LK-5318',
    'CO-TB-5104': 'AS-TB-5318',
    'LK-5207': 'LK-5426',
    'CO-PC-5207': 'AS-PC-5426',
    'BR-PC-5207': 'BR-PC-5426',
  },
  decoys: oldTicket(23, { subcategory: 'hardware', code: 'solved-permanent', act: 'restart' }),
  persona: { patience: 5, skill: 1, mood: 0 },
  waitSeconds: 300,
};

export const ACCOUNT_TWINS: readonly TicketTwin[] = [TK_61];
