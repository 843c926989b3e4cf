import type { TicketCase } from '../desk-case.ts';
import { TK_01_CASES } from './accounts/tk-01.ts';
import { TK_02_CASES } from './accounts/tk-02.ts';
import { TK_03_CASES } from './accounts/tk-03.ts';
import { TK_04_CASES } from './accounts/tk-04.ts';
import { TK_05_CASES } from './accounts/tk-05.ts';
import { TK_06_CASES } from './accounts/tk-06.ts';
import { TK_07_CASES } from './accounts/tk-07.ts';
import { TK_08_CASES } from './accounts/tk-08.ts';
import { TK_09_CASES } from './accounts/tk-09.ts';
import { TK_10_CASES } from './accounts/tk-10.ts';
import { TK_11_CASES } from './accounts/tk-11.ts';
import { withArticles } from './articles.ts';
import { TK_49_CASES } from './breadth/tk-49.ts';
import { TK_50_CASES } from './breadth/tk-50.ts';
import { TK_51_CASES } from './breadth/tk-51.ts';
import { TK_52_CASES } from './breadth/tk-52.ts';
import { TK_53_CASES } from './breadth/tk-53.ts';
import { TK_54_CASES } from './breadth/tk-54.ts';
import { TK_55_CASES } from './breadth/tk-55.ts';
import { TK_56_CASES } from './breadth/tk-56.ts';
import { TK_35_CASES } from './endpoint/tk-35.ts';
import { TK_36_CASES } from './endpoint/tk-36.ts';
import { TK_37_CASES } from './endpoint/tk-37.ts';
import { TK_38_CASES } from './endpoint/tk-38.ts';
import { TK_39_CASES } from './endpoint/tk-39.ts';
import { TK_40_CASES } from './endpoint/tk-40.ts';
import { TK_41_CASES } from './endpoint/tk-41.ts';
import { TK_42_CASES } from './endpoint/tk-42.ts';
import { TK_43_CASES } from './endpoint/tk-43.ts';
import { TK_44_CASES } from './endpoint/tk-44.ts';
import { TK_45_CASES } from './endpoint/tk-45.ts';
import { TK_12_CASES } from './mail/tk-12.ts';
import { TK_13_CASES } from './mail/tk-13.ts';
import { TK_14_CASES } from './mail/tk-14.ts';
import { TK_15_CASES } from './mail/tk-15.ts';
import { TK_16_CASES } from './mail/tk-16.ts';
import { TK_17_CASES } from './mail/tk-17.ts';
import { TK_18_CASES } from './mail/tk-18.ts';
import { TK_19_CASES } from './mail/tk-19.ts';
import { TK_20_CASES } from './mail/tk-20.ts';
import { TK_21_CASES } from './network/tk-21.ts';
import { TK_22_CASES } from './network/tk-22.ts';
import { TK_23_CASES } from './network/tk-23.ts';
import { TK_24_CASES } from './network/tk-24.ts';
import { TK_25_CASES } from './network/tk-25.ts';
import { TK_26_CASES } from './network/tk-26.ts';
import { TK_27_CASES } from './network/tk-27.ts';
import { TK_28_CASES } from './network/tk-28.ts';
import { TK_29_CASES } from './network/tk-29.ts';
import { TK_30_CASES } from './network/tk-30.ts';
import { TK_31_CASES } from './printing/tk-31.ts';
import { TK_32_CASES } from './printing/tk-32.ts';
import { TK_33_CASES } from './printing/tk-33.ts';
import { TK_33_HEAD_CASES } from './printing/tk-33-heads.ts';
import { TK_34_CASES } from './printing/tk-34.ts';
import { TK_46_CASES } from './queue/tk-46.ts';
import { TK_47_CASES } from './queue/tk-47.ts';
import { TK_48_CASES } from './queue/tk-48.ts';
import { TICKET_TWINS } from './reserved/pool.ts';
import { ticketTwins } from './reserved/ticket-twin.ts';

const CASES: readonly TicketCase[] = [
  ...TK_01_CASES,
  ...TK_02_CASES,
  ...TK_03_CASES,
  ...TK_04_CASES,
  ...TK_05_CASES,
  ...TK_06_CASES,
  ...TK_07_CASES,
  ...TK_08_CASES,
  ...TK_09_CASES,
  ...TK_10_CASES,
  ...TK_11_CASES,
  ...TK_12_CASES,
  ...TK_13_CASES,
  ...TK_14_CASES,
  ...TK_15_CASES,
  ...TK_16_CASES,
  ...TK_17_CASES,
  ...TK_18_CASES,
  ...TK_19_CASES,
  ...TK_20_CASES,
  ...TK_21_CASES,
  ...TK_22_CASES,
  ...TK_23_CASES,
  ...TK_24_CASES,
  ...TK_25_CASES,
  ...TK_26_CASES,
  ...TK_27_CASES,
  ...TK_28_CASES,
  ...TK_31_CASES,
  ...TK_32_CASES,
  ...TK_33_CASES,
  ...TK_33_HEAD_CASES,
  ...TK_34_CASES,
  ...TK_41_CASES,
  ...TK_42_CASES,
  ...TK_43_CASES,
  ...TK_37_CASES,
  ...TK_44_CASES,
  ...TK_45_CASES,
  ...TK_29_CASES,
  ...TK_30_CASES,
  ...TK_46_CASES,
  ...TK_47_CASES,
  ...TK_48_CASES,
  ...TK_49_CASES,
  ...TK_53_CASES,
  ...TK_54_CASES,
  ...TK_55_CASES,
  ...TK_56_CASES,
  ...TK_35_CASES,
  ...TK_50_CASES,
  ...TK_36_CASES,
  ...TK_51_CASES,
  ...TK_38_CASES,
  ...TK_52_CASES,
  ...TK_39_CASES,
  ...TK_40_CASES,
];

/** Every truth of every ticket, in the order of the catalogue. */
export const TICKET_CASES: readonly TicketCase[] = CASES.map(withArticles);

/** The twins of tickets, for forms alone as long as they are reserved. */
export const TWIN_CASES: readonly TicketCase[] = ticketTwins(TICKET_CASES, TICKET_TWINS);
