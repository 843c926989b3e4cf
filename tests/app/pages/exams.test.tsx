import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DESK_AWARD, HARDWARE_AWARD, hasPassedExam } from '../../support/awards.ts';
import { makeReady } from '../../support/exams.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const exams = () =>
  backend().sql<{ id: string; session_minutes: number }>('select id, session_minutes from exams');

/** Golden's exam with all 14 sessions played and two questions asked; the second reason of each is supported. */
async function questionsAsked(): Promise<void> {
  const golden = idOf('golden');
  await backend().sql(`do $$ declare
    form uuid := gen_random_uuid(); attempt uuid := gen_random_uuid(); exam uuid := gen_random_uuid();
  begin
    insert into forms (id, purpose, code, version, closes_at, run_length, score_shown, case_shown)
    values (form, 'exam', 'exam-asked', 1, now() + interval '13 days', '20 minutes', 'attempt-over', 'never');
    insert into form_items select form, at, 'hardware', 'fresh', null from generate_series(1, 14) at;
    insert into private.form_draws (form_id, position, request) select form, at, '{"count": 1}' from generate_series(1, 14) at;
    insert into form_attempts (id, form_id, user_id, number, begun_at, over_at)
    values (attempt, form, '${golden}', 1, now() - interval '3 hours', now());
    insert into exams (id, user_id, track, form, opens_at, closes_at, session_minutes, attempt_id)
    values (exam, '${golden}', 'hardware', 'HW 2026.1', now() - interval '1 day', now() + interval '13 days', 20, attempt);
    insert into exam_questions (exam_id, number, position, case_number, subject, decided_story, decided_cause, reasons)
    select exam, n, n + 4, 1, 'kestrel-b7', 'show-morning', 'module-dead', '{ask,page:event-log,swap-dimm}' from generate_series(1, 2) n;
    insert into private.exam_answers select exam, n, 1 from generate_series(1, 2) n;
  end $$`);
}

/** Tess's exam, over with two of three jobs done: one passed at 90, one ended by a serious mistake at 40. */
async function examNotPassed(): Promise<void> {
  const tess = idOf('testing');
  await backend().sql(`do $$ declare
    id uuid := gen_random_uuid(); run uuid; job record;
  begin
    insert into forms (id, purpose, code, version, closes_at, run_length, score_shown, case_shown)
    values (id, 'exam', 'exam-not-passed', 1, now() + interval '13 days', '20 minutes', 'attempt-over', 'never');
    insert into form_items select id, at, 'hardware', 'fresh', null from generate_series(1, 3) at;
    insert into form_attempts (id, form_id, user_id, number, begun_at, over_at)
    values (id, id, '${tess}', 1, now() - interval '3 hours', now());
    for job in select * from (values (1, 'F1', 90, true), (2, 'F5', 40, false)) as j (at, family, score, passed) loop
      insert into simulation_runs (
        user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed,
        parts, report, form_attempt_id, form_position
      ) values (
        '${tess}', 'finished', 'kestrel-b7', 'lab-9', now() - interval '2 hours', now(), now(), 'EXAM-CASE', 525252,
        job.score, job.passed, '{"safety": 1}', '{}', id, job.at
      ) returning simulation_runs.id into run;
      insert into form_results values (
        run, id, job.at, job.family, job.score, job.passed, not job.passed, '{"safety": 1}',
        '[{"objective": "C1 5.1", "score": 80}]', 600, now()
      );
    end loop;
    insert into exams (
      id, user_id, track, form, opens_at, closes_at, session_minutes, attempt_id, concluded_at, mark, passed, faults
    ) values (
      id, '${tess}', 'hardware', 'HW 2026.1', now() - interval '1 day', now() + interval '13 days', 20, id, now(), 43.33,
      false, '[{"kind": "unfinished"}, {"kind": "overall"}, {"kind": "items-passed"}, {"kind": "group", "group": null},
        {"kind": "group", "group": "F5"}, {"kind": "part", "part": "safety"}, {"kind": "gate"}]'
    );
  end $$`);
}

