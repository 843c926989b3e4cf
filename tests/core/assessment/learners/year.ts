import { formResult } from '../../../../src/core/assessment/forms/result.ts';
import { levelOf, type ObjectiveRun } from '../../../../src/core/assessment/objectives/level.ts';
import { type PracticeAttempt, proposePractice } from '../../../../src/core/assessment/practice-next.ts';
import { bandRating } from '../../../../src/core/assessment/ranking/band-rating.ts';
import { RANKED_ITEMS, RANKED_RULES } from '../../../../src/core/assessment/ranking/ranked-form.ts';
import { drawBelow, seedRng, shuffle } from '../../../../src/core/kernel/rng.ts';
import { MS_PER_DAY, MS_PER_SECOND, SECONDS_PER_WEEK } from '../../../../src/core/kernel/time.ts';
import { CLEAN, FINDINGS, type PlayedRun, type Slips, type Task, WORKS } from './tasks.ts';

/** A year of learners whose ability is drawn, and what the rules of mastery and bands make of it. */

/** The next number from 0 to 1. */
type Chance = () => number;

const STEPS = 2 ** 24;

function chanceFrom(seed: number): Chance {
  let rng = seedRng(seed);
  return () => {
    const drawn = drawBelow(rng, STEPS);
    ({ rng } = drawn);
    return drawn.value / STEPS;
  };
}

/** In logits: somebody of ability 0 makes every other slip that there is to make in a job of average difficulty. */
const ABILITIES = { beginner: -0.5, trained: 1, experienced: 2.5 } as const;
/** People of one kind differ by so much to either side. */
const SPREAD = 0.75;
const AVERAGE_DIFFICULTY = 3;
const LOGITS_PER_DIFFICULTY = 0.5;

function slipsOf(ability: number, difficulty: number, chance: Chance): Slips {
  const ease = ability - LOGITS_PER_DIFFICULTY * (difficulty - AVERAGE_DIFFICULTY);
  const isSlip = (): boolean => chance() < 1 / (1 + Math.exp(ease));
  const oneOf = <Kind>(kinds: readonly [Kind, ...Kind[]]): Kind =>
    kinds[Math.floor(chance() * kinds.length)] ?? kinds[0];
  const [found, ...badlyFound] = FINDINGS;
  const [worked, ...badlyWorked] = WORKS;
  return {
    finding: isSlip() ? oneOf(badlyFound) : found,
    work: isSlip() ? oneOf(badlyWorked) : worked,
  };
}

const WEEKS = 52;
const PRACTICE_RUNS_A_WEEK = 3;
/** Ranked weeks are played once a month. */
const RANKED_EVERY = 4;
const WEEK_MS = SECONDS_PER_WEEK * MS_PER_SECOND;
const MS_PER_MINUTE = 60_000;
const SIMULATIONS = ['hardware', 'ticketing'] as const;

/** A ranked week: its items are the same for everybody. */
interface Pack {
  readonly week: number;
  readonly simulation: Task['simulation'];
  readonly items: readonly Task[];
}

function drawPacks(tasks: readonly Task[], seed: number): readonly Pack[] {
  let rng = seedRng(seed);
  const packs: Pack[] = [];
  for (let week = 0; week < WEEKS; week += RANKED_EVERY)
    for (const simulation of SIMULATIONS) {
      const own = tasks.filter((task) => task.simulation === simulation);
      const mixed = shuffle(rng, own);
      ({ rng } = mixed);
      packs.push({ week, simulation, items: mixed.value.slice(0, RANKED_ITEMS) });
    }
  return packs;
}

function scoreOf({ simulation }: Pack, runs: readonly PlayedRun[]): number {
  const items = runs.map(
    (_, at) => ({ position: at + 1, simulation, seeds: 'shared', isVoid: false }) as const,
  );
  const results = runs.map(({ score, passed, simSeconds }, at) => ({
    ...{ position: at + 1, group: null, hasGate: false, parts: {}, finishedAt: at },
    ...{ score, passed, simSeconds },
  }));
  return formResult({ ...RANKED_RULES, items }, results).score;
}

