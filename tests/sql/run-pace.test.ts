import { describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { openCase } from '../support/known-bench.ts';
import { idOf } from '../support/people.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';

describe('the pace of a test', () => {
  let stack: Stack;
  shareStack(async () => {
    stack = await startTestStack({ functions: false });
    return stack;
  });

  /** A test whose commands come at these seconds, ended as the owner of the database can. */
  async function playedAt(seconds: readonly number[]): Promise<string> {
    const run = await openCase(stack, idOf('ace'), { scenarioId: 'DEMO-60', seed: 60 });
    await stack.sql(
      `insert into public.run_commands (run_id, seq, command, log_bytes, sent_at)
       select $1, place, '{"kind": "wait"}', 20 * place, now() + make_interval(secs => at)
       from unnest($2::float8[]) with ordinality as sent (at, place)`,
      [run, `{${seconds.join()}}`],
    );
    await stack.sql(
      `update public.simulation_runs
       set status = 'void', finished_at = now(), scenario_id = 'DEMO-60', seed = 60 where id = $1`,
      [run],
    );
    return run;
  }

  const flagsOf = (run: string) =>
    stack.sql<{ commands: number; pauses: number }>(
      'select commands, pauses from private.run_flags where run_id = $1',
      [run],
    );

  const every = (seconds: number, count: number): readonly number[] =>
    Array.from({ length: count }, (_, index) => index * seconds);

  it('puts a test down for review whose forty commands came within four seconds', async () => {
    expect(await flagsOf(await playedAt(every(0.1, 40)))).toEqual([{ commands: 40, pauses: 0 }]);
  });

  it('leaves a learner alone who takes two seconds for each command', async () => {
    expect(await flagsOf(await playedAt(every(2, 40)))).toEqual([]);
  });

  it('leaves a learner alone whose screws were undone by one act, twelve commands at once', async () => {
    const screws = every(0.05, 12).map((at) => 30 + at);
    expect(await flagsOf(await playedAt([...every(3, 10), ...screws, 40, 43]))).toEqual([]);
  });

  it('says nothing of a test of a few commands', async () => {
    expect(await flagsOf(await playedAt(every(0.1, 19)))).toEqual([]);
  });

  it('forgets the flag with the run', async () => {
    const run = await playedAt(every(0.1, 40));
    await stack.sql('delete from public.simulation_runs where id = $1', [run]);
    expect(await flagsOf(run)).toEqual([]);
  });
});
