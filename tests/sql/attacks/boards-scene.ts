import { idOf, type SeedName } from '../../support/people.ts';

/** A ranked week of five jobs that is on. */
export const WEEK = 'fb000000-0000-4000-8000-000000000001';

/** Statements that make a ranked week with this window. */
export const rankedWeek = (id: string, code: string, from: string, to: string): string => `
  insert into public.forms (
    id, purpose, code, version, opens_at, closes_at, run_length, score_shown, case_shown, best_of
  ) values (
    '${id}', 'ranked', '${code}', 1, now() + interval '${from}', now() + interval '${to}', '20 minutes', 'run-over',
    'window-over', 3
  );
  insert into public.form_items select '${id}', i, 'hardware', 'shared', null from generate_series(1, 5) i;`;

/** Statements with which a person has played the items of a ranked week from the first on, with these scores. */
export const hasPlayed = (name: SeedName, form: string, scores: readonly number[]): string => `
  insert into public.form_attempts (form_id, user_id, number, begun_at)
  values ('${form}', '${idOf(name)}', 1, now() - interval '3 hours');
  ${scores.map((score, index) => endedRun(name, form, index + 1, score)).join('')}`;

/** The run first: a result needs the refereed run that it is of. */
const endedRun = (name: SeedName, form: string, position: number, score: number): string => `
  insert into public.simulation_runs (
    user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed, parts,
    report, form_attempt_id, form_position
  )
  select '${idOf(name)}', 'finished', 'kestrel-b7', 'lab-9', now() - interval '2 hours', now(), now(), 'WEEKLY-CASE', 42,
    ${score}, true, '{"fix": 1}', '{}', a.id, ${position}
  from public.form_attempts a where a.form_id = '${form}' and a.user_id = '${idOf(name)}';
  insert into public.form_results
  select r.id, r.form_attempt_id, ${position}, null, ${score}, true, false, '{"fix": 1}', '[]', ${600 + position}, r.finished_at
  from public.simulation_runs r
  join public.form_attempts a on a.id = r.form_attempt_id
  where a.form_id = '${form}' and a.user_id = '${idOf(name)}' and r.form_position = ${position};`;

export const joins = (name: SeedName, pseudonym: string): string => `
  insert into public.board_members (user_id, pseudonym) values ('${idOf(name)}', '${pseudonym}');`;
