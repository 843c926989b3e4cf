import type { LabCommand, LabEvent } from '../../../core/hardware/commands.ts';
import type { LabRules } from '../../../core/hardware/rules.ts';
import { findScenario } from '../../../core/hardware/scenarios/find-scenario.ts';
import type { LabState } from '../../../core/hardware/state.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { rulesOf } from './rules-of.ts';

/** The bench after one accepted command; the first frame is the bench as it came. */
export interface ReplayFrame {
  readonly state: LabState;
  readonly command: LabCommand | null;
  readonly events: readonly LabEvent[];
}

export interface ReplayFrames {
  readonly rules: LabRules;
  readonly start: LabState;
  readonly learner: readonly ReplayFrame[];
  readonly expert: readonly ReplayFrame[];
}

/** Every frame of a run and of an expert's on the same bench; null where the rules of the log are no longer here. */
export function framesOf(run: Run<LabCommand>): ReplayFrames | null {
  const rules = rulesOf(run.rulesVersion);
  const start = rules?.begin(run.scenarioId, run.seed) ?? null;
  if (rules === null || start === null) return null;
  const learner = playedFrames(rules, start, run.commands);
  return learner === null ? null : { rules, start, learner, expert: expertFrames(rules, start) };
}

function playedFrames(
  rules: LabRules,
  start: LabState,
  commands: readonly LabCommand[],
): readonly ReplayFrame[] | null {
  const frames: ReplayFrame[] = [{ state: start, command: null, events: [] }];
  let state = start;
  for (const command of commands) {
    const step = rules.reduce(state, command);
    if (!step.ok) return null;
    state = step.value.state;
    frames.push({ state, command, events: step.value.events });
  }
  return frames;
}

/** An expert who never finds an end would be a fault of the scenario, not a reason to hang. */
const MAX_EXPERT_COMMANDS = 200;

function expertFrames(rules: LabRules, start: LabState): readonly ReplayFrame[] {
  const scenario = findScenario(start.scenarioId);
  const frames: ReplayFrame[] = [{ state: start, command: null, events: [] }];
  if (scenario === null) return frames;
  const log: LabCommand[] = [];
  let state = start;
  while (log.length < MAX_EXPERT_COMMANDS) {
    const next = scenario.expert(rules.project(state), log);
    if (next.length === 0) break;
    for (const command of next) {
      log.push(command);
      const step = rules.reduce(state, command);
      if (!step.ok) continue;
      state = step.value.state;
      frames.push({ state, command, events: step.value.events });
    }
  }
  return frames;
}
