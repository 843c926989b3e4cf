import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import { marksOf } from '../../../src/core/hardware/instruments/marks.ts';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { PAGES } from '../../../src/core/hardware/model/vocabulary.ts';
import { textsOf } from '../../i18n/text-files.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { having, play } from './bench.ts';
import { anyFault, anyLabCommand, benchOf, MODELS, RULES, START } from './lab-bench.ts';

/** A machine with up to three faults, open, after some play: with standby or without. */
const anyBench = fc.constantFrom(...MODELS).chain((model) =>
  fc
    .tuple(
      fc.array(anyFault(model), { maxLength: 3 }),
      fc.boolean(),
      fc.array(anyLabCommand(model), { maxLength: 25 }),
    )
    .map(([faults, isStarted, commands]): LabState => {
      const opened: LabCommand = { kind: 'lift-part', target: 'side-panel' };
      return play(benchOf(model, faults), [opened, ...(isStarted ? START : []), ...commands]).state;
    }),
);

/** What a command finds, as `test outcome`; nothing when it is refused. */
function found(state: LabState, command: LabCommand): readonly string[] {
  const step = RULES.reduce(state, command);
  if (!step.ok) return [];
  return step.value.state.evidence
    .slice(state.evidence.length)
    .map(({ test, outcome }) => `${test} ${outcome}`);
}

/** Marks of damage that heat or force left: they stay whatever is unplugged. */
const DAMAGE: readonly string[] = ['browned', 'melted', 'key-broken', 'tongue-bent'];

