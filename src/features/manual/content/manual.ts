import { BRAND_NAME } from '../../../core/brand.ts';
import type { Manual } from '../model/manual.ts';
import { BENCH_JOBS } from './en/bench-jobs.ts';
import { BENCH_SAFETY } from './en/bench-safety.ts';
import { BENCH_SCORE } from './en/bench-score.ts';
import { BRANT } from './en/brant.ts';
import { DATA_FIRST } from './en/data-first.ts';
import { DESK_ACCOUNTS } from './en/desk-accounts.ts';
import { DESK_COMMUNICATION } from './en/desk-communication.ts';
import { DESK_NETWORK } from './en/desk-network.ts';
import { DESK_SCORE } from './en/desk-score.ts';
import { DESK_SECURITY } from './en/desk-security.ts';
import { DESK_WINDOWS } from './en/desk-windows.ts';
import { EVIDENCE } from './en/evidence.ts';
import { HANDS_ON } from './en/hands-on.ts';
import { HARROW } from './en/harrow.ts';
import { HOW_IT_WORKS } from './en/how-it-works.ts';
import { INSTRUMENTS } from './en/instruments.ts';
import { KESTREL } from './en/kestrel.ts';
import { SELF_TEST } from './en/self-test.ts';
import { SIX_COMPLAINTS } from './en/six-complaints.ts';
import { SUPPORT_DESK } from './en/support-desk.ts';
import { WORK_NOTES } from './en/work-notes.ts';

/** The simulation manual. After a change: increment the edition, set its date, and run `npm run manual`. */
export const MANUAL: Manual = {
  title: `${BRAND_NAME} simulation manual`,
  subtitle: 'The bench, the machines on it, and the support desk',
  edition: 7,
  date: '2026-11-23',
  chapters: [
    HOW_IT_WORKS,
    BENCH_SAFETY,
    BENCH_JOBS,
    BENCH_SCORE,
    KESTREL,
    SELF_TEST,
    HARROW,
    BRANT,
    HANDS_ON,
    INSTRUMENTS,
    EVIDENCE,
    SIX_COMPLAINTS,
    DATA_FIRST,
    SUPPORT_DESK,
    DESK_COMMUNICATION,
    DESK_SECURITY,
    DESK_ACCOUNTS,
    DESK_NETWORK,
    DESK_WINDOWS,
    DESK_SCORE,
    WORK_NOTES,
  ],
};
