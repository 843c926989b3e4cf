import { describe, expect, it } from 'vitest';
import { railVolts } from '../../../src/core/hardware/behaviour/rails.ts';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import { PINOUTS } from '../../../src/core/hardware/machines/pinouts.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { stableHash } from '../../../src/core/kernel/stable-hash.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { play } from './bench.ts';
import { anyFault, anyLabCommand, benchOf, MODELS, RULES, START } from './lab-bench.ts';

/** A machine with up to three faults, after some play. */
const anyBench = fc.constantFrom(...MODELS).chain((model) =>
  fc
    .tuple(
      fc.array(anyFault(model), { maxLength: 3 }),
      fc.integer({ min: 0, max: 999 }),
      fc.boolean(),
      fc.array(anyLabCommand(model), { maxLength: 40 }),
    )
    .map(([faults, seed, isStarted, commands]): LabState => {
      const bench = benchOf(model, faults, seed);
      return play(bench, isStarted ? [...START, ...commands] : commands).state;
    }),
);

describe('every machine, whatever is wrong with it and whatever is done', () => {
  it('answers any command with events or a reason, and changes nothing when it refuses', () => {
    fc.assert(
      fc.property(anyBench, fc.constantFrom(...MODELS).chain(anyLabCommand), (state, command) => {
        const before = stableHash(state);
        const step = RULES.reduce(state, command);
        expect(stableHash(state)).toBe(before);
        expect(step.ok ? step.value.events.length : step.error.reason.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('shows the same code on display, LEDs, beeps and blinks, from its own code table', () => {
    fc.assert(
      fc.property(anyBench, (state) => {
        const view = RULES.project(state);
        const { stops, passed } = findMachine(view.model).codes;
        const lit = ['led-cpu', 'led-dram', 'led-vga', 'led-boot'].filter(
          (id) => (view.leds[id]?.light ?? 'off') !== 'off',
        );
        const shown = { code: view.postDisplay, led: lit[0] ?? null, beeps: view.beeps, blink: view.blink };
        if (view.postStage === 'stopped') expect(Object.values(stops)).toContainEqual(shown);
        if (view.postStage === 'handed-over')
          expect(shown).toEqual({ code: passed.code, led: null, beeps: passed.beeps, blink: null });
        expect(lit.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('shows no code, no beep and no light without standby', () => {
    fc.assert(
      fc.property(anyBench, (state) => {
        const view = RULES.project(state);
        if (view.power.standby) return;
        expect([view.power.on, view.postDisplay, view.blink, view.beeps.beeps]).toEqual([
          false,
          null,
          null,
          [],
        ]);
        expect(view.leds['led-standby']?.light ?? 'off').toBe('off');
        expect(view.leds['led-power']?.light).toBe('off');
        expect(['dark', 'no-signal']).toContain(view.screen.page);
      }),
      { numRuns: 200 },
    );
  });

  it('contains no hidden field in any view or event', () => {
    const hidden =
      /"(condition|traits|truth|decoys|rng|evidence|likelihood|trainedLayout|residual|goodStarts|copied|marginal|supply)"/;
    fc.assert(
      fc.property(anyBench, fc.constantFrom(...MODELS).chain(anyLabCommand), (state, command) => {
        expect(JSON.stringify(RULES.project(state))).not.toMatch(hidden);
        const step = RULES.reduce(state, command);
        expect(JSON.stringify(step.ok ? step.value.events : step.error)).not.toMatch(hidden);
        expect(RULES.project(state).tutor).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it('tells in a test what is seen and heard, and neither causes nor the voltage at the wall', () => {
    const teaching =
      /^(training-started|training-finished|profile-retried|tripped-hot|tripped-latch|standby-live|standby-lost|charge-drained)$/;
    fc.assert(
      fc.property(anyBench, fc.constantFrom(...MODELS).chain(anyLabCommand), (state, command) => {
        const step = RULES.reduce(state, command);
        const kinds = step.ok ? step.value.events.map(({ kind }) => kind) : [];
        expect(kinds.filter((kind) => teaching.test(kind))).toEqual([]);
        expect(Object.keys(RULES.project(state).site).sort()).toEqual(['selector', 'strip']);
      }),
      { numRuns: 200 },
    );
  });

  it('looks the same with every fault while the machine is off and uninspected', () => {
    const inner: readonly Parameters<typeof benchOf>[1][] = [
      [{ kind: 'trait', target: 'psu', traits: { rails: { '12': { volts: 11, droopPerAmp: 0.1 } } } }],
      [{ kind: 'trait', target: 'cpu-cooler', traits: { paste: 'none', film: true } }],
      [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 9 }, clicking: true } }],
      [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.3 } }],
      [{ kind: 'condition', part: 'cpu', condition: 'damaged' }],
    ];
    for (const model of MODELS) {
      const healthy = RULES.project(benchOf(model));
      for (const faults of inner) expect(RULES.project(benchOf(model, faults))).toEqual(healthy);
    }
  });

  it('lets the meter read a rail within 0.5 % and two digits, at every pin of the main plug', () => {
    const rails = { '+12': '12', '+5': '5', '+3.3': '3.3', '-12': '-12', '5vsb': '5vsb' } as const;
    fc.assert(
      fc.property(anyBench, fc.integer({ min: 1, max: 24 }), (state, pin) => {
        const signal = PINOUTS.atx24[pin - 1];
        if (signal === undefined || !(signal in rails)) return;
        const rail = rails[signal as keyof typeof rails];
        const open = play(state, [
          { kind: 'lift-part', target: 'side-panel' },
          { kind: 'set-meter', function: 'off', range: 0 },
          { kind: 'set-meter', function: 'dcv', range: 20 },
        ]).state;
        const step = RULES.reduce(open, { kind: 'probe', black: 'cable-atx24.3', red: `cable-atx24.${pin}` });
        if (!step.ok) return;
        const shown = step.value.state.bench.meter.display?.value ?? Number.NaN;
        const volts = open.machine.parts['psu']?.socket === null ? 0 : railVolts(open.machine, rail);
        expect(Math.abs(shown - volts)).toBeLessThanOrEqual(Math.abs(volts) * 0.005 + 0.0251);
      }),
      { numRuns: 300 },
    );
  });

  it('is in the same state again when its log is replayed', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...MODELS)
          .chain((model) =>
            fc.tuple(
              fc.constant(model),
              fc.array(anyFault(model), { maxLength: 3 }),
              fc.array(anyLabCommand(model), { maxLength: 40 }),
            ),
          ),
        ([model, faults, commands]) => {
          const live = play(benchOf(model, faults), [...START, ...commands]);
          const again = play(benchOf(model, faults), JSON.parse(JSON.stringify(live.log)));
          expect(again.log).toHaveLength(live.log.length);
          expect(stableHash(again.state)).toBe(stableHash(live.state));
        },
      ),
      { numRuns: 60 },
    );
  });
});
