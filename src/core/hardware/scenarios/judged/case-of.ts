import { hypothesesInBands, likelihoodsOf } from '../../../assessment/bands.ts';
import { type Draw, drawFrom, type RngState } from '../../../kernel/rng.ts';
import { isPlugged } from '../../behaviour/electrics.ts';
import { RECOVERY_KEY } from '../../behaviour/encryption.ts';
import { factoryConditionOf, isInFactoryCondition } from '../../behaviour/factory-condition.ts';
import { type Fault, withFaults } from '../../behaviour/faults.ts';
import { sameJoint } from '../../behaviour/wiring.ts';
import { findMachine } from '../../machines/find-machine.ts';
import { spareCablesFor } from '../../machines/from-stock.ts';
import { withMachine } from '../../model/changed.ts';
import type { MachineState } from '../../model/state.ts';
import type { Traits } from '../../model/traits.ts';
import { assemble, settledIn } from '../factory.ts';
import type { Scenario } from '../scenario.ts';
import { drawNoise, OWN_THEORY } from './decoys.ts';
import { memoryTestsOf, triesOf, tugsOf } from './derived-tests.ts';
import { following } from './expert-plan.ts';
import { drawCustomer } from './people.ts';
import { type CaseData, faultsOf, type Story, type Suspect } from './story.ts';
import { priced } from './story-tests.ts';

/** The machine of a story without faults. */
function customersMachine(story: Story, mains: 120 | 230): MachineState {
  const spec = findMachine(story.model);
  const machine = settledIn(assemble(spec, { ...story.build, mains }));
  const selector = machine.selector === null ? null : mains === 120 ? '115' : '230';
  return withFaults(selector === null ? machine : withMachine(machine, { selector }), story.arrival);
}

/**
 * The machine at arrival: charged if it is plugged in, memory trained unless a fault says otherwise, and switched on if the
 * story says so.
 */
function asFound(story: Story, machine: MachineState): MachineState {
  const residual = isPlugged(machine) ? 'charged' : 'drained';
  const used = machine.trainedLayout === '' ? machine : settledIn(machine);
  return withMachine(
    used,
    story.runs === true ? { residual, running: true, bootSeconds: UP_FOR_S } : { residual },
  );
}

/** Boot seconds of a running machine, long after the self-test. */
const UP_FOR_S = 3600;

function drawMains(story: Story, rng: RngState): Draw<120 | 230> {
  const drawn = drawFrom<120 | 230>(rng, [120, 230]);
  return { value: story.mains === 'any' ? drawn.value : story.mains, rng: drawn.rng };
}

interface Found {
  readonly machine: MachineState;
  readonly placement: number;
  /** Ids of harmless oddities. */
  readonly decoys: readonly string[];
  readonly theory: string;
}

/** @throws Error for a case whose truth is no suspect of its story. */
function suspectOf({ id, suspects }: Story, { truth }: CaseData): Suspect {
  const suspect = suspects.find((one) => one.id === truth);
  if (suspect === undefined) throw new Error(`The story ${id} has no suspect ${truth}.`);
  return suspect;
}

/**
 * The machine at arrival for a true suspect. The seed draws the suspect's place and the machine's oddity. The oddity is applied
 * first, so that it cannot undo a fault.
 */
function machineOf(story: Story, { placements }: Suspect, rng: RngState): Draw<Found> {
  const mains = drawMains(story, rng);
  const placement = drawFrom(mains.rng, placements);
  const healthy = customersMachine(story, mains.value);
  const noise = drawNoise(story, healthy, placement.rng);
  const { decoy, theory } = noise.value;
  const machine = withFaults(healthy, [
    ...(decoy?.faults ?? []),
    ...placement.value.faults,
    ...(story.encrypted === undefined ? [] : [{ kind: 'encrypted' as const, drive: story.encrypted }]),
  ]);
  return {
    value: {
      machine: asFound(story, machine),
      placement: placements.indexOf(placement.value),
      decoys: decoy === null ? [theory] : [decoy.id, theory],
      theory,
    },
    rng: noise.rng,
  };
}

/** Other tests that measure the same as a test of the story: a longer load test, or the other side of a connection. */
function waysOf({ model, tests }: Story, test: string, outcomes: readonly string[]): readonly string[] {
  if (test === 'run:load-test') return ['run:soak-test'];
  const target = /^look:(.+)$/.exec(test)?.[1];
  if (target === undefined) return [];
  return sameJoint(model, target, outcomes)
    .map((half) => `look:${half}`)
    .filter((way) => tests.every(({ id }) => id !== way));
}

