import type { Award } from '../../src/core/assessment/certificate/award.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf, type SeedName } from './people.ts';

const DAY_MS = 86_400_000;
const PASSED_AT = Date.UTC(2026, 10, 20, 15, 4, 5);

/** A passed Hardware exam: 13 of 14 jobs. */
export const HARDWARE_AWARD: Award = {
  track: 'hardware',
  takenFrom: PASSED_AT - 12 * DAY_MS,
  takenTo: PASSED_AT,
  forms: ['HW 2026.1'],
  rules: ['lab-18'],
  mark: 85.5,
  range: { from: 82, to: 89 },
  groups: [
    { group: 'F1', objectives: ['C1 3.6', 'C1 5.1'], cases: 2, passed: 2 },
    { group: 'F2', objectives: ['C1 3.3', 'C1 3.5', 'C1 5.1'], cases: 3, passed: 3 },
    { group: 'F3', objectives: ['C1 3.4', 'C1 5.2'], cases: 3, passed: 3 },
    { group: 'F4', objectives: ['C1 5.1', 'C2 3.1'], cases: 3, passed: 2 },
    { group: 'F5', objectives: ['C1 3.2', 'C1 5.3'], cases: 2, passed: 2 },
    { group: 'F6', objectives: ['C1 2.8', 'C1 5.5'], cases: 1, passed: 1 },
  ],
  safety: {
    bench: { jobs: 14, serious: 0, minor: { 'strap-late': 1, 'loose-screw': 1 }, mean: 97.21 },
    desk: null,
  },
  viva: { questions: 2, supported: 2 },
  validUntil: PASSED_AT + 730 * DAY_MS,
};

/** A passed Service Desk exam. */
export const DESK_AWARD: Award = {
  ...HARDWARE_AWARD,
  track: 'service-desk',
  forms: ['SD 2026.1'],
  rules: ['desk-9'],
  groups: [
    { group: 'accounts', objectives: ['C2 2.1'], cases: 8, passed: 7 },
    { group: 'mail', objectives: ['C2 2.5'], cases: 12, passed: 11 },
  ],
  safety: {
    bench: null,
    desk: {
      shifts: 5,
      genuine: { checks: 3, helped: 3 },
      impostors: { checks: 3, refused: 3 },
      mean: 95,
    },
  },
};

/** Statements with which a person has passed an exam and was awarded this. */
export const hasPassedExam = (name: SeedName, examId: string, award: Award = HARDWARE_AWARD): string => `
  insert into public.exams (
    id, user_id, track, form, opens_at, closes_at, session_minutes, concluded_at, mark, passed, faults
  ) values (
    '${examId}', '${idOf(name)}', '${award.track}', '${award.forms[0]}', now() - interval '20 days',
    now() - interval '6 days', 20, now(), ${award.mark}, true, '[]'
  );
  insert into public.exam_awards (exam_id, track, user_id, award)
  values ('${examId}', '${award.track}', '${idOf(name)}', '${JSON.stringify(award)}');`;

export async function passExam(
  stack: Stack,
  name: SeedName,
  examId: string,
  award: Award = HARDWARE_AWARD,
): Promise<void> {
  await stack.sql(`do $$ begin ${hasPassedExam(name, examId, award)} end $$`);
}
