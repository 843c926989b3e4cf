import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import { unsealed } from '../../src/core/hardware/model/unsealed.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { anyCommand } from '../core/hardware/bench.ts';
import { playExpert } from '../core/hardware/scenarios/prove-play.ts';
import { type Caller, caller, callFunction, type FunctionAnswer } from '../support/checkout.ts';
import { fc } from '../support/fixed-seeds.ts';
import { openCase } from '../support/known-bench.ts';
import { LAB_RULES } from '../support/lab-rules.ts';
import { findLeaks } from '../support/leaks.ts';
import { askForRun, finish, sendRaw } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

// Which commands chance sends is the same every time; which seed it is makes the numbers to look for.
const SEED = 3_141_592_653;
const BLIND_COMMANDS = 25;
const EXPERT_TURNS = 40;
const SCORE_LOGS = fileURLToPath(new URL('../support/score-logs.ts', import.meta.url));

let stack: Stack;
let asha: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  return stack;
});

function begun(scenarioId: string): LabState {
  const state = LAB_RULES.begin(scenarioId, SEED);
  if (state === null) throw new Error(`There is no scenario ${scenarioId}.`);
  return state;
}

/** What an answer made here would be in Deno's place: the functions there speak JSON. */
const overTheWire = (made: unknown): unknown => JSON.parse(JSON.stringify(made));

const CASES = LAB_CASES.inMode('testing');
/** The first case of each story: its look-alikes are told with the same words, and every command takes Deno and database its time. */
const ONE_OF_EACH_STORY = CASES.filter(
  (one, index) => CASES.findIndex(({ story }) => story === one.story) === index,
);

describe.each(ONE_OF_EACH_STORY.map((scenario) => [scenario.id, scenario] as const))(
  'while %s is played',
  (scenarioId, scenario) => {
    test('no response contains hidden facts; view and report equal those that Node computes from the same log', async () => {
      const runId = await openCase(stack, asha.id, { scenarioId, seed: SEED });
      let state = begun(scenarioId);
      const log: LabCommand[] = [];
      const leaks: string[] = [];
      const look = ({ status, body }: FunctionAnswer): void => {
        expect([200, 400, 404, 409]).toContain(status);
        leaks.push(...findLeaks(body, state, SEED));
      };
      const act = async (command: LabCommand): Promise<void> => {
        const step = LAB_RULES.reduce(state, command);
        const answer = await sendRaw(stack, asha, runId, log.length, command);
        if (step.ok) {
          state = step.value.state;
          log.push(command);
        }
        look(answer);
      };

      look(await askForRun(stack, asha));
      for (const command of fc.sample(anyCommand, { numRuns: BLIND_COMMANDS, seed: 1 })) await act(command);
      for (let turn = 0; turn < EXPERT_TURNS; turn += 1) {
        const commands = scenario.expert(LAB_RULES.project(state), log);
        if (commands.length === 0) break;
        for (const command of commands) await act(command);
      }
      const standing = await callFunction(stack, asha, 'run-command', { action: 'read', runId });
      look(standing);
      expect(standing.body).toMatchObject({ seq: log.length, view: overTheWire(LAB_RULES.project(state)) });
      look(await sendRaw(stack, asha, runId, 0, { kind: 'wait', seconds: 419 }));
      look(await callFunction(stack, asha, 'run-command', { action: 'send', runId, seq: 'x', command: {} }));
      look(await askForRun(stack, asha, { family: 'F1' }));
      expect(log.length).toBeGreaterThan(0);
      expect(leaks).toEqual([]);

      const { report } = await finish(stack, asha, runId);
      expect(report).toEqual(overTheWire(LAB_RULES.report(state)));
      expect(JSON.stringify(report)).toContain(unsealed(state).truth);
    });
  },
);

test('Deno and Node give the same report for an expert’s log of every case', () => {
  const runs = CASES.map((scenario) => ({
    scenarioId: scenario.id,
    seed: SEED,
    rulesVersion: LAB_RULES.version,
    commands: playExpert(scenario, SEED).log,
  }));
  const config = 'supabase/local/functions-host/deno.json';
  const scored = execFileSync(
    'npx',
    ['deno', 'run', '--no-remote', '--node-modules-dir=manual', '--config', config, SCORE_LOGS],
    { input: JSON.stringify(runs), encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  expect(JSON.parse(scored)).toEqual(CASES.map((scenario) => overTheWire(playExpert(scenario, SEED).report)));
});

test('the search finds hidden fields anywhere in an answer', () => {
  const state = begun(LAB_CASES.inMode('testing')[0]?.id ?? '');
  expect(findLeaks({ answer: { view: state } }, state, SEED)).toEqual(
    expect.arrayContaining(['.answer.view.sealed.truth', '.answer.view.rng']),
  );
  expect(findLeaks({ view: { note: `case ${SEED}` } }, state, SEED)).toEqual([
    '.view.note holds a number of chance',
  ]);
  expect(findLeaks([state.rng[2]], state, SEED)).toEqual([`.0 is the number ${state.rng[2]}`]);
  expect(findLeaks(LAB_RULES.project(state), state, SEED)).toEqual([]);
});
