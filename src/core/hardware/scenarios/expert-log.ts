import type { LabCommand } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import { project } from '../projection/project.ts';
import { reduce } from '../reduce.ts';
import type { Scenario } from './scenario.ts';

/** Bounds the loop if a scenario's expert plan never ends. */
const MAX_EXPERT_COMMANDS = 200;

/** The commands of the case's expert from an initial state. */
export function expertLog(scenario: Scenario, start: LabState): readonly LabCommand[] {
  const tried: LabCommand[] = [];
  const log: LabCommand[] = [];
  let state = start;
  while (tried.length < MAX_EXPERT_COMMANDS) {
    const next = scenario.expert(project(state), tried);
    if (next.length === 0) break;
    for (const command of next) {
      tried.push(command);
      const step = reduce(state, command);
      if (!step.ok) continue;
      log.push(command);
      state = step.value.state;
    }
  }
  return log;
}
