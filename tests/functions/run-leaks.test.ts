import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import { unsealed } from '../../src/core/hardware/model/unsealed.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { playExpert } from '../core/hardware/scenarios/prove-play.ts';
import {
  blindThenExpert,
  dealtForLeaks,
  LEAK_SEED,
  ONE_OF_EACH_STORY,
} from '../support/blind-then-expert.ts';
import { type Caller, caller, callFunction, type FunctionAnswer } from '../support/checkout.ts';
import { openCase } from '../support/known-bench.ts';
import { LAB_RULES } from '../support/lab-rules.ts';
import { findLeaks } from '../support/leaks.ts';
import { askForRun, finish, sendRaw } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const SCORE_LOGS = fileURLToPath(new URL('../support/score-logs.ts', import.meta.url));

let stack: Stack;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  return stack;
});

/** What an answer made here would be in Deno's place: the functions there speak JSON. */
const overTheWire = (made: unknown): unknown => JSON.parse(JSON.stringify(made));

/** Every command takes Deno and database its time: one case of each machine is played command by command. */
const ONE_OF_EACH_MACHINE = ONE_OF_EACH_STORY.filter(
  (one, index) => ONE_OF_EACH_STORY.findIndex(({ model }) => model === one.model) === index,
);

/** Ends a run, whose report Node makes as well. */
async function expectSameReport(runId: string, state: LabState): Promise<void> {
  const { report } = await finish(stack, asha, runId);
  expect(report).toEqual(overTheWire(LAB_RULES.report(state)));
  expect(JSON.stringify(report)).toContain(unsealed(state).truth);
}

// That neither view nor verdict tells a secret is proven in core/hardware/projection/nothing-sealed, for each state of these plays.
describe('a test that was played', () => {
  test.each(ONE_OF_EACH_STORY.map((scenario) => [scenario.id, scenario] as const))(
    'is answered with what Node makes of its log, and so is its end (%s)',
    async (scenarioId, scenario) => {
      const acts = blindThenExpert(scenario);
      const state = acts.at(-1)?.state ?? dealtForLeaks(scenario);
      const log = acts.flatMap(({ command, verdict }) =>
        verdict.kind === 'done' ? [{ command, events: verdict.events }] : [],
      );
      const runId = await openCase(stack, asha.id, { scenarioId, seed: LEAK_SEED });
      await stack.sql(
        `insert into public.run_commands (run_id, seq, command)
         select $1, seq, command from jsonb_array_elements($2::jsonb) with ordinality as sent (command, seq)`,
        [runId, JSON.stringify(log.map(({ command }) => command))],
      );
      const { body } = await callFunction(stack, asha, 'run-command', { action: 'read', runId });
      expect(log.length).toBeGreaterThan(0);
      expect(body).toEqual(
        overTheWire({ seq: log.length, view: LAB_RULES.project(state), verdict: { kind: 'begun', log } }),
      );
      expect(findLeaks(body, state, LEAK_SEED)).toEqual([]);
      await expectSameReport(runId, state);
    },
  );
});

describe('a test that is played', () => {
  test.each(ONE_OF_EACH_MACHINE.map((scenario) => [scenario.id, scenario] as const))(
    'answers each command as Node does, and no answer at all has hidden facts (%s)',
    async (scenarioId, scenario) => {
      const runId = await openCase(stack, asha.id, { scenarioId, seed: LEAK_SEED });
      let state = dealtForLeaks(scenario);
      let seq = 0;
      const leaks: string[] = [];
      const look = ({ status, body }: FunctionAnswer): void => {
        expect([200, 400, 404, 409]).toContain(status);
        leaks.push(...findLeaks(body, state, LEAK_SEED));
      };

      look(await askForRun(stack, asha));
      for (const act of blindThenExpert(scenario)) {
        const answer = await sendRaw(stack, asha, runId, seq, act.command);
        if (act.verdict.kind === 'done') seq += 1;
        ({ state } = act);
        look(answer);
        if (answer.status === 200)
          expect(answer.body).toEqual(
            overTheWire({ seq, view: LAB_RULES.project(state), verdict: act.verdict }),
          );
        else expect(act.verdict.kind).toBe('refused');
      }
      look(await callFunction(stack, asha, 'run-command', { action: 'read', runId }));
      look(await sendRaw(stack, asha, runId, 0, { kind: 'wait', seconds: 419 }));
      look(await callFunction(stack, asha, 'run-command', { action: 'send', runId, seq: 'x', command: {} }));
      look(await askForRun(stack, asha, { family: 'F1' }));
      expect(seq).toBeGreaterThan(0);
      expect(leaks).toEqual([]);
      await expectSameReport(runId, state);
    },
  );
});

const CASES = LAB_CASES.inMode('testing');

test('Deno and Node give the same report for an expert’s log of every case', () => {
  const runs = CASES.map((scenario) => ({
    scenarioId: scenario.id,
    seed: LEAK_SEED,
    rulesVersion: LAB_RULES.version,
    commands: playExpert(scenario, LEAK_SEED).log,
  }));
  const config = 'supabase/local/functions-host/deno.json';
  const scored = execFileSync(
    'npx',
    ['deno', 'run', '--no-remote', '--node-modules-dir=manual', '--config', config, SCORE_LOGS],
    { input: JSON.stringify(runs), encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  expect(JSON.parse(scored)).toEqual(
    CASES.map((scenario) => overTheWire(playExpert(scenario, LEAK_SEED).report)),
  );
});
