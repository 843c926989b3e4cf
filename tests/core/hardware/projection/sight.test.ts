import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import { withPart } from '../../../../src/core/hardware/model/changed.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState, MachineState } from '../../../../src/core/hardware/model/state.ts';
import type { LabView, MachineModelId } from '../../../../src/core/hardware/model/view.ts';
import { coverOfName, partSight, sidePanelOf } from '../../../../src/core/hardware/projection/sight.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { having, play, refusalOf } from '../bench.ts';
import { anyFault, anyLabCommand, benchOf, MODELS, RULES } from '../lab-bench.ts';

const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };

/** The same bench with its case closed and its power off, whatever was done before. */
function closed(state: LabState): LabState {
  const shut = withPart(state.machine, 'side-panel', { socket: 'frame-side-panel', ends: { edge: 'home' } });
  return { ...state, machine: { ...shut, running: false } };
}

/** A bench of any kind that somebody worked at and closed. */
function anyClosedBench(model: MachineModelId): fc.Arbitrary<LabState> {
  return fc
    .tuple(
      fc.array(anyFault(model), { maxLength: 3 }),
      fc.array(anyLabCommand(model), { maxLength: 30 }),
      fc.boolean(),
    )
    .map(([faults, commands, opened]) =>
      closed(play(benchOf(model, faults), opened ? [OPEN, ...commands] : commands).state),
    );
}

/** Another inside for a closed case: everything that cannot be seen stands in another way, by chance. */
function reshuffled(machine: MachineState, chance: readonly number[]): MachineState {
  const { connectors, latches } = findMachine(machine.model);
  let drawn = 0;
  const pick = <Value>(...values: readonly [Value, ...Value[]]): Value => {
    drawn += 1;
    return values[(chance[drawn % chance.length] ?? 0) % values.length] ?? values[0];
  };
  const parts = Object.fromEntries(
    Object.entries(machine.parts).flatMap(([id, part]) => {
      const sight = partSight(machine, id);
      if (sight === 'full') return [[id, part]];
      // What smells stays: the nose needs no open case.
      const smells = part.condition === 'burnt' || machine.traits[id]?.burning === true;
      if (sight === 'none' && !smells && pick(true, false)) return [];
      const ends = Object.fromEntries(
        Object.keys(part.ends).map((end) => [end, pick('home', 'up')] as const),
      );
      return [[id, { ...part, ends }]];
    }),
  );
  const isUnseen = (id: string): boolean => coverOfName(machine, id) !== null;
  // The main plug is left alone: it feeds the lamps at the back.
  const inner = Object.keys(machine.plugs).filter((end) => isUnseen(end) && end !== 'cable-atx24');
  const sockets = Object.keys(connectors).filter(
    (id) => connectors[id]?.inside === true && id !== 'conn-atx24',
  );
  return {
    ...machine,
    parts,
    latches: {
      ...machine.latches,
      ...Object.fromEntries(
        Object.keys(latches)
          .filter(isUnseen)
          .map((id) => [id, pick('open', 'closed')] as const),
      ),
    },
    fasteners: Object.fromEntries(
      Object.entries(machine.fasteners).map(([id, now]) => [id, isUnseen(id) ? pick('tight', 'out') : now]),
    ),
    plugs: {
      ...machine.plugs,
      ...Object.fromEntries(inner.map((end) => [end, pick('none', 'partial', 'latched')] as const)),
    },
    connectorByEnd: {
      ...machine.connectorByEnd,
      ...Object.fromEntries(
        inner.map(
          (end) =>
            [end, pick(machine.connectorByEnd[end] ?? '', ...(sockets as [string, ...string[]]))] as const,
        ),
      ),
    },
  };
}

/** What hands, eyes and instruments do, power and screens aside. */
const BY_HAND: ReadonlySet<LabCommand['kind']> = new Set([
  ...(['inspect', 'press-latch', 'close-latch', 'loosen-screw', 'tighten-screw', 'lift-part'] as const),
  ...(['place-part', 'seat-part', 'plug-cable', 'unplug-cable', 'force-cable', 'probe'] as const),
  ...(['use-tool', 'discard', 'return-spare', 'open-part'] as const),
]);

const anyPair = fc
  .constantFrom(...MODELS)
  .chain((model) =>
    fc.tuple(
      anyClosedBench(model),
      fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
      fc.array(anyLabCommand(model), { minLength: 20, maxLength: 20 }),
    ),
  );

