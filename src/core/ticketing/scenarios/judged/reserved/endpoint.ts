import { hasLaptop, isOrdinary, worksAtDesk } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-76: a warning with a number to call, outside Ashby. */
const TK_76: TicketTwin = {
  id: 'TK-76',
  pool: 'reserved',
  of: 'TK-39',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(34, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

/** TK-77: a drive that is not where it was, outside Ashby. */
const TK_77: TicketTwin = {
  id: 'TK-77',
  pool: 'reserved',
  of: 'TK-43',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(26, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

/** TK-78: the warehouse system refuses one computer. */
const TK_78: TicketTwin = {
  id: 'TK-78',
  pool: 'reserved',
  of: 'TK-44',
  roles: { requester: (one) => worksAtDesk(one) && !hasLaptop(one) && one.index % 2 === 0 },
  decoys: oldTicket(48, { subcategory: 'performance', code: 'solved-permanent', act: 'restart' }),
  persona: { patience: 2, skill: 1, mood: -1 },
};

/** TK-79: no new mail on a phone, on the way to a fair. */
const TK_79: TicketTwin = {
  id: 'TK-79',
  pool: 'reserved',
  of: 'TK-45',
  roles: {
    requester: (one) =>
      isOrdinary(one) && one.index % 2 === 0 && ['buying', 'marketing'].includes(one.department),
  },
  decoys: oldTicket(30, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

/** TK-83: the recovery screen in a customer's garden, and a key id that is not the caller's. */
const TK_83: TicketTwin = {
  id: 'TK-83',
  pool: 'reserved',
  of: 'TK-36',
  roles: {
    requester: (one) => isOrdinary(one) && one.department === 'garden-design',
    owner: (one) => isOrdinary(one) && one.department === 'garden-design',
  },
  names: { '719-555-0166': '719-555-0171', '719-555-0167': '719-555-0178' },
  decoys: oldTicket(45, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
  waitSeconds: 220,
};

/** TK-84: a rucksack with laptop and phone is gone after a train to a supplier. */
const TK_84: TicketTwin = {
  id: 'TK-84',
  pool: 'reserved',
  of: 'TK-41',
  roles: {
    requester: (one) =>
      isOrdinary(one) && one.desk !== null && ['buying', 'design', 'marketing'].includes(one.department),
  },
  names: { '719-555-0160': '719-555-0183', '719-555-0161': '719-555-0189' },
  decoys: oldTicket(39, { subcategory: 'performance', code: 'solved-permanent', act: 'restart' }),
  waitSeconds: 200,
};

export const ENDPOINT_TWINS: readonly TicketTwin[] = [TK_76, TK_77, TK_78, TK_79, TK_83, TK_84];
