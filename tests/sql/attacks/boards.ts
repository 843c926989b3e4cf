import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { hasPlayed, joins, rankedWeek, WEEK } from './boards-scene.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read, remove } from './requests.ts';

/** Asha and Tess are on the board of the week; Golden has played it and is not; Exa is a member who has not played. */
const STATEMENTS = `
  ${rankedWeek(WEEK, 'board-week', '-1 day', '1 day')}
  ${joins('ace', 'Quiet Ferrite')}
  ${joins('testing', 'Copper Via')}
  ${joins('expert', 'Slow Fuse')}
  ${joins('deactivated', 'Plain Clip')}
  ${hasPlayed('ace', WEEK, [88, 79, 85])}
  ${hasPlayed('testing', WEEK, [90, 90, 91])}
  ${hasPlayed('golden', WEEK, [70, 70, 70])}
  ${hasPlayed('deactivated', WEEK, [95, 95, 95])}`;
const given = (more = ''): string => `do $given$ begin ${STATEMENTS} ${more} end $given$`;

/** Tess's exact score, which only she may see. */
const EXACT = '90.33';
const page = call('read_board_page', { form_id_param: WEEK });
const readsPage = (actor: string): Control => ({
  actor,
  request: page,
  statuses: [200],
  finds: 'Quiet Ferrite',
});
const readsOwnEntry: Control = {
  actor: 'testing',
  request: read('board_entries?select=score,played'),
  statuses: [200],
  finds: EXACT,
};
const readsOwnName: Control = {
  actor: 'ace',
  request: read('board_members?select=pseudonym'),
  statuses: [200],
  finds: 'Quiet Ferrite',
};
/** Asha takes a free name of the list. */
const takesAnother: Control = {
  actor: 'ace',
  request: call('join_board', { pseudonym_param: 'Red Jumper 7' }),
  statuses: [200, 204],
  leaves: {
    sql: `select pseudonym from board_members where user_id = '${idOf('ace')}'`,
    value: 'Red Jumper 7',
  },
};

const denied = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control,
  more: Partial<Attack> = {},
): Attack => ({
  id,
  actor,
  request,
  allowedStatuses,
  forbiddenText: [EXACT],
  given: given(),
  control,
  ...more,
});

const joining = (pseudonym: string | null): ApiRequest => call('join_board', { pseudonym_param: pseudonym });
const tesss = (what: string): string => `${what}?user_id=eq.${idOf('testing')}`;
const entry = (name: 'expert' | 'golden') => ({
  form_id: WEEK,
  user_id: idOf(name),
  score: 100,
  played: 5,
  sim_seconds: 60,
  finished_at: '2026-11-23T10:00:00Z',
  rating: 100,
});

const NAMES: readonly Attack[] = [
  denied("a person takes somebody else's pseudonym", 'ace', joining('Copper Via'), [409], takesAnother),
  denied(
    'a person writes a pseudonym of their own',
    'ace',
    joining('Asha of Alpha Ltd'),
    [400],
    takesAnother,
  ),
  denied(
    'a person hides words behind a pseudonym of the list',
    'ace',
    joining('Copper Via\nasha@example.test'),
    [400],
    takesAnother,
  ),
  denied('a person joins without a name', 'ace', joining(null), [400], takesAnother),
  denied('a deactivated person joins a board', 'deactivated', joining('Red Jumper'), [403], takesAnother),
  denied('a visitor joins a board', 'anon', joining('Red Jumper'), REFUSED, takesAnother),
  denied(
    "a person changes somebody else's pseudonym",
    'ace',
    change(tesss('board_members'), { pseudonym: 'Slow Screw' }),
    NOTHING_OR_REFUSED,
    takesAnother,
  ),
  denied(
    'a person takes somebody else off the boards',
    'ace',
    remove(tesss('board_members')),
    NOTHING_OR_REFUSED,
    {
      actor: 'testing',
      request: call('leave_board', {}),
      statuses: [200, 204],
      leaves: { sql: `select count(*)::int from board_entries where form_id = '${WEEK}'`, value: 2 },
    },
  ),
  denied(
    'a person puts somebody else on the boards',
    'ace',
    add('board_members', { user_id: idOf('golden'), pseudonym: 'Slow Screw' }),
    REFUSED,
    takesAnother,
  ),
];

