import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Attack, controlKey, failedControl, findBreaches } from '../support/attack-table.ts';
import { type Cast, signInSeededPeople } from '../support/cast.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { ADMINISTRATION_ATTACKS } from './attacks/administration.ts';
import { BOARD_ATTACKS } from './attacks/boards.ts';
import { CARD_REVIEW_ATTACKS } from './attacks/card-reviews.ts';
import { CLOSED_WEEK_ATTACKS } from './attacks/closed-weeks.ts';
import { COMPETITION_ATTACKS } from './attacks/competitions.ts';
import { COMPETITION_READING_ATTACKS } from './attacks/competitions-reading.ts';
import { CREDENTIAL_ATTACKS } from './attacks/credentials.ts';
import { DEMO_COUNTER_ATTACKS } from './attacks/demo-counter.ts';
import { EXAM_ATTACKS } from './attacks/exams.ts';
import { FORM_ATTACKS } from './attacks/forms.ts';
import { MESSAGE_ATTACKS } from './attacks/messages.ts';
import { MONEY_ATTACKS } from './attacks/money.ts';
import { PEOPLE_LIST_ATTACKS } from './attacks/people-list.ts';
import { PRACTICE_ATTACKS } from './attacks/practice.ts';
import { PROFILE_ATTACKS } from './attacks/profiles.ts';
import { READING_ATTACKS } from './attacks/reading.ts';
import { RUN_ATTACKS } from './attacks/runs.ts';
import { TOKEN_ATTACKS } from './attacks/tokens.ts';
import { TUTORIAL_ATTACKS } from './attacks/tutorials.ts';
import { VOIDED_WEEK_ATTACKS } from './attacks/voided-weeks.ts';
import { WEEK_GOAL_ATTACKS } from './attacks/week-goals.ts';

const GROUPS: Readonly<Record<string, readonly Attack[]>> = {
  profiles: PROFILE_ATTACKS,
  administration: ADMINISTRATION_ATTACKS,
  money: MONEY_ATTACKS,
  'demo counter': DEMO_COUNTER_ATTACKS,
  reading: READING_ATTACKS,
  tokens: TOKEN_ATTACKS,
  messages: MESSAGE_ATTACKS,
  'people list': PEOPLE_LIST_ATTACKS,
  runs: RUN_ATTACKS,
  practice: PRACTICE_ATTACKS,
  'week goals': WEEK_GOAL_ATTACKS,
  'answers to cards': CARD_REVIEW_ATTACKS,
  forms: FORM_ATTACKS,
  boards: BOARD_ATTACKS,
  exams: EXAM_ATTACKS,
  'closed weeks': CLOSED_WEEK_ATTACKS,
  'voided weeks': VOIDED_WEEK_ATTACKS,
  competitions: COMPETITION_ATTACKS,
  'lists of competitions': COMPETITION_READING_ATTACKS,
  certificates: CREDENTIAL_ATTACKS,
  tutorials: TUTORIAL_ATTACKS,
};

// 'lite' leaves the API roles every privilege on every table, as Supabase Lite grants them: no rule may rest on grants. What is
// denied with every privilege is denied with those of our migrations too (grants.test.ts names them): a privilege only permits.
describe('with every privilege, it is denied that', () => {
  let stack: Stack;
  let cast: Cast;
  const letThrough = new Set<string>();

  shareStack(async () => {
    stack = await startTestStack({ grants: 'lite', functions: false });
    cast = await signInSeededPeople(stack);
    return stack;
  });

  describe.each(Object.entries(GROUPS))('%s:', (_group, attacks) => {
    test.each(attacks)('$id', async (attack) => {
      expect(await findBreaches(stack, cast, attack, letThrough)).toEqual([]);
    });
  });
});

describe('with the privileges of our migrations, is let through what is permitted beside the attacks on', () => {
  let stack: Stack;
  let cast: Cast;

  shareStack(async () => {
    stack = await startTestStack({ grants: 'hosted', functions: false });
    cast = await signInSeededPeople(stack);
    return stack;
  });

  describe.each(Object.entries(GROUPS))('%s:', (_group, attacks) => {
    test.each(differentControls(attacks))('beside “$id”', async ({ given, control }) => {
      if (given !== undefined) await stack.sql(given);
      expect(await failedControl(stack, cast, control)).toEqual([]);
    });
  });
});

/** The first attack with each control. */
function differentControls(attacks: readonly Attack[]): readonly Attack[] {
  return [
    ...new Map(attacks.toReversed().map((attack) => [controlKey(attack), attack])).values(),
  ].toReversed();
}
