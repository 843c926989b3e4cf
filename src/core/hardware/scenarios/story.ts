import { hypothesesInBands, likelihoodsOf, type PriorBand, type Says } from '../../assessment/bands.ts';
import type { NoteKey } from '../../assessment/case.ts';
import { type Draw, drawBelow, drawFrom, type RngState } from '../../kernel/rng.ts';
import { isPlugged } from '../behaviour/electrics.ts';
import { RECOVERY_KEY } from '../behaviour/encryption.ts';
import { type Fault, withFaults } from '../behaviour/faults.ts';
import { sameJoint } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { withMachine } from '../model/changed.ts';
import { isAsItCame, wholeOf } from '../model/factory-condition.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { MachineModelId } from '../model/view.ts';
import { drawNoise, OWN_THEORY } from './decoys.ts';
import { triesOf, tugsOf } from './derived-tests.ts';
import { following, type Plan } from './expert-plan.ts';
import { assemble, type Build, settledIn } from './factory.ts';
import { drawCustomer } from './people.ts';
import type { CaseFamily, JobCard, JudgedState, Predicate, Scenario } from './scenario.ts';

/**
 * A story is what a customer complains of; its suspects are what that could mean. Scenarios that look alike share one
 * story, and the seed decides which of them is on the bench. The browser is told the story and never the scenario.
 */
export interface Story {
  readonly id: string;
  readonly family: CaseFamily;
  readonly model: MachineModelId;
  /** Volts at the wall; `any`: the seed's choice, the machine is set up for it. */
  readonly mains: 'any' | 120 | 230;
  readonly build?: Omit<Build, 'mains'>;
  /** Never used: no dust, no years. */
  readonly isNew?: true;
  /** It is switched on when the technician comes. */
  readonly runs?: true;
  /** The drive that is encrypted, as the asset record says. */
  readonly encrypted?: string;
  /** How the machine stands there when the technician comes, whatever is true. */
  readonly arrival: readonly Fault[];
  readonly suspects: readonly Suspect[];
  readonly tests: readonly StoryTest[];
  /** Set-up id -> simulated seconds that the first test which needs it pays. */
  readonly setups: Readonly<Record<string, number>>;
  /** Question id -> answer id; a suspect may answer otherwise. */
  readonly answers: Readonly<Record<string, string>>;
  /** What the label and the books say, beside the machine's number. */
  readonly asset: Readonly<Record<string, string>>;
  readonly card: JobCard;
  /** The same for everything that could be true: it has to find out. */
  readonly plan: Plan;
}

interface Suspect {
  readonly id: string;
  readonly band: PriorBand;
  /** Kinds of part whose replacement acts on it. */
  readonly parts?: readonly string[];
  /** Questions that its customer answers otherwise. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What a machine is like of which it is true; one of these, by the seed. */
  readonly faults: readonly [readonly Fault[], ...(readonly Fault[])[]];
}

/** A column of the likelihood table: what each suspect makes a test say. */
export interface StoryTest {
  readonly id: string;
  /** Tests that read the same; the other half of a joint need not be named. */
  readonly also?: readonly string[];
  readonly costSeconds: number;
  readonly setups?: readonly string[];
  readonly outcomes: readonly string[];
  /** What it says for suspects that `says` does not list. */
  readonly otherwise: Says;
  readonly says: Readonly<Record<string, Says>>;
}

/** What makes one suspect of a story a scenario. */
export interface CaseData {
  readonly id: string;
  /** The suspect that is true. */
  readonly truth: string;
  readonly difficulty: number;
  readonly objectives: readonly string[];
  readonly parMinutes: number;
  /** Dollars of parts that the repair needs. */
  readonly parPartsUsd?: number;
  readonly usdPerMinute?: number;
  cured(state: LabState): boolean;
  /** Beside it, whatever the case: everything is back in its place. */
  readonly goal: readonly Predicate[];
  /** Sockets that need not hold again what the factory put there. */
  readonly exempt?: readonly string[];
  readonly verify: readonly Predicate[];
  workaround?(state: JudgedState): boolean;
  readonly note: NoteKey;
}

const NO_FAULTS: readonly [readonly Fault[]] = [[]];

/** The machine of a story, before anything is wrong with it. */
function customersMachine(story: Story, mains: 120 | 230): MachineState {
  const spec = findMachine(story.model);
  const machine = settledIn(assemble(spec, { ...story.build, mains }));
  const selector = machine.selector === null ? null : mains === 120 ? '115' : '230';
  return withFaults(selector === null ? machine : withMachine(machine, { selector }), story.arrival);
}

/**
 * Plugged in until a moment ago, so charged; its memory trained as the customer last used it, unless it never was; and
 * switched on, where the story says so.
 */
