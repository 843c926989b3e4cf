import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { findBreaches } from '../support/attack-table.ts';
import { type Cast, signInSeededPeople } from '../support/cast.ts';
import { type Caller, caller } from '../support/checkout.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { CREATE_USER_ATTACKS } from './attacks/create-user.ts';
import { MONEY_ATTACKS } from './attacks/money.ts';
import { setTheScene } from './attacks/scene.ts';
import { WEBHOOK_ATTACKS } from './attacks/webhooks.ts';

const GROUPS = { money: MONEY_ATTACKS, webhooks: WEBHOOK_ATTACKS, 'create-user': CREATE_USER_ATTACKS };

// 'lite' leaves the API roles every privilege on every table: what denies here must not rest on grants of tables.
describe.each(['hosted', 'lite'] as const)('with the %s grants, it is denied that', (grants) => {
  let stack: Stack;
  let cast: Cast;
  let nora: Caller;

  shareStack(async () => {
    stack = await startTestStack({ grants });
    cast = await signInSeededPeople(stack);
    nora = await caller(stack, 'new');
    return stack;
  });

  describe.each(Object.entries(GROUPS))('%s:', (_group, attacks) => {
    test.each(attacks)('$id', async ({ id, stage }) => {
      const scene = await setTheScene(stack, nora);
      expect(await findBreaches(stack, cast, { id, ...stage(scene) })).toEqual([]);
    });
  });
});
