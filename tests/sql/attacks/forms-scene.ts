import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf, type SeedName } from '../../support/people.ts';

const idAs =
  (first: string) =>
  (digit: string): string =>
    `${first}0000000-0000-4000-8000-00000000000${digit}`;
const formOf = idAs('f');
const attemptOf = idAs('d');
const runOf = idAs('e');

/** A ranked week that is on, one that is over, one that has not begun, and an exam. */
export const FORMS = { on: formOf('1'), over: formOf('2'), coming: formOf('3'), exam: formOf('4') };
export const ATTEMPTS = {
  ashas: attemptOf('1'),
  tesss: attemptOf('2'),
  goldens: attemptOf('3'),
  exam: attemptOf('4'),
};
/** Asha's is over, and so is Tess's, whose week is over too. Golden is in the middle of one. */
export const RUNS = { ashas: runOf('1'), tesss: runOf('2'), goldens: runOf('3'), exam: runOf('4') };

/** What the week that is on deals, and what the exam dealt Golden. */
const HIDDEN = ['WEEKLY-CASE', '4242424242', 'EXAM-CASE', '5252525252'];
/** The seed of the week that is over. */
export const SHOWN_SEED = 1212121212;

const form = (id: string, purpose: string, code: string, from: string, to: string, shown: string): string => `
  insert into public.forms (id, purpose, code, version, opens_at, closes_at, run_length, score_shown, case_shown)
  values ('${id}', '${purpose}', '${code}', 1, now() + interval '${from}', now() + interval '${to}', '20 minutes', ${shown});
  insert into public.form_items values ('${id}', 1, 'hardware', 'shared', null);`;

const draw = (id: string, caseId: string, seed: number): string => `
  insert into private.form_draws (form_id, position, request, scenario_id, seed, stories)
  values ('${id}', 1, '{"count": 1}', '${caseId}', ${seed}, '{dead-desk-twin}');`;

const attempt = (id: string, formId: string, name: SeedName, isOver: boolean): string => `
  insert into public.form_attempts (id, form_id, user_id, number, begun_at, over_at)
  values ('${id}', '${formId}', '${idOf(name)}', 1, now() - interval '3 hours', ${isOver ? 'now()' : 'null'});`;

const ended = (id: string, attemptId: string, name: SeedName, caseId: string, seed: number): string => `
  insert into public.simulation_runs (
    id, user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed,
    parts, report, form_attempt_id, form_position
  ) values (
    '${id}', '${idOf(name)}', 'finished', 'kestrel-b7', 'lab-9', now() - interval '2 hours', now(), now(), '${caseId}',
    ${seed}, 71, true, '{"fix": 1}', '{"scenarioId": "${caseId}"}', '${attemptId}', 1
  );
  insert into private.run_secrets values ('${id}', '${caseId}', ${seed}, '{dead-desk-twin}');
  insert into public.run_commands values ('${id}', 1, '{"kind": "wear-strap"}');
  insert into public.form_results values (
    '${id}', '${attemptId}', 1, null, 71, true, false, '{"fix": 1}', '[]', 600, now()
  );`;

/** One statement that makes all of it. */
const FORMS_GIVEN = `do $given$ begin
  ${form(FORMS.on, 'ranked', 'week-on', '-1 day', '1 day', "'run-over', 'window-over'")}
  ${draw(FORMS.on, 'WEEKLY-CASE', 4242424242)}
  ${form(FORMS.over, 'ranked', 'week-over', '-9 days', '-1 hour', "'run-over', 'window-over'")}
  ${draw(FORMS.over, 'ENDED-CASE', SHOWN_SEED)}
  ${form(FORMS.coming, 'ranked', 'week-coming', '1 day', '9 days', "'run-over', 'window-over'")}
  ${form(FORMS.exam, 'exam', 'exam-hardware', '-1 day', '20 days', "'attempt-over', 'never'")}
  insert into public.form_items values ('${FORMS.exam}', 2, 'hardware', 'fresh', null);
  insert into private.form_draws (form_id, position, request) values
    ('${FORMS.exam}', 1, '{"count": 1}'), ('${FORMS.exam}', 2, '{"count": 1}');
  ${attempt(ATTEMPTS.ashas, FORMS.on, 'ace', true)}
  ${ended(RUNS.ashas, ATTEMPTS.ashas, 'ace', 'WEEKLY-CASE', 4242424242)}
  ${attempt(ATTEMPTS.tesss, FORMS.over, 'testing', true)}
  ${ended(RUNS.tesss, ATTEMPTS.tesss, 'testing', 'ENDED-CASE', SHOWN_SEED)}
  ${attempt(ATTEMPTS.exam, FORMS.exam, 'golden', false)}
  ${ended(RUNS.exam, ATTEMPTS.exam, 'golden', 'EXAM-CASE', 5252525252)}
  ${attempt(ATTEMPTS.goldens, FORMS.on, 'golden', false)}
  insert into public.simulation_runs (
    id, user_id, subject, rules_version, expires_at, form_attempt_id, form_position
  ) values (
    '${RUNS.goldens}', '${idOf('golden')}', 'kestrel-b7', 'lab-9', now() + interval '20 minutes', '${ATTEMPTS.goldens}', 1
  );
  insert into private.run_secrets values ('${RUNS.goldens}', 'WEEKLY-CASE', 4242424242, '{dead-desk-twin}');
end $given$`;

/** An attack in this scene. */
export const attackOnForms = (
  id: string,
  actor: string,
  request: Attack['request'],
  allowedStatuses: readonly number[],
  control: Control,
  ownRows = 0,
): Attack => ({
  id,
  actor,
  request,
  allowedStatuses,
  forbiddenText: HIDDEN,
  given: FORMS_GIVEN,
  ownRows,
  control,
});
