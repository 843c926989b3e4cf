import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { add, change, NOTHING_OR_REFUSED, REFUSED, read, remove, upsert } from './requests.ts';

const TABLE = 'card_reviews';
const reviewOf = (digit: string): string => `d0000000-0000-4000-8000-00000000000${digit}`;
const TESS_FACT = 'answered-by-tess';
const DARIO_FACT = 'answered-by-dario';

const row = (name: SeedName, digit: string, fact: string): string =>
  `('${idOf(name)}', '${reviewOf(digit)}', '${fact}', 3, now() - interval '1 hour')`;

/** Asha, Tess and Dario, whose account was closed after it, answered a card each. */
const GIVEN = `insert into public.card_reviews (user_id, id, fact_id, rating, reviewed_at) values
  ${row('ace', '1', 'answered-by-asha')}, ${row('testing', '2', TESS_FACT)}, ${row('deactivated', '3', DARIO_FACT)}`;

const answer = (name: SeedName, changed: Readonly<Record<string, unknown>> = {}) => ({
  user_id: idOf(name),
  id: reviewOf('9'),
  fact_id: 'pin-16',
  rating: 2,
  reviewed_at: '2026-11-01T10:00:00Z',
  ...changed,
});

const tessReads: Control = {
  actor: 'testing',
  request: read(`${TABLE}?select=*`),
  statuses: [200],
  finds: TESS_FACT,
};

/** Asha sends an answer of hers, and once more: it is kept once. */
const ashaAnswers: Control = {
  actor: 'ace',
  request: {
    ...add(`${TABLE}?on_conflict=user_id,id`, [answer('ace')]),
    headers: { prefer: 'resolution=ignore-duplicates' },
  },
  statuses: [200, 201],
  leaves: { sql: `select count(*)::int from public.card_reviews where id = '${reviewOf('9')}'`, value: 1 },
};

function attack(
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control = ashaAnswers,
  given: string = GIVEN,
): Attack {
  return { id, actor, request, given, allowedStatuses, forbiddenText: [TESS_FACT, DARIO_FACT], control };
}

const READING = (['anon', 'free', 'admin', 'super', 'deactivated'] as const).map((actor) =>
  attack(
    `${actor} reads ${TABLE}`,
    actor,
    read(`${TABLE}?select=*`, { prefer: 'count=exact' }),
    NOTHING_OR_REFUSED,
    tessReads,
  ),
);

const OWN = `${TABLE}?id=eq.${reviewOf('1')}`;

const WRITING: readonly Attack[] = [
  attack('a visitor answers a card', 'anon', add(TABLE, answer('ace')), REFUSED),
  // Asking for nothing back: the row would be out of sight.
  attack(
    'a person answers a card for somebody else',
    'ace',
    { ...add(TABLE, answer('testing')), headers: { prefer: 'return=minimal' } },
    REFUSED,
  ),
  attack('a closed account answers a card', 'deactivated', add(TABLE, answer('deactivated')), REFUSED),
  attack('a person rewrites their answer to a card', 'ace', change(OWN, { rating: 4 }), NOTHING_OR_REFUSED),
  attack(
    'a person rewrites their answer to a card by sending it again',
    'ace',
    upsert(`${TABLE}?on_conflict=user_id,id`, answer('ace', { id: reviewOf('1'), rating: 4 })),
    REFUSED,
  ),
  attack('a person removes their answer to a card', 'ace', remove(OWN), NOTHING_OR_REFUSED),
  attack('the service rewrites an answer to a card', 'service', change(OWN, { rating: 4 }), REFUSED),
  attack(
    'a person rewrites an answer of somebody else',
    'ace',
    change(`${TABLE}?id=eq.${reviewOf('2')}`, { rating: 1 }),
    NOTHING_OR_REFUSED,
  ),
];

const IMPOSSIBLE = 400;
const TOO_MANY = 429;
const inFuture = (): string => new Date(Date.now() + 3_600_000).toISOString();

const VALUES: readonly Attack[] = [
  ...(
    [
      ['a rating below the scale', { rating: 0 }],
      ['a rating above the scale', { rating: 5 }],
      ['a fact that cannot be one', { fact_id: 'Robert"); drop' }],
      ['a fact with an endless name', { fact_id: 'a'.repeat(61) }],
      ['a moment before there were cards', { reviewed_at: '1970-01-01T00:00:00Z' }],
      ['a moment in the future', { reviewed_at: inFuture() }],
      ['no moment', { reviewed_at: null }],
    ] as const
  ).map(([what, changed]) =>
    attack(`a card is answered with ${what}`, 'ace', add(TABLE, answer('ace', changed)), [IMPOSSIBLE]),
  ),
  attack(
    'a person says when the database received an answer',
    'ace',
    add(TABLE, answer('ace', { reviewed_at: inFuture(), received_at: inFuture() })),
    [IMPOSSIBLE, ...REFUSED],
  ),
  attack(
    'a person fills the table of answers',
    'ace',
    add(TABLE, answer('ace')),
    [TOO_MANY],
    { ...ashaAnswers, actor: 'testing', request: add(TABLE, answer('testing')) },
    `insert into public.card_reviews (user_id, id, fact_id, rating, reviewed_at)
     select '${idOf('ace')}', gen_random_uuid(), 'pin-16', 3, now() from generate_series(1, 2000)`,
  ),
];

/** Answers to cards. */
export const CARD_REVIEW_ATTACKS: readonly Attack[] = [...READING, ...WRITING, ...VALUES];
