import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { findBreaches } from '../support/attack-table.ts';
import { type Cast, signInSeededPeople } from '../support/cast.ts';
import { type Caller, caller } from '../support/checkout.ts';
import { beginRun, finish, sendOne, startKnownRun } from '../support/runs.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { RUN_ATTACKS } from './attacks/runs.ts';

// 'lite' leaves the API roles every privilege on every table: what denies here must not rest on grants of tables. With those of
// our migrations every other file calls the same functions.
describe('with every privilege, it is denied that', () => {
  let stack: Stack;
  let cast: Cast;
  let asha: Caller;
  /** The run that Tess has handed in; like all that stands before each attack, it is put back after it. */
  let tess: string;

  shareStack(async () => {
    stack = await startTestStack({ grants: 'lite' });
    cast = await signInSeededPeople(stack);
    asha = await caller(stack, 'ace');
    const owner = await caller(stack, 'testing');
    const ended = await beginRun(stack, owner);
    await finish(stack, owner, ended.run.id);
    tess = ended.run.id;
    return stack;
  });

  test.each(RUN_ATTACKS)('$id', async ({ id, stage }) => {
    // Anew each time: the function remembers a run that it has answered, beyond what is put back.
    const hers = await startKnownRun(stack, asha);
    await sendOne(stack, asha, hers.run.id, 0, { kind: 'unclip-strap' });
    const scene = { asha: hers.run.id, tess };
    expect(await findBreaches(stack, cast, { id, ...stage(scene) })).toEqual([]);
  });
});