describe('a closed case', () => {
  it('looks the same from outside whatever is inside', () => {
    fc.assert(
      fc.property(anyPair, ([state, chance]) => {
        const other = { ...state, machine: reshuffled(state.machine, chance) };
        expect(RULES.project(other)).toEqual(RULES.project(state));
      }),
      { numRuns: 300 },
    );
  });

  it('answers commands from outside the same whatever is inside', () => {
    fc.assert(
      fc.property(anyPair, ([state, chance, commands]) => {
        const other = { ...state, machine: reshuffled(state.machine, chance) };
        for (const command of commands.filter(({ kind }) => BY_HAND.has(kind))) {
          const [one, two] = [RULES.reduce(state, command), RULES.reduce(other, command)];
          expect(two.ok ? two.value.events : two.error).toEqual(one.ok ? one.value.events : one.error);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a latch that is closed', { kind: 'close-latch', target: 'latch-1-top' }],
    ['a screw that is tight', { kind: 'tighten-screw', target: 'screw-board-1' }],
    ['an end that is home', { kind: 'seat-part', target: 'dimm-1', end: 'top' }],
    ['a plug that is in', { kind: 'plug-cable', target: 'cable-atx24' }],
    ['a module that is not there', { kind: 'lift-part', target: 'dimm-r1' }],
    ['a pull at a plug', { kind: 'use-tool', tool: 'tug', target: 'cable-atx24' }],
    ['a light on a plug', { kind: 'use-tool', tool: 'flashlight', target: 'cable-atx24' }],
    ['a probe on a pin', { kind: 'probe', black: 'chassis.1', red: 'conn-atx24.9' }],
    ['a picture of the warmth behind the panel', { kind: 'use-tool', tool: 'thermal-camera', target: 'psu' }],
  ] as const satisfies readonly (readonly [string, LabCommand])[])(
    'names the panel and nothing else for %s',
    (_what, command) => {
      const state = having(benchOf('harrow-5000-mt'), { kind: 'set-meter', function: 'dcv', range: 20 });
      expect(refusalOf(state, command)).toMatchObject({ reason: 'blocked', by: ['side-panel'] });
    },
  );
});

describe('a side panel of steel', () => {
  const view = RULES.project(benchOf('harrow-5000-mt'));

  it('shows what is at the back and the front, but not how it is seated', () => {
    expect(view.sidePanel).toBe('on');
    const inside = ['motherboard', 'psu', 'fan-front-1', 'fan-rear', 'front-io'];
    expect(Object.keys(view.parts).sort()).toEqual(['case', 'monitor', 'side-panel', ...inside].sort());
    for (const id of inside) expect(view.parts[id]).toMatchObject({ placement: 'behind-panel', seating: {} });
    expect([view.latches, view.fasteners]).toEqual([{}, {}]);
    expect(Object.keys(view.cables)).toEqual([
      'cable-monitor',
      'cable-mains',
      'cable-strip',
      'cable-monitor-mains',
      'cable-lan',
    ]);
    expect(Object.keys(view.connectors)).toContain('psu-inlet');
    expect(Object.keys(view.connectors)).not.toContain('conn-atx24');
  });

  it('shows the rest once it is off', () => {
    const open = RULES.project(having(benchOf('harrow-5000-mt'), OPEN));
    expect(open.parts['dimm-1']).toMatchObject({
      placement: 'installed',
      seating: { top: 'home', bottom: 'home' },
    });
    expect(open.latches['latch-1-top']?.position).toBe('closed');
    expect(open.cables['cable-atx24']?.plug).toBe('latched');
  });
});

describe('a side panel of glass', () => {
  it('shows lights, fans and parts, but not how they are seated', () => {
    const running = play(benchOf('kestrel-b7'), [
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
      { kind: 'wait', seconds: 120 },
    ]).state;
    const view = RULES.project(running);
    expect(view.postDisplay).toBe('AA');
    expect(view.fans['cpu-cooler']).toEqual({ spinning: true });
    expect(view.parts['dimm-a2']).toMatchObject({ placement: 'behind-panel', seating: {} });
    // Under the cooler and under the card.
    expect([view.parts['cpu'], view.parts['ssd-m2-1']]).toEqual([undefined, undefined]);
    expect([view.latches, view.fasteners, view.cables['cable-eps']]).toEqual([{}, {}, undefined]);
  });
});

/** What comes out by the outside and is there to be read: lamps, screen, leads at the back, what is heard and smelt. */
const OUTSIDE: ReadonlySet<keyof LabView> = new Set([
  ...([
    'leds',
    'power',
    'cables',
    'connectors',
    'site',
    'smell',
    'smoke',
    'sounds',
    'screen',
    'monitor',
  ] as const),
]);

function begun(id: string, seed: number): LabState {
  const state = RULES.begin(id, seed);
  if (state === null) throw new Error(`${id} is known`);
  return state;
}

describe('look-alikes', () => {
  const stories = [...new Set(LAB_CASES.inMode('testing').map(({ story }) => story))];

  it.each(stories)('of "%s" look the same until the case is opened', (story) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const [first, ...others] = LAB_CASES.inMode('testing')
        .filter((scenario) => scenario.story === story)
        .map(({ id }) => begun(id, seed));
      if (first === undefined || first.machine.running || sidePanelOf(first.machine) === null) continue;
      const view = RULES.project(first);
      for (const other of others.map((state) => RULES.project(state))) {
        for (const key of Object.keys(view) as (keyof LabView)[])
          if (!OUTSIDE.has(key)) expect([key, other[key]]).toEqual([key, view[key]]);
        expect(Object.keys(other.cables)).toEqual(Object.keys(view.cables));
      }
    }
  });
});
