import { idOf, type SeedName } from '../../support/people.ts';

const idAs = (digit: string): string => `f5000000-0000-4000-8000-00000000000${digit}`;
/** Asha is asked about hers, Tess has passed hers, Golden's has sessions left, and Dario's account was closed after his. */
export const EXAMS = { ashas: idAs('1'), tesss: idAs('2'), goldens: idAs('3'), darios: idAs('4') };
/** Words that only Asha has written, and a mark that only Tess has. */
export const WORDS = 'Ashas own reason';
export const MARK = '86.5';
/** What Asha's questions and Dario's exam hold. */
export const READING = 'measure-5vsb-of-asha';
const exam = (id: string, name: SeedName, isOver: boolean, score: number): string => `
  insert into public.forms (id, purpose, code, version, opens_at, closes_at, run_length, score_shown, case_shown)
  values ('${id}', 'exam', 'exam-${id}', 1, now() - interval '1 day', now() + interval '13 days', '20 minutes', 'attempt-over', 'never');
  insert into public.form_items values ('${id}', 1, 'hardware', 'fresh', null), ('${id}', 2, 'hardware', 'fresh', null);
  insert into public.form_attempts (id, form_id, user_id, number, begun_at, over_at)
  values ('${id}', '${id}', '${idOf(name)}', 1, now() - interval '3 hours', ${isOver ? 'now()' : 'null'});
  ${(isOver ? [1, 2] : [1]).map((position) => session(id, name, position, position === 1 ? score : score + 1)).join('')}
  insert into public.exams (id, user_id, track, form, opens_at, closes_at, session_minutes, attempt_id)
  values ('${id}', '${idOf(name)}', 'hardware', 'HW 2026.1', now() - interval '1 day', now() + interval '13 days', 20, '${id}');`;

const session = (id: string, name: SeedName, position: number, score: number): string => `
  insert into public.simulation_runs (
    user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed, parts,
    report, form_attempt_id, form_position
  ) values (
    '${idOf(name)}', 'finished', 'kestrel-b7', 'lab-9', now() - interval '2 hours', now(), now(), 'EXAM-CASE', 5252525252,
    ${score}, true, '{"fix": 1}', '{}', '${id}', ${position}
  );
  insert into public.form_results
  select r.id, '${id}', ${position}, 'F1', ${score}, true, false, '{"fix": 1}', '[]', 600, r.finished_at
  from public.simulation_runs r where r.form_attempt_id = '${id}' and r.form_position = ${position};`;

const award = (mark: string): string =>
  `{"track": "hardware", "mark": ${mark}, "forms": ["HW 2026.1"], "validUntil": 1}`;
const passes = (id: string, name: SeedName, mark: string): string => `
  update public.exams set concluded_at = now(), mark = ${mark}, passed = true, faults = '[]' where id = '${id}';
  insert into public.exam_awards (exam_id, track, user_id, award)
  values ('${id}', 'hardware', '${idOf(name)}', '${award(mark)}');`;

/** One statement that makes all of it. */
export const EXAMS_GIVEN = `do $given$ begin
  ${exam(EXAMS.ashas, 'ace', true, 80)}
  insert into public.exam_questions (exam_id, number, position, case_number, reasons, choice, words, answered_at) values
    ('${EXAMS.ashas}', 1, 1, 1, '{${READING},b,c}', 0, '${WORDS}', now()),
    ('${EXAMS.ashas}', 2, 2, 1, '{a,b,c}', null, null, null);
  insert into private.exam_answers values ('${EXAMS.ashas}', 1, 0), ('${EXAMS.ashas}', 2, 2);
  ${exam(EXAMS.tesss, 'testing', true, 86)}
  ${passes(EXAMS.tesss, 'testing', MARK)}
  ${exam(EXAMS.goldens, 'golden', false, 90)}
  ${exam(EXAMS.darios, 'deactivated', true, 90)}
  ${passes(EXAMS.darios, 'deactivated', '90.5')}
end $given$`;
