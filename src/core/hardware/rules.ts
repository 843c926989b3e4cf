import { createLocalReferee, type LocalReferee } from '../kernel/local-referee.ts';
import type { Referee } from '../kernel/referee.ts';
import { seedRng } from '../kernel/rng.ts';
import type { Rules } from '../kernel/run.ts';
import type { LabCommand, LabEvent, Refusal } from './commands.ts';
import { project } from './project.ts';
import { reduce } from './reduce.ts';
import { type LabReport, report } from './report.ts';
import { findScenario } from './scenarios/find-scenario.ts';
import type { LabState } from './state.ts';
import type { MachineView } from './view.ts';

export type LabRules = Rules<LabCommand, LabState, MachineView, LabEvent, Refusal, LabReport>;
export type LabReferee = Referee<LabCommand, MachineView, LabEvent, Refusal, LabReport>;
export type LocalLabReferee = LocalReferee<LabCommand, MachineView, LabEvent, Refusal, LabReport>;

function begin(scenarioId: string, seed: number): LabState | null {
  const scenario = findScenario(scenarioId);
  if (scenario === null) return null;
  const { machine, strap, recording, truth, rng } = scenario.begin(seedRng(seed));
  return {
    scenarioId,
    rng,
    machine,
    strap,
    ledger: { steps: 0, simSeconds: 0, breaches: [], repairBegunAt: null },
    evidence: [],
    recording,
    recordingSeen: false,
    truth,
  };
}

/** The rules of the hardware lab. The version changes whenever an old log could end differently. */
export const LAB_RULES: LabRules = { version: 'lab-1', begin, reduce, project, report };

/** A bench in this process; null for a scenario that nobody wrote. */
export function openLocalBench(scenarioId: string, seed: number): LocalLabReferee | null {
  return createLocalReferee(LAB_RULES, scenarioId, seed);
}