/** What the runs of a learner were, as the rules read them. */
class Diary {
  readonly practised: PracticeAttempt[] = [];
  readonly byObjective = new Map<string, ObjectiveRun[]>();
  readonly ability: number;
  readonly #chance: Chance;
  #runs = 0;

  constructor(ability: number, chance: Chance) {
    this.ability = ability;
    this.#chance = chance;
  }

  play({ practice, play }: Task, finishedAt: number, isMixed: boolean): PlayedRun {
    const run = play(slipsOf(this.ability, practice.difficulty, this.#chance));
    this.#runs += 1;
    for (const { objective, score } of run.objectives) {
      const own = this.byObjective.get(objective) ?? [];
      // Each run has a seed of its own, so each is another task.
      own.push({ task: `run ${this.#runs}`, finishedAt, score, isMixed });
      this.byObjective.set(objective, own);
    }
    return run;
  }

  practise(tasks: ReadonlyMap<string, Task>, finishedAt: number): void {
    const cases = [...tasks.values()].map(({ practice }) => practice);
    const task = tasks.get(proposePractice(cases, this.practised, finishedAt)?.scenarioId ?? '');
    if (task === undefined) throw new Error('Nothing is proposed.');
    const { score } = this.play(task, finishedAt, false);
    this.practised.push({ scenarioId: task.practice.id, finishedAt, score });
  }
}

/** What a year came to for one learner. */
export interface LearnerYear {
  readonly ability: number;
  /** How many objectives are proven, and as a fraction how many of all are solid or more. */
  readonly mastery: number;
  /** By which people are put into bands, the mean of both simulations. */
  readonly rating: number;
}

function yearOf(diary: Diary, tasks: ReadonlyMap<string, Task>, packs: readonly Pack[]): LearnerYear {
  const scores = { hardware: [] as number[], ticketing: [] as number[] };
  for (let week = 0; week < WEEKS; week += 1) {
    for (let run = 0; run < PRACTICE_RUNS_A_WEEK; run += 1)
      diary.practise(tasks, week * WEEK_MS + 2 * run * MS_PER_DAY);
    for (const pack of packs.filter((one) => one.week === week)) {
      const sunday = (week + 1) * WEEK_MS - MS_PER_DAY;
      const runs = pack.items.map((task, at) => diary.play(task, sunday + at * MS_PER_MINUTE, true));
      scores[pack.simulation].push(scoreOf(pack, runs));
    }
  }
  const objectives = new Set(
    [...tasks.values()].flatMap(({ play }) => play(CLEAN).objectives).map((one) => one.objective),
  );
  const levels = [...objectives].map((id) => levelOf(diary.byObjective.get(id) ?? [], WEEKS * WEEK_MS).level);
  const proven = levels.filter((level) => level === 'proven').length;
  const solid = levels.filter((level) => level === 'solid').length;
  return {
    ability: diary.ability,
    mastery: proven + (proven + solid) / (objectives.size + 1),
    rating: mean(SIMULATIONS.map((simulation) => bandRating(scores[simulation]) ?? 0)),
  };
}

/** The years of so many learners of each of three abilities. */
export function drawnYears(all: readonly Task[], ofEach: number, seed: number): readonly LearnerYear[] {
  const chance = chanceFrom(seed);
  const packs = drawPacks(all, seed + 1);
  const tasks = new Map(all.map((task) => [task.practice.id, task]));
  return Object.values(ABILITIES).flatMap((middle) =>
    Array.from({ length: ofEach }, () =>
      yearOf(new Diary(middle + SPREAD * (2 * chance() - 1), chance), tasks, packs),
    ),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Places from 1; equals share theirs. */
function ranksOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** Spearman's rank correlation of what the rules say and the ability that was drawn, -1 to 1. */
export function rankCorrelation(years: readonly LearnerYear[], of: 'mastery' | 'rating'): number {
  const said = ranksOf(years.map((year) => year[of]));
  const drawn = ranksOf(years.map(({ ability }) => ability));
  const middle = (years.length + 1) / 2;
  const product = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, rank, at) => sum + (rank - middle) * ((right[at] ?? 0) - middle), 0);
  return product(said, drawn) / Math.sqrt(product(said, said) * product(drawn, drawn));
}
