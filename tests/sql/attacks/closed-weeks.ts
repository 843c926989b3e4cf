import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { hasPlayed, joins, rankedWeek, WEEK } from './boards-scene.ts';
import { call } from './requests.ts';

const CLOSED = 'fb000000-0000-4000-8000-000000000002';
const OPEN_SEED = 4242424242;
const CLOSED_SEED = 1212121212;

const draws = (form: string, caseId: string, seed: number): string => `
  insert into private.form_draws (form_id, position, request, scenario_id, seed, stories)
  select '${form}', i, '{"count": 1}', '${caseId}', ${seed}, '{dead-desk-twin}' from generate_series(1, 5) i;`;

/** A week that is on and one that is over. Asha and Tess have played both; Asha agreed to show her runs, Tess did not. */
const GIVEN = `do $given$ begin
  ${rankedWeek(WEEK, 'week-on', '-1 day', '1 day')}
  ${rankedWeek(CLOSED, 'week-over', '-9 days', '-1 hour')}
  ${draws(WEEK, 'OPEN-CASE', OPEN_SEED)}
  ${draws(CLOSED, 'CLOSED-CASE', CLOSED_SEED)}
  ${joins('ace', 'Quiet Ferrite')}
  ${joins('testing', 'Copper Via')}
  update public.board_members set shows_replays = true where user_id = '${idOf('ace')}';
  ${[WEEK, CLOSED].map((form) => hasPlayed('ace', form, [88, 79, 85]) + hasPlayed('testing', form, [90, 90, 91])).join('')}
end $given$`;

const watched = (form: string, name: string | null) =>
  call('read_watched_run', { form_id_param: form, position_param: 1, pseudonym_param: name });
const refereeWatches: Control = {
  actor: 'service',
  request: watched(CLOSED, 'Quiet Ferrite'),
  statuses: [200],
  finds: 'WEEKLY-CASE',
};

/** Whoever reviews a run watches also one of somebody who did not agree to show it. */
const reviewed = (form: string) =>
  call('read_reviewed_run', { form_id_param: form, position_param: 1, pseudonym_param: 'Copper Via' });
const reviewerWatches: Control = { ...refereeWatches, request: reviewed(CLOSED) };
const readsCases: Control = {
  actor: 'service',
  request: call('read_closed_cases', { form_id_param: CLOSED }),
  statuses: [200],
  finds: 'CLOSED-CASE',
};

const hidden = (
  id: string,
  actor: string,
  request: Attack['request'],
  allowedStatuses: readonly number[],
  control: Control,
): Attack => ({
  id,
  actor,
  request,
  allowedStatuses,
  given: GIVEN,
  forbiddenText: ['OPEN-CASE', String(OPEN_SEED), 'WEEKLY-CASE'],
  control,
});

/** What people, and the referee for them, try to learn of a ranked week before it is over, or of whoever did not agree. */
export const CLOSED_WEEK_ATTACKS: readonly Attack[] = [
  hidden(
    'a person reads the seeds of a week before it is over',
    'ace',
    call('read_closed_week', { form_id_param: WEEK }),
    [200],
    {
      actor: 'ace',
      request: call('read_closed_week', { form_id_param: CLOSED }),
      statuses: [200],
      finds: String(CLOSED_SEED),
    },
  ),
  hidden(
    'the referee calls for a run to watch before the week is over',
    'service',
    watched(WEEK, 'Quiet Ferrite'),
    [200],
    refereeWatches,
  ),
  hidden('the referee calls for the expert before the week is over', 'service', watched(WEEK, null), [200], {
    ...refereeWatches,
    request: watched(CLOSED, null),
    finds: 'CLOSED-CASE',
  }),
  hidden(
    'the referee calls for a run of somebody who did not agree',
    'service',
    watched(CLOSED, 'Copper Via'),
    [200],
    refereeWatches,
  ),
  hidden(
    'the referee calls for a run to review while it can still be played',
    'service',
    reviewed(WEEK),
    [200],
    reviewerWatches,
  ),
  hidden(
    'the referee calls for the cases of a week before it is over',
    'service',
    call('read_closed_cases', { form_id_param: WEEK }),
    [200],
    readsCases,
  ),
  ...(['anon', 'ace', 'super'] as const).flatMap((actor) => [
    hidden(
      `${actor} calls for a run to review past the referee`,
      actor,
      reviewed(CLOSED),
      [401, 403, 404],
      reviewerWatches,
    ),
    hidden(
      `${actor} calls for the cases of a week past the referee`,
      actor,
      call('read_closed_cases', { form_id_param: CLOSED }),
      [401, 403, 404],
      readsCases,
    ),
  ]),
  ...(['anon', 'ace', 'super'] as const).map((actor) =>
    hidden(
      `${actor} calls for a run to watch past the referee`,
      actor,
      watched(CLOSED, 'Quiet Ferrite'),
      [401, 403, 404],
      refereeWatches,
    ),
  ),
];
