import type { Words } from '../../../src/core/contracts/practice.ts';
import { foldRun } from '../../../src/core/kernel/run.ts';
import { textsIn } from './referee-answer.ts';
import type { HostedSimulation, Simulations } from './simulations.ts';

/** A run that is over, practice or test. */
interface OverRun {
  readonly simulation: string;
  readonly status: string;
  readonly rules_version: string;
  /** What a test is about, such as a machine's model; practice has none. */
  readonly subject?: string | null;
  readonly scenario_id: string;
  readonly seed: number;
  readonly report: unknown;
  readonly commands: readonly unknown[];
}

/** What the debrief and the replay of a run need (`reviewAnswer`). */
export function reviewOf(simulations: Simulations, run: OverRun): Readonly<Record<string, unknown>> {
  const facts = {
    status: run.status,
    report: run.report,
    rulesVersion: run.rules_version,
    subject: run.subject ?? null,
  };
  const simulation = simulations.get(run.simulation);
  const folded =
    simulation === undefined
      ? null
      : foldRun(simulation, {
          scenarioId: run.scenario_id,
          seed: run.seed,
          rulesVersion: run.rules_version,
          commands: run.commands,
        });
  if (simulation === undefined || folded === null || !folded.ok) {
    return { ...facts, recording: null, words: {} };
  }
  const { start } = folded.value;
  return {
    ...facts,
    recording: recordingOf(simulation, start, run.commands),
    words: wordsOf(simulation, start),
    ...textsIn(simulation, start, { isOver: true }),
  };
}

/** An initial state with everything in it, and the logs of the learner and the expert. */
export function recordingOf({ judge }: HostedSimulation, start: unknown, commands: readonly unknown[]) {
  return { start, commands, expert: judge.expert(start) };
}

function wordsOf({ judge, words }: HostedSimulation, start: unknown): Readonly<Record<string, Words>> {
  const lessons = Object.entries(judge.lessons(start)).map(([use, key]) => [use, words(key) ?? {}] as const);
  return Object.fromEntries(lessons);
}
