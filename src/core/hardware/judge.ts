import { PASS_MARK } from '../assessment/pass-mark.ts';
import { type RunRequest, runRequest } from '../contracts/runs.ts';
import type { Judge, Simulation } from '../kernel/judge.ts';
import { type LabReport, report } from './assessment/report.ts';
import { deal } from './deal.ts';
import type { LabCommand, LabEvent, Refusal } from './model/commands.ts';
import type { LabState } from './model/state.ts';
import type { LabView } from './model/view.ts';
import type { LabMode } from './model/vocabulary.ts';
import { HARDWARE_PLAY } from './play.ts';
import { chooseCase } from './scenarios/choose-case.ts';
import { expertLog } from './scenarios/expert-log.ts';
import { scenariosFor } from './scenarios/find-scenario.ts';
import { LAB_RULES_ID } from './simulation-id.ts';

const MODES: readonly LabMode[] = ['testing', 'practice', 'explore'];

/** The hardware lab: who deals its cases and judges what was done. */
export const HARDWARE_JUDGE: Judge<LabMode, LabCommand, LabState, LabReport, RunRequest> = {
  rules: LAB_RULES_ID,
  modes: MODES,
  wish: runRequest,
  deal,
  choose(wish, played, rng) {
    const scenario = chooseCase(scenariosFor('testing'), wish, played, rng);
    return scenario === null ? null : { caseId: scenario.id, subject: scenario.model };
  },
  report,
  expert: expertLog,
  summary({ scenarioId, score, parts, objectives }) {
    return {
      score,
      passed: score >= PASS_MARK,
      parts: { ...parts },
      objectives,
      items: [{ caseId: scenarioId, score }],
    };
  },
};

/** The whole simulation, for whoever hosts it. */
export const HARDWARE: Simulation<
  LabMode,
  LabCommand,
  LabState,
  LabView,
  LabEvent,
  Refusal,
  LabReport,
  RunRequest
> = { play: HARDWARE_PLAY, judge: HARDWARE_JUDGE };
