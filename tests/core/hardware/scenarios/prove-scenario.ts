import type { LabReport } from '../../../../src/core/hardware/assessment/report.ts';
import { unsealed } from '../../../../src/core/hardware/model/unsealed.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { judged } from '../../../support/lab-rules.ts';
import { type Played, playExpert, playRandomly, playShotgun } from './prove-play.ts';
import { tableFaults } from './prove-tables.ts';

/** Bounds of assessment.md 4.3 and issue 4. They are never loosened: the scenario or the scorer is wrong. */
const EXPERT_AT_LEAST = 90;
const SHOTGUN_AT_MOST = 55;
const RANDOM_AT_MOST = 30;
/** An expert pays for a part, a cable as well, only when it is likelier than not. */
const KNOWN = 0.5;
/** A reading that the truth gives less chance than this, every time it is taken, contradicts the table. */
const UNLIKELY = 0.1;

export const PROOF_SEEDS: readonly number[] = [1, 2, 3, 5, 8, 13];
const RANDOM_SEEDS: readonly number[] = Array.from({ length: 6 }, (_, index) => 100 + index);

/** The parts of a score in one line. */
function inShort({ score, parts, gates, checks, debrief }: LabReport): string {
  const shares = Object.entries(parts).map(([part, share]) => `${part} ${share ?? '-'}`);
  const missed = [...checks.goals, ...checks.verifications, ...(checks.note ?? [])].filter(({ met }) => !met);
  return [
    `${score} points (${shares.join(', ')})`,
    gates.length > 0 ? `gates ${gates.join(' ')}` : '',
    missed.length > 0 ? `missed ${missed.map(({ id }) => id).join(' ')}` : '',
    debrief.answerKnown === null ? 'never isolated' : `isolated at step ${debrief.answerKnown.step}`,
    `reference ${debrief.referenceTests.join(' > ')}`,
  ]
    .filter((text) => text !== '')
    .join('; ');
}

/** Readings of an expert's run that the case's tables do not know, or hold for next to impossible. */
function contradictions(scenario: Scenario, { state }: Played): readonly string[] {
  const { cured } = judged(state);
  return state.evidence.flatMap(({ test: id, outcome, step }) => {
    const test = scenario.tests.find((candidate) => candidate.id === id);
    if (test === undefined || (cured !== null && step >= cured.step)) return [];
    const row = test.likelihoods[outcome];
    if (row === undefined)
      return [`step ${step} reads ${id} = ${outcome}, an outcome that its table does not have`];
    return (row[unsealed(state).truth] ?? 0) >= UNLIKELY
      ? []
      : [
          `step ${step} reads ${id} = ${outcome}, which the table holds for next to impossible under ${unsealed(state).truth}`,
        ];
  });
}

/** Everything that a scenario has to prove, over some seeds. Empty when it does; else one line for each failure. */
export function scenarioFaults(scenario: Scenario): readonly string[] {
  const faults = new Set<string>(tableFaults(scenario));
  const complain = (text: string): void => {
    faults.add(`${scenario.id}: ${text}`);
  };
  for (const seed of PROOF_SEEDS) {
    const expert = playExpert(scenario, seed);
    for (const fault of [...expert.faults, ...contradictions(scenario, expert)])
      complain(`seed ${seed}: ${fault}`);
    if (!scenario.hypotheses.some(({ id }) => id === unsealed(expert.state).truth))
      complain(`seed ${seed}: the truth "${unsealed(expert.state).truth}" is no hypothesis`);
    if (expert.report.score < EXPERT_AT_LEAST)
      complain(`seed ${seed}: the expert gets less than ${EXPERT_AT_LEAST}: ${inShort(expert.report)}`);
    const guess = expert.report.debrief.costliestGuess;
    if (guess !== null && guess.belief < KNOWN)
      complain(`seed ${seed}: the expert's ${guess.part} is named as a guess at belief ${guess.belief}`);
    const shotgun = playShotgun(scenario, seed, expert.log);
    if (shotgun.report.score > SHOTGUN_AT_MOST)
      complain(`seed ${seed}: the shotgun gets more than ${SHOTGUN_AT_MOST}: ${inShort(shotgun.report)}`);
  }
  const random = RANDOM_SEEDS.map((seed) => playRandomly(scenario, seed));
  for (const { faults: found } of random) for (const fault of found) complain(fault);
  const mean = random.reduce((sum, { report }) => sum + report.score, 0) / random.length;
  const luckiest = random.reduce((best, run) => (run.report.score > best.report.score ? run : best));
  if (mean > RANDOM_AT_MOST)
    complain(
      `random play gets ${mean.toFixed(1)} on average, more than ${RANDOM_AT_MOST}; the luckiest: ${inShort(luckiest.report)}`,
    );
  for (const [index, { report }] of random.entries())
    if (report.passed) complain(`random play with seed ${RANDOM_SEEDS[index]} passes: ${inShort(report)}`);
  return [...faults];
}
