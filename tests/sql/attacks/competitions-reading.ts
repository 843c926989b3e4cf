import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import {
  attemptOf,
  COMPETITION_SECRETS,
  COMPETITIONS,
  decided,
  denied,
  FLAG,
  given,
  page,
  readsPage,
} from './competitions-scene.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read } from './requests.ts';

const readsReviews: Control = {
  actor: 'admin',
  request: call('list_reviews', {}),
  statuses: [200],
  finds: 'Copper Via',
};

const entry = (name: 'expert' | 'golden') => ({
  form_id: COMPETITIONS.on,
  user_id: idOf(name),
  attempt_id: 'f7000000-0000-4000-8000-000000000001',
  score: 100,
  played: 2,
  sim_seconds: 60,
});

const TAKING: readonly Attack[] = [
  denied(
    'a person takes part a second time',
    'ace',
    call('begin_form_attempt', { form_id_param: COMPETITIONS.on, user_id_param: idOf('ace') }),
    [409],
    {
      actor: 'testing',
      request: call('begin_form_attempt', { form_id_param: COMPETITIONS.on, user_id_param: idOf('testing') }),
      statuses: [200],
      leaves: {
        sql: `select count(*)::int from form_attempts where user_id = '${idOf('testing')}' and form_id = '${COMPETITIONS.on}'`,
        value: 1,
      },
    },
    {
      given: given(
        `update public.form_attempts set over_at = now() where id = ${attemptOf('ace', COMPETITIONS.on)} and over_at is null;`,
      ),
    },
  ),
  denied(
    'a person takes part for another',
    'ace',
    call('begin_form_attempt', { form_id_param: COMPETITIONS.on, user_id_param: idOf('golden') }),
    REFUSED,
    {
      actor: 'golden',
      request: call('begin_form_attempt', { form_id_param: COMPETITIONS.on, user_id_param: idOf('golden') }),
      statuses: [200],
      leaves: {
        sql: `select count(*)::int from form_attempts where user_id = '${idOf('golden')}' and form_id = '${COMPETITIONS.on}'`,
        value: 1,
      },
    },
  ),
  ...(['expert', 'service'] as const).map((actor) =>
    denied(
      `${actor} puts a score on a competition's list without a refereed run`,
      actor,
      add('competition_entries', entry('expert')),
      [...REFUSED, 409],
      readsPage,
    ),
  ),
  denied(
    "a person changes another's entry in a competition",
    'ace',
    change(`competition_entries?user_id=eq.${idOf('testing')}`, { score: 1 }),
    NOTHING_OR_REFUSED,
    readsPage,
  ),
  denied(
    'the service betters an entry in a competition',
    'service',
    change(`competition_entries?user_id=eq.${idOf('testing')}`, { score: 99 }),
    REFUSED,
    readsPage,
  ),
];

const cases = (form: string): ApiRequest => call('read_form_cases', { form_id_param: form });
const readsCases: Control = {
  actor: 'ace',
  request: cases(COMPETITIONS.over),
  statuses: [200],
  finds: 'CONTEST-CASE',
};
const NAMES = ['Asha', 'Tess', 'Ada', '@benchready.test', idOf('ace'), idOf('testing'), idOf('golden')];

const REVIEW_TABLES = [
  ['review_flags', '"pace"'],
  ['disputes', 'a header that is not there'],
  ['review_decisions', 'found in order'],
] as const;