const ENTRIES: readonly Attack[] = [
  ...(['expert', 'service'] as const).map((actor) =>
    denied(
      `${actor} puts a score on a board without a refereed run`,
      actor,
      add('board_entries', entry('expert')),
      REFUSED,
      readsOwnEntry,
    ),
  ),
  denied(
    'the service puts somebody on a board who did not join',
    'service',
    add('board_entries', entry('golden')),
    [...REFUSED, 409],
    readsOwnEntry,
  ),
  denied(
    'the service betters an entry',
    'service',
    change(tesss('board_entries'), { score: 99 }),
    REFUSED,
    readsOwnEntry,
  ),
  denied(
    "a person changes somebody else's entry",
    'ace',
    change(tesss('board_entries'), { score: 1 }),
    NOTHING_OR_REFUSED,
    readsOwnEntry,
  ),
];

const READING: readonly Attack[] = [
  ...(['anon', 'free', 'admin', 'super', 'deactivated'] as const).flatMap((actor) => [
    denied(
      `${actor} reads board_members`,
      actor,
      read('board_members?select=*', { prefer: 'count=exact' }),
      NOTHING_OR_REFUSED,
      readsOwnName,
    ),
    denied(
      `${actor} reads board_entries`,
      actor,
      read('board_entries?select=*', { prefer: 'count=exact' }),
      NOTHING_OR_REFUSED,
      readsOwnEntry,
    ),
  ]),
  // Two rows are right; they hold nobody's id, name or address, and no exact score.
  denied('a person learns from a board who somebody is', 'free', page, [200], readsPage('free'), {
    ownRows: 2,
  }),
  denied('a person sees on a board who has left it', 'free', page, [200], readsPage('free'), {
    given: given(`delete from public.board_members where user_id = '${idOf('testing')}';`),
    forbiddenText: ['Copper Via'],
    ownRows: 1,
  }),
  denied('a person sees on a board somebody who was deactivated', 'free', page, [200], readsPage('free'), {
    forbiddenText: ['Plain Clip'],
    ownRows: 2,
  }),
  ...(['anon', 'deactivated'] as const).flatMap((actor) => [
    denied(`${actor} reads a board`, actor, page, REFUSED, readsPage('free')),
    denied(`${actor} reads a band`, actor, call('read_board_band', { form_id_param: WEEK }), REFUSED, {
      ...readsPage('golden'),
      request: call('read_board_band', { form_id_param: WEEK }),
    }),
  ]),
  denied(
    'a person looks up names without an account',
    'anon',
    call('free_pseudonyms', { names_param: ['Copper Via'] }),
    REFUSED,
    {
      actor: 'free',
      request: call('free_pseudonyms', { names_param: ['Copper Via', 'Red Jumper'] }),
      statuses: [200],
      finds: '["Red Jumper"]',
    },
  ),
  denied(
    'a person asks for ranked weeks of what has none',
    'free',
    call('open_ranked_week', { simulation_param: 'toy' }),
    [400],
    {
      actor: 'free',
      request: call('open_ranked_week', { simulation_param: 'ticketing' }),
      statuses: [200],
      leaves: {
        sql: `select string_agg(i.position || i.simulation, ' ' order by i.position) from form_items i
          join forms f on f.id = i.form_id where f.code like 'ranked-ticketing-%'`,
        value: '1ticketing 2ticketing 3ticketing 4ticketing 5ticketing',
      },
    },
  ),
];

/** Boards: by pseudonym, one's own membership, and entries of refereed runs alone. */
export const BOARD_ATTACKS: readonly Attack[] = [...NAMES, ...ENTRIES, ...READING];
