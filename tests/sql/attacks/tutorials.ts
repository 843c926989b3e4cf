import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { add, change, NOTHING_OR_REFUSED, REFUSED, read, remove } from './requests.ts';

const STEP = { tutorial: 'T1', step: 2, skipped: false };

/** Asha has one step of the first tutorial behind her. */
const GIVEN = `insert into public.tutorial_steps (user_id, tutorial, step, skipped)
  values ('${idOf('ace')}', 'T0', 1, false) on conflict do nothing`;

/** Without the rows as an answer: reading them is another policy's. */
const adds = (body: unknown): ApiRequest => ({
  ...add('tutorial_steps', body),
  headers: { prefer: 'return=minimal' },
});

/** As the page does it: a step that is there already is no failure. */
const addsOwn: Control = {
  actor: 'ace',
  request: {
    ...adds(STEP),
    path: '/rest/v1/tutorial_steps?on_conflict=user_id,tutorial,step,skipped',
    headers: { prefer: 'resolution=ignore-duplicates,return=minimal' },
  },
  statuses: [200, 201],
  leaves: {
    sql: `select count(*)::int as steps from tutorial_steps where user_id = '${idOf('ace')}' and tutorial = 'T1' and step = 2`,
    value: 1,
  },
};

const readsOwn: Control = {
  actor: 'ace',
  request: read('tutorial_steps?select=tutorial,step,skipped'),
  statuses: [200],
  finds: 'T0',
};

const attack = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control = addsOwn,
): Attack => ({
  id,
  actor,
  request,
  given: GIVEN,
  allowedStatuses,
  forbiddenText: [idOf('ace'), 'T0'],
  control,
});

/** A refusal of one's own rows may name them. */
const ofOwn = (...parts: Parameters<typeof attack>): Attack => ({ ...attack(...parts), forbiddenText: [] });

const ALL = 'tutorial_steps?tutorial=like.*';

/** How far people are in the tutorials: everybody adds to their own rows, with the time of the database. */
export const TUTORIAL_ATTACKS: readonly Attack[] = [
  ...(['anon', 'new', 'admin', 'super', 'deactivated'] as const).map((actor) =>
    attack(
      `${actor} reads steps of tutorials`,
      actor,
      read('tutorial_steps?select=*', { prefer: 'count=exact' }),
      NOTHING_OR_REFUSED,
      readsOwn,
    ),
  ),
  attack('a visitor adds a step', 'anon', adds(STEP), REFUSED),
  attack(
    'a person adds a step for somebody else',
    'expert',
    adds({ ...STEP, user_id: idOf('ace') }),
    REFUSED,
  ),
  attack('a deactivated person adds a step', 'deactivated', adds(STEP), REFUSED),
  ofOwn('a person dates a step back', 'ace', adds({ ...STEP, done_at: '2026-01-01T00:00:00Z' }), REFUSED),
  ofOwn('a person adds a step of no tutorial', 'ace', adds({ ...STEP, tutorial: 'T50' }), [400]),
  ofOwn('a person adds a step behind the last', 'ace', adds({ ...STEP, step: 41 }), [400]),
  ofOwn('a person changes their steps', 'ace', change(ALL, { skipped: true }), NOTHING_OR_REFUSED),
  ofOwn('a person deletes their steps', 'ace', remove(ALL), NOTHING_OR_REFUSED),
];