function asFound(story: Story, machine: MachineState): MachineState {
  const residual = isPlugged(machine) ? 'charged' : 'drained';
  const used = machine.trainedLayout === '' ? machine : settledIn(machine);
  return withMachine(
    used,
    story.runs === true ? { residual, running: true, bootSeconds: UP_FOR_S } : { residual },
  );
}

/** Long past every self-test. */
const UP_FOR_S = 3600;

function drawMains(story: Story, rng: RngState): Draw<120 | 230> {
  const drawn = drawFrom<120 | 230>(rng, [120, 230]);
  return { value: story.mains === 'any' ? drawn.value : story.mains, rng: drawn.rng };
}

interface Found {
  readonly machine: MachineState;
  /** What is odd about it or believed of it, and harmless. */
  readonly decoys: readonly string[];
  readonly theory: string;
}

/**
 * The machine as it comes to the bench when a suspect is true; which of its faults, and what is odd beside them, the seed
 * decides. The oddity is there first: no fault is undone by it.
 */
function machineOf(story: Story, suspectId: string, rng: RngState): Draw<Found> {
  const mains = drawMains(story, rng);
  const suspect = story.suspects.find(({ id }) => id === suspectId);
  const faults = drawFrom(mains.rng, suspect?.faults ?? NO_FAULTS);
  const healthy = customersMachine(story, mains.value);
  const noise = drawNoise(story, healthy, faults.rng);
  const { decoy, theory } = noise.value;
  const machine = withFaults(healthy, [
    ...(decoy?.faults ?? []),
    ...faults.value,
    ...(story.encrypted === undefined ? [] : [{ kind: 'encrypted' as const, drive: story.encrypted }]),
  ]);
  return {
    value: {
      machine: asFound(story, machine),
      decoys: decoy === null ? [theory] : [decoy.id, theory],
      theory,
    },
    rng: noise.rng,
  };
}

/** The other tests that read what one of a story's reads: a longer load, the other half of a joint. */
function waysOf({ model, tests }: Story, test: string, outcomes: readonly string[]): readonly string[] {
  if (test === 'run:load-test') return ['run:soak-test'];
  const target = /^look:(.+)$/.exec(test)?.[1];
  if (target === undefined) return [];
  return sameJoint(model, target, outcomes)
    .map((half) => `look:${half}`)
    .filter((way) => tests.every(({ id }) => id !== way));
}

/** A scenario of a story. */
export function caseOf(story: Story, data: CaseData): Scenario {
  const hypotheses = hypothesesInBands(story.suspects);
  const { parMinutes, note, exempt, ...own } = data;
  const whole = wholeOf(assemble(findMachine(story.model), story.build), exempt);
  const answers = story.suspects.find(({ id }) => id === data.truth)?.answers;
  return {
    ...own,
    goal: [...data.goal, { id: 'as-it-came', holds: (state) => isAsItCame(whole, state) }],
    whole,
    story: story.id,
    family: story.family,
    modes: ['practice', 'testing'],
    model: story.model,
    parSeconds: 60 * parMinutes,
    hypotheses,
    tests: [...story.tests, ...triesOf(story), ...tugsOf(story)].map(
      ({ outcomes, otherwise, says, ...test }) => ({
        ...test,
        also: [...(test.also ?? []), ...waysOf(story, test.id, outcomes)],
        likelihoods: likelihoodsOf(hypotheses, outcomes, otherwise, says),
      }),
    ),
    setups: story.setups,
    card: story.card,
    note: () => note,
    achievements: [],
    begin(rng) {
      // The customer is drawn before the fault: their name must not tell which it is.
      const customer = drawCustomer(rng);
      const found = machineOf(story, data.truth, customer.rng);
      const { machine, decoys, theory } = found.value;
      return {
        machine,
        strap: 'off',
        recording: null,
        truth: data.truth,
        decoys,
        rng: found.rng,
        job: {
          values: customer.value,
          asset: {
            tag: customer.value.tag,
            ...story.asset,
            ...(story.encrypted === undefined ? {} : { encryption: 'on' }),
          },
          answers: {
            ...story.answers,
            ...answers,
            ...(story.encrypted === undefined ? {} : { [RECOVERY_KEY]: 'key-read-out' }),
            [OWN_THEORY]: theory,
          },
        },
      };
    },
    expert: following(story.plan),
  };
}

/** One scenario of those that share a story, evenly. */
export function dealt(scenarios: readonly Scenario[], rng: RngState): Draw<Scenario | null> {
  if (scenarios.length === 0) return { value: null, rng };
  const drawn = drawBelow(rng, scenarios.length);
  return { value: scenarios[drawn.value] ?? null, rng: drawn.rng };
}