/** What each row of a table says. */
const rowsOf = (table: HTMLElement): readonly (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the page of certificates', () => {
  it('tells somebody without runs how many objectives each exam takes, and books nothing', async () => {
    await openAs(backend(), 'free', '/admin/certificates');
    const progress = await screen.findByRole('region', { name: 'Progress to each certificate' });
    expect(within(progress).getAllByText(/^0 solid or proven, \d+ needed$/)).toHaveLength(2);
    expect(within(progress).getByText('Comes by itself when you hold both.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
  });

  it('books an exam, moves it, takes it back, and leads into its first session', async () => {
    await makeReady(backend(), idOf('ace'));
    const user = await openAs(backend(), 'ace', '/admin/certificates');
    const trial = await screen.findByRole('link', { name: 'Try a session without marks' });
    expect(trial.getAttribute('href')).toBe('/admin/testing?open=test');
    await user.click(screen.getByRole('button', { name: /^Book / }));
    await screen.findByRole('heading', { name: 'Your Hardware exam' });
    await user.selectOptions(screen.getByLabelText('Time for each job'), '40');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/40 minutes for each job, form HW 2026\.1/)).toBeTruthy();
    expect((await exams()).map(({ session_minutes }) => session_minutes)).toEqual([40]);
    await user.click(screen.getByRole('button', { name: 'Cancel the exam' }));
    await user.click(await screen.findByRole('button', { name: /^Book / }));
    await user.click(await screen.findByRole('button', { name: 'Start the first job' }));
    await expect.poll(address).toMatch(/^\/admin\/testing\?open=attempt&of=/);
  });

  it('asks after the last session, keeps what was typed when something is missing, and goes on to the next question', async () => {
    await questionsAsked();
    const user = await openAs(backend(), 'golden', '/admin/certificates');
    await screen.findByRole('heading', { name: 'Question 1 of 2' });
    await screen.findByText('RAM module failed');
    await user.type(screen.getByLabelText('Why? In your own words'), 'It was in the log.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(screen.getByText('Choose one of the readings.')).toBeTruthy();
    expect(screen.getByDisplayValue('It was in the log.')).toBeTruthy();
    await user.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await screen.findByRole('heading', { name: 'Question 2 of 2' });
    expect(await backend().sql('select choice, words from exam_questions where number = 1')).toEqual([
      { choice: 1, words: 'It was in the log.' },
    ]);
  });

  it('names every condition that an exam did not meet, and lists its marks by job, kind of fault and objectives', async () => {
    await examNotPassed();
    await openAs(backend(), 'testing', '/admin/certificates');
    const missed = await screen.findByRole('region', { name: 'What was missing for a pass' });
    expect(
      within(missed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Job 3 was not done.',
      '1 of 3 jobs passed. 12 are needed.',
      'Picture: 40 of 100 on average. Each group needs 60.',
      'Safety: 66.7 of 100 on average. A pass needs 90.',
      'There was a serious mistake in job 2.',
      'The average is below 75.',
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'Marks by job' }))).toEqual([
      '1No power90Passed',
      '2Picture40Serious mistake',
      '3–Not done',
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'Marks by kind of fault' }))).toEqual([
      'No power9060 or more',
      'Picture40Less than 60',
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'Marks by objectives' }))).toEqual([
      'Finding faults220-1201: 5.180',
    ]);
  });

  it('offers to renew a certificate when it nears its end, by one shift, and not before', async () => {
    const inDays = (days: number): number => Date.now() + days * 86_400_000;
    const exam = (digit: string): string => `ea000000-0000-4000-8000-00000000003${digit}`;
    await backend().sql(`do $$ begin
      ${hasPassedExam('ticketing', exam('1'), { ...HARDWARE_AWARD, validUntil: inDays(300) })}
      ${hasPassedExam('ticketing', exam('2'), { ...DESK_AWARD, validUntil: inDays(100) })}
    end $$`);
    await openAs(backend(), 'ticketing', '/admin/certificates');
    const progress = await screen.findByRole('region', { name: 'Progress to each certificate' });
    expect(within(progress).getByText(/^Valid until .* You can renew it from /)).toBeTruthy();
    expect(within(progress).getByText('Ready to renew')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Renew your Service Desk certificate' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 shift with tickets you have not seen' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^(Renew|Book) .*Hardware/ })).toBeNull();
  });

  it('says when the marks of an exam cannot be read, and reads them when asked again', async () => {
    const reading = network(/\/rest\/v1\/form_attempts/, 'offline');
    const user = await openAs(backend(), 'testing', '/admin/certificates');
    expect(await screen.findByText('The marks could not be loaded.')).toBeTruthy();
    reading.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Marks by job' })).toBeTruthy();
  });

  it('says when the exams cannot be read, and reads them when asked again', async () => {
    network(/\/rest\/v1\/exams/, 'offline');
    const user = await openAs(backend(), 'ace', '/admin/certificates');
    expect(await screen.findByText('Your exams could not be loaded.')).toBeTruthy();
    restoreNetwork();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Progress to each certificate' })).toBeTruthy();
  });
});
