import { isOrdinary, worksAtDesk } from '../../cast.ts';
import { oldTicket } from './decoys.ts';
import type { TicketTwin } from './ticket-twin.ts';

/** TK-66: a buyer whose tables open read-only. */
const TK_66: TicketTwin = {
  id: 'TK-66',
  pool: 'reserved',
  of: 'TK-12',
  roles: { requester: (one) => isOrdinary(one) && one.department === 'buying' },
  decoys: oldTicket(27, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

/** TK-67: a mail program that stands still, outside Ashby. */
const TK_67: TicketTwin = {
  id: 'TK-67',
  pool: 'reserved',
  of: 'TK-14',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(36, { subcategory: 'performance', code: 'solved-permanent', act: 'restart' }),
  persona: { patience: 3, skill: 1, mood: -1 },
};

/** TK-68: mail of partners that is awaited in vain, in marketing. */
const TK_68: TicketTwin = {
  id: 'TK-68',
  pool: 'reserved',
  of: 'TK-15',
  roles: { requester: (one) => isOrdinary(one) && one.department === 'marketing' },
  names: {
    'accounts@fernbrook-growers.example': 'accounts@millrace-print.example',
    'billing@slatehill-stone.example': 'billing@hatchling-studio.example',
    'f.copy81@quickbox.example': 'archive.m22@quickbox.example',
    'desk.copy@mailhaven.example': 'second.copy@mailhaven.example',
  },
  decoys: oldTicket(40, { subcategory: 'performance', code: 'solved-permanent', act: 'restart' }),
};

/** TK-69: a message that was followed, outside the head office. */
const TK_69: TicketTwin = {
  id: 'TK-69',
  pool: 'reserved',
  of: 'TK-16',
  roles: {
    requester: (one) => isOrdinary(one) && one.department !== 'finance' && one.site !== 'ashby',
  },
  decoys: oldTicket(33, { subcategory: 'performance', code: 'solved-permanent', act: 'restart' }),
};

/** TK-70: nobody hears the caller in calls with the stores. */
const TK_70: TicketTwin = {
  id: 'TK-70',
  pool: 'reserved',
  of: 'TK-18',
  roles: { requester: (one) => worksAtDesk(one) && one.site !== 'ashby' },
  decoys: oldTicket(25, { subcategory: 'password', code: 'solved-permanent', act: 'reset-password' }),
};

export const MAIL_TWINS: readonly TicketTwin[] = [TK_66, TK_67, TK_68, TK_69, TK_70];
