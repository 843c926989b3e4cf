import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { COMPETITIONS, DISPUTE, decided, denied, FLAG, given, OWN_FLAG } from './competitions-scene.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, remove } from './requests.ts';

const WHY = 'The service sheet names the wrong fan header.';

const making = (more: Readonly<Record<string, unknown>> = {}): ApiRequest =>
  call('make_competition', {
    competition_param: {
      title: 'Winter Bench',
      simulation: 'hardware',
      opens_at: new Date(Date.now() + 86_400_000).toISOString(),
      closes_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      run_minutes: 20,
      items: [{ family: '' }, { family: 'F1' }],
      practice: ['dead-desk'],
      ...more,
    },
  });
const voidingItem = (reason: string | null, form = COMPETITIONS.over): ApiRequest =>
  call('decide_review', {
    outcome_param: 'void-item',
    reason_param: reason,
    form_id_param: form,
    position_param: 1,
  });
const deciding = (review: string, outcome: string, reason: string | null): ApiRequest =>
  call('decide_review', { outcome_param: outcome, reason_param: reason, review_id_param: review });

const scoresOf = (form: string): string =>
  `select string_agg(score::text, ' ' order by score desc) from competition_entries where form_id = '${form}'`;

const makesOne: Control = {
  actor: 'admin',
  request: making(),
  statuses: [200],
  leaves: {
    sql: `select string_agg(i.position || coalesce(d.request ->> 'families', 'any'), ' ' order by i.position)
      from competitions c join form_items i using (form_id) join private.form_draws d using (form_id, position)
      where c.title = 'Winter Bench'`,
    value: '1any 2["F1"]',
  },
};
const voidsItem: Control = {
  actor: 'admin',
  request: voidingItem(WHY),
  statuses: [200, 204],
  // Everybody is worked out anew; the entry of a closed account too.
  leaves: { sql: scoresOf(COMPETITIONS.over), value: '95.00 91.00 77.00 51.00' },
};
const voidsEntry: Control = {
  actor: 'super',
  request: deciding(FLAG, 'void-entry', 'Sixty commands in three seconds, in every job.'),
  statuses: [200, 204],
  leaves: {
    sql: `select concat(
      (select count(*) from competition_entries where user_id = '${idOf('testing')}'),
      (select actor_id = '${idOf('super')}' and reason like 'Sixty%' from review_decisions),
      (select is_open from review_flags where id = '${FLAG}')
    )`,
    value: '0tf',
  },
};
const keeps: Control = {
  actor: 'admin',
  request: deciding(DISPUTE, 'keep', 'The header is there, under the fan.'),
  statuses: [200, 204],
  leaves: { sql: 'select count(*)::int from review_decisions', value: 1 },
};
/** Where another decision stands already. */
const keepsToo: Control = {
  ...keeps,
  leaves: { sql: 'select count(*)::int from review_decisions', value: 2 },
};
const MAKING: readonly Attack[] = [
  ...(['free', 'golden', 'deactivated', 'anon'] as const).map((actor) =>
    denied(`${actor} makes a competition`, actor, making(), REFUSED, makesOne),
  ),
  denied(
    'a person makes a competition by writing its row',
    'free',
    add('competitions', { form_id: COMPETITIONS.on, title: 'Mine', simulation: 'hardware', practice: ['x'] }),
    [...REFUSED, 409],
    makesOne,
  ),
  ...(
    [
      ['that is over', { opens_at: '2026-01-01T00:00:00Z', closes_at: '2026-01-02T00:00:00Z' }],
      ['without an end', { closes_at: null }],
      ['without items', { items: [] }],
      ['of a family that there is not', { items: [{ family: 'F9' }] }],
      ['of runs that last for hours', { run_minutes: 600 }],
      ['without a title', { title: ' ' }],
      ['of no simulation', { simulation: 'toy' }],
      ['without practice', { practice: [] }],
    ] as const
  ).map(([what, more]) =>
    denied(`an administrator makes a competition ${what}`, 'admin', making(more), [400], makesOne),
  ),
  denied(
    'an administrator moves the window of a competition',
    'admin',
    change(`forms?id=eq.${COMPETITIONS.over}`, { closes_at: '2030-01-01T00:00:00Z' }),
    NOTHING_OR_REFUSED,
    makesOne,
  ),
  denied(
    'the service renames a competition',
    'service',
    change(`competitions?form_id=eq.${COMPETITIONS.on}`, { title: 'Another' }),
    REFUSED,
    makesOne,
  ),
];

const VOIDING: readonly Attack[] = [
  ...([null, '', '          ', 'Flawed'] as const).flatMap((reason) => [
    denied(
      `an administrator voids an item for the reason ${JSON.stringify(reason)}`,
      'admin',
      voidingItem(reason),
      [400],
      voidsItem,
    ),
    denied(
      `an administrator voids an entry for the reason ${JSON.stringify(reason)}`,
      'super',
      deciding(FLAG, 'void-entry', reason),
      [400],
      voidsEntry,
    ),
  ]),
  ...(['free', 'ace', 'deactivated', 'anon'] as const).flatMap((actor) => [
    denied(`${actor} voids an item`, actor, voidingItem(WHY), REFUSED, voidsItem),
    denied(`${actor} decides about a flag`, actor, deciding(FLAG, 'keep', WHY), REFUSED, voidsEntry),
  ]),
  denied(
    'an administrator decides about their own attempt',
    'admin',
    deciding(OWN_FLAG, 'keep', 'It was me, and it was all right.'),
    REFUSED,
    voidsEntry,
  ),
  denied(
    'an administrator decides in the name of another',
    'admin',
    add('review_decisions', { actor_id: idOf('super'), outcome: 'keep', reason: WHY, review_id: FLAG }),
    REFUSED,
    keeps,
  ),
  denied(
    'the service decides by itself',
    'service',
    add('review_decisions', { actor_id: idOf('admin'), outcome: 'keep', reason: WHY, review_id: FLAG }),
    REFUSED,
    keeps,
  ),
  denied(
    'an administrator decides twice about one flag',
    'admin',
    deciding(FLAG, 'void-entry', WHY),
    [409],
    keepsToo,
    { given: decided() },
  ),
  denied(
    'an administrator voids an item twice',
    'admin',
    voidingItem(WHY),
    [409],
    {
      ...voidsItem,
      request: { ...voidingItem(WHY), body: { ...bodyOf(voidingItem(WHY)), position_param: 2 } },
      leaves: { sql: 'select count(*)::int from form_items where void_reason is not null', value: 2 },
    },
    {
      given: given(
        `update public.form_items set void_reason = 'It cannot be solved.' where form_id = '${COMPETITIONS.over}' and position = 1;`,
      ),
    },
  ),
  ...(['admin', 'service'] as const).flatMap((actor) => [
    denied(
      `${actor} rewrites a decision`,
      actor,
      change(`review_decisions?review_id=eq.${FLAG}`, { reason: 'Nothing of it was ever said.' }),
      [...NOTHING_OR_REFUSED],
      keepsToo,
      { given: decided() },
    ),
    denied(
      `${actor} deletes a decision`,
      actor,
      remove(`review_decisions?review_id=eq.${FLAG}`),
      [...NOTHING_OR_REFUSED],
      keepsToo,
      { given: decided() },
    ),
  ]),
];

function bodyOf({ body }: ApiRequest): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Competitions are made and decided by administrators alone, with reasons. */
export const COMPETITION_ATTACKS: readonly Attack[] = [...MAKING, ...VOIDING];