describe('findings of one machine', () => {
  it('say the same of a module as of the memory that it stands among', () => {
    fc.assert(
      fc.property(anyBench, (state) => {
        const { parts } = findMachine(state.machine.model);
        const modules = Object.keys(state.machine.parts).filter(
          (id) => parts[id]?.kind === 'dimm' && state.machine.parts[id]?.socket !== null,
        );
        const said = modules.map((target) => found({ ...state, evidence: [] }, { kind: 'inspect', target }));
        const proud = said.flat().filter((finding) => /^look:.* stands-proud$/.test(finding));
        for (const findings of said)
          expect(findings).toContain(`look-at-memory ${proud.length > 0 ? 'proud' : 'home'}`);
      }),
      { numRuns: 150 },
    );
  });

  it('say the same when a thing is looked at twice, near or from the place where it stands', () => {
    fc.assert(
      fc.property(
        anyBench,
        fc.constantFrom('memory', 'processor', 'card', 'board', 'drives', 'rear'),
        (state, place) => {
          const around = found({ ...state, evidence: [] }, { kind: 'look-around', place } as LabCommand);
          for (const finding of around.filter((one) => one.startsWith('look:'))) {
            const target = finding.slice('look:'.length).split(' ')[0] ?? '';
            expect(found(state, { kind: 'inspect', target })).toContain(finding);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('say of a page what the page shows while it is still open', () => {
    fc.assert(
      fc.property(anyBench, fc.constantFrom(...PAGES), (state, page) => {
        const step = RULES.reduce(state, { kind: 'open-page', page });
        if (!step.ok || step.value.state.machine.page !== page || !step.value.state.machine.running) return;
        const { machine } = step.value.state;
        const shown = RULES.project(step.value.state).screen;
        const said = step.value.state.evidence.at(-1);
        if (said?.test === 'page:sensor-log') {
          const celsius = Number.parseInt(shown.rows[0]?.value ?? '', 10);
          expect(said.outcome).toBe(celsius >= 96 ? 'throttled' : celsius >= 85 ? 'hot' : 'normal');
          expect(Math.round(machine.heat.cpuC)).toBe(celsius);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a mark of damage', () => {
  it('is on one half of a joint or on the other after the plug was pulled, as before', () => {
    fc.assert(
      fc.property(anyBench, (state) => {
        for (const [end, plug] of Object.entries(state.machine.plugs)) {
          const connector = state.machine.connectorByEnd[end];
          if (plug === 'none' || connector === undefined) continue;
          const before = [end, connector].map((target) => marksOf(state.machine, target));
          const apart = { ...state.machine, plugs: { ...state.machine.plugs, [end]: 'none' as const } };
          const after = [end, connector].map((target) => marksOf(apart, target));
          for (const [half, marks] of before.entries())
            expect(after[half]).toEqual(
              expect.arrayContaining(marks.filter((mark) => DAMAGE.includes(mark))),
            );
        }
      }),
      { numRuns: 150 },
    );
  });

  it('of heat is seen at the card’s inlet with the browned plug in it and without', () => {
    const bench = benchOf('kestrel-b7', [
      { kind: 'absent', part: 'gpu' },
      { kind: 'fit', part: 'gpu-12v', socket: 'slot-x16' },
      { kind: 'plug', end: 'cable-12v2x6', plug: 'latched', connector: 'gpu-12v-power' },
      { kind: 'trait', target: 'cable-12v2x6', traits: { wires: 'browned' } },
    ]);
    const open = having(bench, { kind: 'lift-part', target: 'side-panel' });
    const inlet: LabCommand = { kind: 'inspect', target: 'gpu-12v-power' };
    expect(found(open, inlet)).toEqual(['look:gpu-12v-power browned']);
    const pulled = having(open, { kind: 'wear-strap' }, { kind: 'unplug-cable', target: 'cable-12v2x6' });
    expect(found(pulled, inlet)).toEqual(['look:gpu-12v-power browned']);
    expect(found(pulled, { kind: 'inspect', target: 'cable-12v2x6' })).toEqual(['look:cable-12v2x6 browned']);
  });
});

describe('a start', () => {
  const SETUP: readonly LabCommand[] = [...START, { kind: 'open-page', page: 'firmware-main' }];

  it.each(MODELS)(
    'of the %s from a page of its firmware is a finding, like one from the self-test',
    (model) => {
      const setup = having(benchOf(model), ...SETUP);
      expect(found(setup, { kind: 'open-page', page: 'desktop' })).toEqual(['start-system desktop']);
      expect(found(setup, { kind: 'open-page', page: 'event-log' })).toContain('start-system desktop');
    },
  );
});

describe('a RAM module that is not fully in', () => {
  it('leaves no picture, so that half of the memory is never its doing: the customer of HW-15 says so', () => {
    const pageAfterStart = (fault: Fault): string =>
      RULES.project(having(benchOf('kestrel-b7', [fault]), ...START)).screen.page;
    expect(pageAfterStart({ kind: 'unseat', part: 'dimm-b2', end: 'top' })).toBe('no-signal');
    expect(pageAfterStart({ kind: 'trait', target: 'cpu', traits: { lostChannel: 'B' } })).not.toBe(
      'no-signal',
    );
    for (const language of ['en', 'es'])
      expect(textsOf(language).get('cases/half-the-memory:answer.out-and-in')).toMatch(
        /no picture|no había imagen/,
      );
  });
});

describe('the system log', () => {
  const FAILING = { smart: { '5': 140, '187': 22, '197': 40 } } as const;
  const log = (model: 'harrow-5000-mt' | 'brant-h6') =>
    benchOf(model, [{ kind: 'trait', target: 'hdd', traits: FAILING }]).machine.log.map(
      ({ source, id, code }) => `${source} ${id}${code === 0 ? '' : ` 0x${code.toString(16)}`}`,
    );

  it('of a failing disk with data alone holds errors of reading and no stop code', () => {
    expect(log('harrow-5000-mt')).toEqual(expect.arrayContaining(['disk 7', 'disk 153', 'Ntfs 55']));
    expect(log('harrow-5000-mt').filter((line) => line.startsWith('BugCheck'))).toEqual([]);
  });

  it('of a failing disk that the system runs from holds its stop code as well', () => {
    expect(log('brant-h6')).toEqual(expect.arrayContaining(['disk 7', 'BugCheck 1001 0x7a']));
  });
});
