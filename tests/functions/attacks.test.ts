import { beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { findBreaches } from '../support/attack-table.ts';
import { type Cast, signInSeededPeople } from '../support/cast.ts';
import { caller } from '../support/checkout.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { CREATE_USER_ATTACKS } from './attacks/create-user.ts';
import { MONEY_ATTACKS } from './attacks/money.ts';
import { type Scene, setTheScene } from './attacks/scene.ts';
import { WEBHOOK_ATTACKS } from './attacks/webhooks.ts';

const GROUPS = { money: MONEY_ATTACKS, webhooks: WEBHOOK_ATTACKS, 'create-user': CREATE_USER_ATTACKS };

// 'lite' leaves the API roles every privilege on every table: what denies here must not rest on grants of tables. With those of
// our migrations every other file calls the same functions.
describe('with every privilege, it is denied that', () => {
  let stack: Stack;
  let cast: Cast;
  let scene: Scene;
  let bringBackStripe: () => void;

  // The scene is set once: what it wrote into the database is as before in front of each attack, and so is Stripe.
  shareStack(async () => {
    stack = await startTestStack({ grants: 'lite' });
    cast = await signInSeededPeople(stack);
    scene = await setTheScene(stack, await caller(stack, 'new'));
    bringBackStripe = stack.stripe.control.keep();
    return stack;
  });
  beforeEach(() => bringBackStripe());

  describe.each(Object.entries(GROUPS))('%s:', (_group, attacks) => {
    test.each(attacks)('$id', async ({ id, stage }) => {
      expect(await findBreaches(stack, cast, { id, ...stage(scene) })).toEqual([]);
    });
  });
});
