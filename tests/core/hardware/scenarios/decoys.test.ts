import { describe, expect, it } from 'vitest';
import { cellVolts } from '../../../../src/core/hardware/behaviour/circuit.ts';
import { smartOf } from '../../../../src/core/hardware/behaviour/drives.ts';
import { BANDS, railUnder } from '../../../../src/core/hardware/behaviour/rails.ts';
import { marksOf } from '../../../../src/core/hardware/instruments/marks.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { type LabState, type MachineState, partIn } from '../../../../src/core/hardware/model/state.ts';
import { unsealed } from '../../../../src/core/hardware/model/unsealed.ts';
import { OWN_THEORY } from '../../../../src/core/hardware/scenarios/judged/decoys.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';
import { playExpert } from './prove-play.ts';

const CASES = LAB_CASES.inMode('testing');
const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
/** Every oddity of a case, each played to the end. */
const TIMEOUT_MS = 30_000;

function begun({ id }: Scenario, seed: number): LabState {
  const state = LAB_RULES.begin(id, seed);
  if (state === null) throw new Error(`${id} is known`);
  return state;
}

const isTheory = (id: string): boolean => id.startsWith('theory-');

/** The first seed that brings each oddity to a case. */
function seedsOf(scenario: Scenario): ReadonlyMap<string, number> {
  const seeds = new Map<string, number>();
  for (const seed of SEEDS)
    for (const id of unsealed(begun(scenario, seed)).decoys) if (!seeds.has(id)) seeds.set(id, seed);
  return seeds;
}

/** What an oddity is in the world: read by the engine, as any instrument reads it. */
const IN_THE_WORLD: Readonly<Record<string, (machine: MachineState) => boolean>> = {
  'high-five': (machine) => {
    const volts = railUnder(machine, '5', 'idle');
    return volts > 5.15 && volts < BANDS['5'][1];
  },
  'old-log': ({ log }) => log.some(({ id }) => id === 1014) && log.some(({ id }) => id === 36),
  'light-dust': (machine) => marksOf(machine, 'cpu-cooler').includes('dust-light'),
  'ageing-cell': (machine) => cellVolts(machine) === 2.95,
  'old-link-errors': (machine) => smartOf(machine, 'hdd')['199'] === 6,
  'spare-lead': (machine) =>
    ['cable-12v2x6', 'cable-pcie'].some((end) => marksOf(machine, end).includes('hangs-loose')),
  'left-stick': (machine) => partIn(machine, 'usb-front-1') === 'usb-stick',
};

describe.each(CASES.map((scenario) => [scenario.id, scenario] as const))(
  'what is odd in %s',
  (_id, scenario) => {
    const seeds = seedsOf(scenario);

    it('is really there, and differs from seed to seed', () => {
      const oddities = [...seeds].filter(([id]) => !isTheory(id));
      expect(oddities.length).toBeGreaterThan(0);
      for (const [id, seed] of oddities)
        expect([id, IN_THE_WORLD[id]?.(begun(scenario, seed).machine)]).toEqual([id, true]);
      expect(SEEDS.some((seed) => unsealed(begun(scenario, seed)).decoys.every(isTheory))).toBe(true);
    });

    it(
      'is harmless: beside it the repair is found, meets its goals and is proven',
      () => {
        // A theory is nothing in the world, and each of these runs has one besides.
        for (const [id, seed] of [...seeds].filter(([id]) => !isTheory(id))) {
          const { report, faults } = playExpert(scenario, seed);
          const missed = [...report.checks.goals, ...report.checks.verifications].filter(({ met }) => !met);
          expect([id, faults, missed]).toEqual([id, [], []]);
          expect(report.decoys).toEqual(unsealed(begun(scenario, seed)).decoys);
          expect(report.decoys.some(isTheory)).toBe(true);
          expect(report.score).toBeGreaterThanOrEqual(90);
        }
      },
      TIMEOUT_MS,
    );

    it('is the same whatever of the story is true', () => {
      for (const other of CASES.filter(({ story }) => story === scenario.story)) {
        for (const seed of SEEDS.slice(0, 8)) {
          const [one, two] = [begun(scenario, seed), begun(other, seed)];
          expect(one.job.answers[OWN_THEORY]).toBeDefined();
          expect(unsealed(two).decoys).toEqual(unsealed(one).decoys);
        }
      }
    });
  },
);

describe('a customer’s own theory', () => {
  const ask: LabCommand = { kind: 'ask-customer', question: OWN_THEORY };

  it('is told when asked for, and moves no belief', () => {
    for (const scenario of CASES) {
      const state = begun(scenario, 3);
      const step = LAB_RULES.reduce(state, ask);
      if (!step.ok) throw new Error(step.error.reason);
      const question = LAB_RULES.project(step.value.state).job.questions.find(({ id }) => id === OWN_THEORY);
      expect(unsealed(state).decoys).toContain(question?.answer);
      expect(scenario.tests.map(({ id }) => id)).not.toContain(`ask:${OWN_THEORY}`);
    }
  });
});

describe.each(['en', 'es'])('the debrief in %s', (language) => {
  const texts = textsOf(language);
  const ids = new Set(CASES.flatMap((scenario) => [...seedsOf(scenario).keys()]));

  it('explains every oddity, and has the words of every theory', () => {
    for (const id of ids) {
      expect(texts.get(`cases/any.judged:decoy.${id}`) ?? '').toMatch(/^[A-ZÁÉ].{30,}\.$/);
      if (isTheory(id)) expect(texts.get(`cases/any:answer.${id}`)).toBeDefined();
    }
    expect([...ids].filter((id) => !isTheory(id)).sort()).toEqual(Object.keys(IN_THE_WORLD).sort());
  });
});