const READING: readonly Attack[] = [
  denied(
    'deactivated reads the rows of competitions',
    'deactivated',
    read('competitions?select=*'),
    NOTHING_OR_REFUSED,
    {
      actor: 'free',
      request: read('competitions?select=title'),
      statuses: [200],
      finds: 'Contest',
    },
  ),
  ...(['ace', 'admin', 'super'] as const).flatMap((actor) => [
    denied(
      `${actor} reads the cases of a competition that is on`,
      actor,
      cases(COMPETITIONS.on),
      [200],
      readsCases,
    ),
    denied(
      `${actor} reads the list of a competition that is on`,
      actor,
      call('read_competition_page', { form_id_param: COMPETITIONS.on }),
      [409],
      readsPage,
    ),
  ]),
  denied('a person learns from the list of a competition who somebody is', 'free', page, [200], readsPage, {
    forbiddenText: NAMES,
    ownRows: 3,
  }),
  denied(
    'a person learns from all competitions who takes part',
    'free',
    call('list_competitions', {}),
    [200],
    readsPage,
    {
      forbiddenText: [...NAMES, ...COMPETITION_SECRETS, 'Quiet Ferrite'],
      // Those of the local stack stand there too.
      ownRows: 4,
    },
  ),
  denied('a person sees in a competition who has left', 'free', page, [200], readsPage, {
    given: given(`delete from public.board_members where user_id = '${idOf('testing')}';`),
    forbiddenText: ['Copper Via', '90.5'],
    ownRows: 2,
  }),
  denied('a person sees in a competition somebody who was deactivated', 'free', page, [200], readsPage, {
    forbiddenText: ['Plain Clip'],
    ownRows: 3,
  }),
  ...(['anon', 'deactivated'] as const).flatMap((actor) => [
    denied(`${actor} reads the list of a competition`, actor, page, REFUSED, readsPage),
    denied(`${actor} reads competitions`, actor, call('list_competitions', {}), REFUSED, readsPage),
  ]),
  ...(['free', 'golden', 'deactivated', 'anon'] as const).flatMap((actor) => [
    ...(['list_reviews', 'list_decisions'] as const).map((name) =>
      denied(`${actor} calls ${name}`, actor, call(name, {}), REFUSED, readsReviews),
    ),
    denied(
      `${actor} reads who takes part`,
      actor,
      call('list_competition_attempts', { form_id_param: COMPETITIONS.over }),
      REFUSED,
      {
        actor: 'admin',
        request: call('list_competition_attempts', { form_id_param: COMPETITIONS.over }),
        statuses: [200],
        finds: 'Early Beep',
      },
    ),
    ...REVIEW_TABLES.map(([table, finds]) =>
      denied(
        `${actor} reads ${table}`,
        actor,
        read(`${table}?select=*`),
        NOTHING_OR_REFUSED,
        { actor: 'admin', request: read(`${table}?select=*`), statuses: [200], finds },
        { given: decided() },
      ),
    ),
  ]),
  ...(['free', 'admin'] as const).map((actor) =>
    denied(
      `${actor} reads other people's entries in competitions`,
      actor,
      read(`competition_entries?select=*&user_id=eq.${idOf('testing')}`),
      NOTHING_OR_REFUSED,
      { actor: 'testing', request: read('competition_entries?select=score'), statuses: [200], finds: '90.5' },
    ),
  ),
  denied(
    'a person reads how an attempt was played',
    'ace',
    call('read_attempt_logs', { run_id_param: 'f7000000-0000-4000-8000-000000000001' }),
    REFUSED,
    readsPage,
  ),
  denied(
    'a person flags somebody',
    'ace',
    call('raise_flags', { attempt_id_param: 'f7000000-0000-4000-8000-000000000001', flags_param: [] }),
    REFUSED,
    readsPage,
  ),
];

/** A run of this id that is over, of somebody's practice. */
const PRACTISED = 'f8000000-0000-4000-8000-000000000001';
const practised = given(`
  insert into public.practice_runs (
    id, user_id, simulation, story, rules_version, status, finished_at, scenario_id, seed, score, passed, parts, objectives, report, commands
  ) values (
    '${PRACTISED}', '${idOf('ace')}', 'hardware', 'dead-desk', 'lab-9', 'finished', now(), 'DEAD-DESK', 7, 71, true, '{}', '[]', '{}', '[]'
  );`);
const disputing = (reason: string, run = PRACTISED): ApiRequest =>
  call('dispute_run', { run_id_param: run, reason_param: reason });
const disputes: Control = {
  actor: 'ace',
  request: disputing('The manual names another header.'),
  statuses: [200, 204],
  leaves: {
    sql: `select simulation || subject from disputes where user_id = '${idOf('ace')}'`,
    value: 'hardwaredead-desk',
  },
};

const DISPUTING: readonly Attack[] = [
  denied(
    "a person disputes another's run",
    'golden',
    disputing('The manual names another header.'),
    [404],
    disputes,
    { given: practised },
  ),
  denied(
    'a person disputes what there is not',
    'ace',
    disputing('The manual names another header.', FLAG),
    [404],
    disputes,
    { given: practised },
  ),
  denied('a person disputes without a reason', 'ace', disputing('     no    '), [400], disputes, {
    given: practised,
  }),
  ...(['anon', 'deactivated'] as const).map((actor) =>
    denied(
      `${actor} disputes a run`,
      actor,
      disputing('The manual names another header.'),
      REFUSED,
      disputes,
      { given: practised },
    ),
  ),
  denied(
    "a person reads another's dispute",
    'ace',
    call('read_dispute', { run_id_param: PRACTISED }),
    [200],
    {
      actor: 'golden',
      request: call('read_dispute', { run_id_param: PRACTISED }),
      statuses: [200],
      finds: 'another sheet',
    },
    {
      given: given(`insert into public.disputes (user_id, run_id, simulation, reason)
      values ('${idOf('golden')}', '${PRACTISED}', 'hardware', 'There is another sheet.');`),
      forbiddenText: ['another sheet'],
    },
  ),
];

/** Lists of competitions: one attempt, refereed runs alone, names from the list, hidden until nobody can play; disputes of one's own. */
export const COMPETITION_READING_ATTACKS: readonly Attack[] = [...TAKING, ...READING, ...DISPUTING];
