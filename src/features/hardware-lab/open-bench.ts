import { hardware } from '../../core/hardware/judge.ts';
import type { MachineModelId } from '../../core/hardware/model/view.ts';
import type { LabMode } from '../../core/hardware/model/vocabulary.ts';
import type { LocalLabReferee } from '../../core/hardware/play.ts';
import { exploreScenarioId } from '../../core/hardware/scenarios/explore.ts';
import { OPEN_CASES } from '../../core/hardware/scenarios/open-cases.ts';
import { createLocalReferee } from '../../core/kernel/local-referee.ts';
import { rulesVersionOf } from '../../core/kernel/run.ts';

const HARDWARE = hardware(OPEN_CASES);

/**
 * Opens the demo or a healthy machine. Its judge knows no other case, so the pages that use it load none.
 * @throws Error for any other case.
 */
export function openBench(mode: LabMode, scenarioId: string, seed: number): LocalLabReferee {
  const rulesVersion = rulesVersionOf(HARDWARE.judge, mode);
  const bench = createLocalReferee(HARDWARE, { scenarioId, seed, rulesVersion, commands: [] });
  if (bench === null) throw new Error(`There is no open case ${scenarioId}.`);
  return bench;
}

/** Opens a model's healthy machine; `id` names it in what this browser keeps. */
export function openHealthyMachine(model: MachineModelId) {
  const id = exploreScenarioId(model);
  return { id, referee: openBench('explore', id, 0) };
}
