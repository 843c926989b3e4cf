import { worksAtDesk } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-73: a printer that everybody in accounts waits for, on the day of the reminders. */
const TK_73: TicketTwin = {
  id: 'TK-73',
  pool: 'reserved',
  of: 'TK-31',
  decoys: oldTicket(38, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
  persona: { patience: 2, skill: 1, mood: -1 },
  waitSeconds: 200,
};

/** TK-74: one computer that cannot print, outside Ashby. */
const TK_74: TicketTwin = {
  id: 'TK-74',
  pool: 'reserved',
  of: 'TK-32',
  roles: {
    requester: (one) => worksAtDesk(one) && one.site === 'coln',
    neighbour: (one) => worksAtDesk(one) && one.site === 'coln',
  },
  decoys: oldTicket(22, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

/** TK-75: a second, pale heading on labels and letters, outside Ashby. */
const TK_75: TicketTwin = {
  id: 'TK-75',
  pool: 'reserved',
  of: 'TK-33',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(41, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

export const PRINTING_TWINS: readonly TicketTwin[] = [TK_73, TK_74, TK_75];