/** Whether traits only tell of a drive what no part cures: its letter, how the system left it, its link errors, that it is the only copy. */
function isOnlyAMark({ letter: _letter, onlyCopy: _copy, disk: _disk, smart, ...repaired }: Traits): boolean {
  return Object.keys(repaired).length === 0 && Object.keys(smart ?? {}).every((count) => count === '199');
}

/** What a repair of a part's traits changes: the monitor's menu and button, or the part itself. */
function repairedBy(target: string, traits: Traits): readonly string[] {
  if (isOnlyAMark(traits)) return [];
  if (traits.monitorInput !== undefined) return ['monitor-input'];
  if (traits.brightness !== undefined) return ['monitor-brightness'];
  // Dust is blown out: no new part is needed for it.
  if (traits.dust !== undefined) return [];
  return [traits.monitorPower === undefined ? target : 'monitor-power-button'];
}

/** Ids of what a repair of a fault changes: the part, the cable and its end, the setting or the switch. */
function thingsOf(fault: Fault): readonly string[] {
  switch (fault.kind) {
    case 'trait':
      return repairedBy(fault.target, fault.traits);
    case 'switch':
      return [fault.target];
    case 'condition':
    case 'unseat':
    case 'fit':
    case 'bench':
    case 'absent':
      return [fault.part];
    case 'plug':
      return [fault.end];
    case 'setting':
      return [fault.setting];
    case 'latch':
      return [fault.latch];
    case 'screw':
      return [fault.screw];
    case 'encrypted':
      return [fault.drive];
    case 'clock-lost':
      return ['clock'];
    case 'log':
    case 'untrained':
      return [];
  }
}

/** What repairs a suspect: kinds of parts and spare cables to fit, and ids of the single things to change. */
function repairsOf({ model }: Story, suspect: Suspect): Required<Pick<Suspect, 'parts' | 'acts'>> {
  const acts = [...new Set([...(suspect.acts ?? []), ...faultsOf([suspect]).flatMap(thingsOf)])];
  const cables = acts.flatMap((thing) => spareCablesFor(model, thing));
  return { acts, parts: [...new Set([...(suspect.parts ?? []), ...cables])] };
}

/** A scenario of a story. */
export function caseOf(story: Story, data: CaseData): Scenario {
  const hypotheses = hypothesesInBands(
    story.suspects.map((suspect) => ({ ...suspect, ...repairsOf(story, suspect) })),
  );
  const { parMinutes, note, exempt, ...own } = data;
  const factoryCondition = factoryConditionOf(assemble(findMachine(story.model), story.build), exempt);
  const suspect = suspectOf(story, data);
  return {
    ...own,
    goal: [
      ...data.goal,
      { id: 'as-it-came', holds: (state) => isInFactoryCondition(factoryCondition, state) },
    ],
    factoryCondition,
    story: story.id,
    weight: hypotheses.find(({ id }) => id === data.truth)?.prior ?? 0,
    family: story.family,
    modes: story.pool === 'reserved' ? ['form'] : ['practice', 'testing'],
    model: story.model,
    parSeconds: 60 * parMinutes,
    hypotheses,
    tests: [...story.tests, ...triesOf(story), ...memoryTestsOf(story), ...tugsOf(story)].map((test) => {
      const { id, costSeconds, setups, outcomes } = priced(story, test);
      return {
        id,
        costSeconds,
        setups,
        also: [...(test.also ?? []), ...waysOf(story, id, outcomes)],
        likelihoods: likelihoodsOf(hypotheses, outcomes, test.otherwise, test.says),
      };
    }),
    setups: story.setups,
    card: story.card,
    note: (placement) => ({
      ...note,
      cause: [data.truth],
      part: suspect.placements[placement]?.part ?? note.part,
    }),
    achievements: [],
    begin(rng) {
      // The customer is drawn before the fault, so that the name does not depend on it.
      const customer = drawCustomer(rng, story.customers);
      const found = machineOf(story, suspect, customer.rng);
      const { machine, placement, decoys, theory } = found.value;
      return {
        machine,
        strap: 'off',
        recording: null,
        truth: data.truth,
        placement,
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
            ...suspect.answers,
            ...suspect.placements[placement]?.answers,
            ...(story.encrypted === undefined ? {} : { [RECOVERY_KEY]: 'key-read-out' }),
            [OWN_THEORY]: theory,
          },
        },
      };
    },
    expert: following(story.plan),
  };
}
