import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { findBreaches } from '../support/attack-table.ts';
import { type Cast, signInSeededPeople } from '../support/cast.ts';
import { type Caller, caller } from '../support/checkout.ts';
import { beginRun, finish, sendOne, startKnownRun } from '../support/runs.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { RUN_ATTACKS } from './attacks/runs.ts';

// 'lite' leaves the API roles every privilege on every table: what denies here must not rest on grants of tables.
describe.each(['hosted', 'lite'] as const)('with the %s grants, it is denied that', (grants) => {
  let stack: Stack;
  let cast: Cast;
  let asha: Caller;
  let tess: Caller;

  shareStack(async () => {
    stack = await startTestStack({ grants });
    cast = await signInSeededPeople(stack);
    asha = await caller(stack, 'ace');
    tess = await caller(stack, 'testing');
    return stack;
  });

  test.each(RUN_ATTACKS)('$id', async ({ id, stage }) => {
    const hers = await startKnownRun(stack, asha);
    await sendOne(stack, asha, hers.run.id, 0, { kind: 'unclip-strap' });
    const ended = await beginRun(stack, tess);
    await finish(stack, tess, ended.run.id);
    const scene = { asha: hers.run.id, tess: ended.run.id };
    expect(await findBreaches(stack, cast, { id, ...stage(scene) })).toEqual([]);
  });
});
