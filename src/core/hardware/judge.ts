import { type RunRequest, runRequest } from '../contracts/runs.ts';
import type { Judge, ReservedStory, Simulation } from '../kernel/judge.ts';
import { seedRng } from '../kernel/rng.ts';
import { replay } from '../kernel/run.ts';
import { type LabReport, report } from './assessment/report.ts';
import { deal } from './deal.ts';
import type { LabCommand, LabEvent, Refusal } from './model/commands.ts';
import type { LabState } from './model/state.ts';
import { unsealed } from './model/unsealed.ts';
import type { LabView } from './model/view.ts';
import type { LabMode } from './model/vocabulary.ts';
import { HARDWARE_PLAY } from './play.ts';
import { type CaseRegistry, drawCase } from './scenarios/case-registry.ts';
import { chooseCase } from './scenarios/choose-case.ts';
import { expertLog } from './scenarios/expert-log.ts';
import type { CaseLessons, Scenario } from './scenarios/scenario.ts';
import { LAB_RULES_ID } from './simulation-id.ts';

const MODES: readonly LabMode[] = ['testing', 'practice', 'explore'];

/** The stories of cases, each once. */
function storiesOf(cases: readonly Scenario[]): readonly ReservedStory[] {
  const ids = [...new Set(cases.map(({ story }) => story))];
  return ids.flatMap((id) => {
    const own = cases.filter(({ story }) => story === id);
    const difficulty = Math.max(...own.map((scenario) => scenario.difficulty));
    return own
      .slice(0, 1)
      .map(({ family, lessons }) => ({ id, twinOf: lessons?.story ?? id, family, difficulty, callers: [] }));
  });
}

/**
 * Deals the cases of the hardware lab and scores their runs. The true faults come from the registry alone: neither this file
 * nor the engine contains a case. `report` and `expert` throw for a state whose scenario is not in the registry.
 */
function hardwareJudge(cases: CaseRegistry): Judge<LabMode, LabCommand, LabState, LabReport, RunRequest> {
  const caseOf = (state: LabState): Scenario => {
    const { scenarioId } = unsealed(state);
    const scenario = cases.find(scenarioId);
    if (scenario === null) throw new Error(`There is no scenario ${scenarioId}.`);
    return scenario;
  };
  const lessonsOf = (state: LabState): CaseLessons => {
    const { id, story, lessons } = caseOf(state);
    return lessons ?? { story, caseId: id };
  };
  const reserved = storiesOf(cases.reserved);
  return {
    rules: LAB_RULES_ID,
    modes: MODES,
    wish: runRequest,
    deal(caseId, seed, mode) {
      const drawn = cases.draw(caseId, seedRng(seed));
      return drawn.value === null ? null : deal(drawn.value, drawn.rng, mode);
    },
    choose(wish, played, rng) {
      const scenario = chooseCase(cases.inMode('testing'), wish, played, rng);
      return scenario === null ? null : { caseId: scenario.id, subject: scenario.model };
    },
    practise(story, rng, isFirst) {
      const known = cases.inMode('practice').filter((scenario) => scenario.story === story);
      const easiest = Math.min(...known.map(({ difficulty }) => difficulty));
      const dealt = isFirst ? known.filter(({ difficulty }) => difficulty === easiest) : known;
      return cases.find(story) === null ? (drawCase(dealt, rng).value?.id ?? null) : null;
    },
    reserved,
    chooseReserved([wanted, ...others], rng) {
      const isOne = wanted !== undefined && wanted.caller === null && others.length === 0;
      const own = isOne ? cases.reserved.filter(({ story }) => story === wanted.story) : [];
      const scenario = drawCase(own, rng).value;
      return scenario === null ? null : { caseId: scenario.id, subject: scenario.model };
    },
    reservedIn: ({ job: { brief } }) => (reserved.some(({ id }) => id === brief.story) ? [brief.story] : []),
    withoutSecrets: (start) => ({ ...start, sealed: null }),
    hints(start, log) {
      const played = replay(HARDWARE_PLAY, start, log);
      if (!played.ok) throw new Error(`Command ${played.error.at + 1} is refused.`);
      const { hintLevel } = played.value.state.job;
      const { story } = lessonsOf(start);
      return Array.from({ length: hintLevel }, (_, at) => `cases/${story}.judged:hint.${at + 1}`);
    },
    claims: () => [],
    lessons(start) {
      const { decoys } = unsealed(start);
      const { story, caseId } = lessonsOf(start);
      return {
        title: `cases/${story}.judged:title.${caseId}`,
        insight: `cases/${story}.judged:insight.${caseId}`,
        ...Object.fromEntries(decoys.map((id) => [`decoy.${id}`, `cases/any.judged:decoy.${id}`])),
      };
    },
    report: (start, log) => report(caseOf(start), start, log),
    expert: (start) => expertLog(caseOf(start), start),
    summary({ scenarioId, score, passed, gates, simSeconds, parts, objectives }) {
      return {
        score,
        passed,
        hasGate: gates.length > 0,
        simSeconds: Math.round(simSeconds),
        parts: { ...parts },
        objectives,
        items: [{ caseId: scenarioId, score }],
      };
    },
    account({
      scenarioId,
      truth,
      passed,
      passFaults,
      ending,
      unjustified,
      needless,
      objectives,
      breaches,
      debrief,
    }) {
      const scenario = cases.find(scenarioId);
      if (scenario === null) throw new Error(`There is no scenario ${scenarioId}.`);
      return {
        cases: [
          {
            group: scenario.family,
            passed,
            guess:
              (ending === 'solved' || ending === 'goal-missed') &&
              unjustified.length === 0 &&
              needless.length === 0 &&
              passFaults.includes('no-case')
                ? (debrief.own ?? null)
                : null,
            // Who hands a job over may have established something else than the cause.
            decided:
              passed && ending === 'solved'
                ? { story: scenario.lessons?.story ?? scenario.story, cause: truth }
                : null,
            objectives: objectives.map(({ objective }) => objective),
            caller: null,
            urgent: null,
            belief: debrief.entropy.map(({ test, truth }) => ({ test, truth })),
          },
        ],
        breaches: breaches.map(({ rule, severity }) => ({ rule, isSerious: severity === 'A' })),
      };
    },
  };
}

/** The complete simulation with the cases of this registry. */
export function hardware(
  cases: CaseRegistry,
): Simulation<LabMode, LabCommand, LabState, LabView, LabEvent, Refusal, LabReport, RunRequest> {
  return { play: HARDWARE_PLAY, judge: hardwareJudge(cases) };
}
