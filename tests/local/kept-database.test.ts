import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from '../../src/core/contracts/zod.ts';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { passwordToken } from '../support/cast.ts';
import { foldLab, LAB_RULES } from '../support/lab-rules.ts';
import { idOf } from '../support/people.ts';
import { beginRun, finish, sendOne } from '../support/runs.ts';
import { signIn, startTestStack } from '../support/stack.ts';

/** The last migration before there was more than one simulation. */
const ONE_SIMULATION = '20261122040020';
const ASHA = idOf('ace');
const ROW = z.looseObject({
  id: z.string(),
  run_commands: z.array(z.object({ seq: z.int(), command: z.unknown() })),
});
const DONE: readonly LabCommand[] = [{ kind: 'unclip-strap' }, { kind: 'wear-strap' }];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Begins a run and plays it, as the functions of that time did. */
async function playThen({ sql }: Stack, seed: number): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `select private.start_run(
       $1, (select plan_id from public.subscriptions where user_id = $1), 'kestrel-b7', $2, 'DEMO-60', $3,
       interval '20 minutes', false
     ) ->> 'id' as id`,
    [ASHA, LAB_RULES.version, seed],
  );
  if (row === undefined) throw new Error('No run was opened.');
  for (const [at, command] of DONE.entries()) {
    await sql('select private.append_run_command($1, $2, $3, $4)', [row.id, ASHA, at + 1, command]);
  }
  return row.id;
}

test('a database from before the second simulation migrates with its runs: history, debrief, and the open run continues', async () => {
  const run = { scenarioId: 'DEMO-60', seed: 7, rulesVersion: LAB_RULES.version, commands: DONE };
  const { report } = foldLab(run);
  const then = await startTestStack({ dataDir: folder, functions: false, migrateTo: ONE_SIMULATION });
  const ended = await playThen(then, run.seed);
  await then.sql('select private.end_run($1, $2, 2, $3, $4, $5, $6)', [
    ended,
    ASHA,
    report.score,
    false,
    report.parts,
    report,
  ]);
  const open = await playThen(then, 8);
  await then.stop();

  const now = await startTestStack({ dataDir: folder });
  try {
    const { data } = await (await signIn(now, 'ace'))
      .from('simulation_runs')
      .select('*, run_commands(seq, command)')
      .order('started_at')
      .order('seq', { referencedTable: 'run_commands' });
    const [first, second] = z.array(ROW).parse(data);
    expect(first).toMatchObject({
      id: ended,
      simulation: 'hardware',
      subject: 'kestrel-b7',
      status: 'finished',
      score: report.score,
      report: JSON.parse(JSON.stringify(report)),
    });
    expect(first?.run_commands.map(({ command }) => command)).toEqual(DONE);
    expect(second).toMatchObject({ id: open, simulation: 'hardware', status: 'open' });

    const asha = { id: ASHA, token: await passwordToken(now, 'ace@benchready.test', SEED_PASSWORD) };
    const resumed = await beginRun(now, asha);
    expect(resumed).toMatchObject({ run: { id: open }, isResumed: true, answer: { seq: 2 } });
    await sendOne(now, asha, open, 2, { kind: 'listen' });
    expect((await finish(now, asha, open)).report).toMatchObject({ steps: 3 });
  } finally {
    await now.stop();
  }
});
