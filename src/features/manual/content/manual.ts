import { BRAND_NAME } from '../../../core/brand.ts';
import type { Manual } from '../model/manual.ts';
import { BENCH_SAFETY } from './en/bench-safety.ts';
import { EVIDENCE } from './en/evidence.ts';
import { HANDS_ON } from './en/hands-on.ts';
import { HOW_IT_WORKS } from './en/how-it-works.ts';
import { KESTREL } from './en/kestrel.ts';
import { SELF_TEST } from './en/self-test.ts';
import { SUPPORT_DESK } from './en/support-desk.ts';
import { WORK_NOTES } from './en/work-notes.ts';

/** The simulation manual. After a change: raise the edition, set its date, and run `npm run manual`. */
export const MANUAL: Manual = {
  title: `${BRAND_NAME} simulation manual`,
  subtitle: 'The bench, the machine on it, and the support desk',
  edition: 1,
  date: '2026-11-21',
  chapters: [HOW_IT_WORKS, BENCH_SAFETY, KESTREL, SELF_TEST, HANDS_ON, EVIDENCE, SUPPORT_DESK, WORK_NOTES],
};
