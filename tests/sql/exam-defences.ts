import {
  type WeakenedDefence,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

/** What guards exams, their questions and awards. */
export const EXAM_MUTATIONS: readonly WeakenedDefence[] = [
  ...(['exams', 'exam_questions', 'exam_awards'] as const).flatMap((table) => [
    withOpenPolicy(table, `${table}_select_own`, `free reads ${table}`),
    withPolicyFor(table, `${table}_select_own`, `free reads ${table}`),
    withoutRowSecurity(table, `free reads ${table}`),
  ]),
  withoutTrigger('exams', 'exams_guard', 'the service concludes an exam with another mark than its sessions'),
  withoutTrigger(
    'exam_questions',
    'exam_questions_guard',
    'the service asks another question in the place of one',
  ),
  withoutTrigger('exam_awards', 'exam_awards_guard', 'service awards an exam that was not passed'),
  withoutCheck(
    'exam_awards',
    'exam_awards_award_is_of_track',
    "check (award ->> 'track' = track)",
    'the service gives an award of another track',
  ),
];
