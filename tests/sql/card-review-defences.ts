import {
  attackNamed,
  type WeakenedDefence,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

const TABLE = 'card_reviews';
const READS = 'free reads card_reviews';
const ANSWERS_FOR_ANOTHER = 'a person answers a card for somebody else';

const OWN = 'user_id = (select auth.uid()) and (select private.is_active_caller())';
const insertPolicy = (condition: string): string =>
  `alter policy card_reviews_insert_own on ${TABLE} with check (${condition})`;

/** What guards answers to cards. */
export const CARD_REVIEW_MUTATIONS: readonly WeakenedDefence[] = [
  withOpenPolicy(TABLE, 'card_reviews_select_own', READS),
  withPolicyFor(TABLE, 'card_reviews_select_own', READS),
  ...(
    [
      ['check of policy card_reviews_insert_own', 'true'],
      ['policy card_reviews_insert_own for the rightful', 'false'],
    ] as const
  ).map(([defence, condition]) => ({
    defence,
    takeAway: insertPolicy(condition),
    giveBack: insertPolicy(OWN),
    letsThrough: attackNamed(ANSWERS_FOR_ANOTHER),
  })),
  withoutRowSecurity(TABLE, 'a person removes their answer to a card'),
  withoutTrigger(TABLE, 'card_reviews_append_only', 'the service rewrites an answer to a card'),
  withoutTrigger(TABLE, 'card_reviews_date', 'a person says when the database received an answer'),
  withoutTrigger(TABLE, 'card_reviews_limit', 'a person fills the table of answers'),
  withoutCheck(
    TABLE,
    'card_reviews_fact_id_shape',
    "check (fact_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(fact_id) <= 60)",
    'a card is answered with a fact that cannot be one',
  ),
  withoutCheck(
    TABLE,
    'card_reviews_rating_known',
    'check (rating between 1 and 4)',
    'a card is answered with a rating above the scale',
  ),
  withoutCheck(
    TABLE,
    'card_reviews_not_before_cards',
    "check (reviewed_at >= timestamptz '2026-01-01 00:00:00+00')",
    'a card is answered with a moment before there were cards',
  ),
  withoutCheck(
    TABLE,
    'card_reviews_not_in_future',
    "check (reviewed_at <= received_at + interval '5 minutes')",
    'a card is answered with a moment in the future',
  ),
];
