import { hasLaptop, isOrdinary } from '../../cast.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-80: a laptop that goes off on its dock, for the third time, in marketing. */
const TK_80: TicketTwin = {
  id: 'TK-80',
  pool: 'reserved',
  of: 'TK-48',
  roles: {
    requester: (one) =>
      isOrdinary(one) && hasLaptop(one) && one.site === 'ashby' && one.department === 'marketing',
  },
  waitSeconds: 150,
};

export const QUEUE_TWINS: readonly TicketTwin[] = [TK_80];
