import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import {
  diagnosticTest,
  hasOutcome,
} from '../../../../src/core/hardware/instruments/diagnostic-tests/catalogue.ts';
import { FIXED } from '../../../../src/core/hardware/instruments/diagnostic-tests/fixed.ts';
import { testSubject } from '../../../../src/core/hardware/instruments/diagnostic-tests/test-id.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import type { MachineModelId } from '../../../../src/core/hardware/model/view.ts';
import { PAGES } from '../../../../src/core/hardware/model/vocabulary.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { testSeconds } from '../../../../src/core/hardware/scenarios/test-seconds.ts';
import { having, play } from '../bench.ts';
import { benchOf, MODELS } from '../lab-bench.ts';
import { caseBench, expertLog } from '../scenarios/learner.ts';

const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
const MAINS: LabCommand = { kind: 'plug-cable', target: 'cable-mains' };
const UP: readonly LabCommand[] = [MAINS, { kind: 'press-power' }, { kind: 'wait', seconds: 120 }];
const DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };
const LOADED: readonly LabCommand[] = [...UP, DESKTOP, { kind: 'run-program', program: 'load-test' }];
const MAIN_PLUG_OUT: LabCommand = { kind: 'unplug-cable', target: 'cable-atx24' };
const LEAD_OFF: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-lan' },
  { kind: 'unplug-cable', target: 'cable-lan-far' },
];
const LIVE: readonly LabCommand[] = [OPEN, ...UP];

/** Which machine a test is taken on, open or not, and what is done before. */
interface Taken {
  readonly on?: MachineModelId;
  readonly faults?: readonly Fault[];
  /** Instead of a healthy machine. */
  readonly bench?: LabState;
  readonly before: readonly LabCommand[];
}

const TAKEN: Readonly<Record<keyof typeof FIXED, Taken>> = {
  'press-power': { before: [MAINS] },
  'press-reset': { before: UP },
  'self-test': { faults: [{ kind: 'plug', end: 'cable-eps', plug: 'none' }], before: [MAINS] },
  'start-system': { before: UP },
  'clock-held': { before: [{ kind: 'wait', seconds: 120 }, ...UP] },
  'read-debug-leds': { before: UP },
  'read-post-code': { before: UP },
  'read-power-led': { on: 'harrow-5000-mt', before: UP },
  'post-card': { on: 'brant-h6', before: LIVE },
  listen: { before: UP },
  sniff: { before: [] },
  'look-at-memory': { on: 'harrow-5000-mt', before: [OPEN] },
  'psu-self-test': { on: 'harrow-5000-mt', before: [MAINS] },
  'psu-tester': { before: [OPEN, MAIN_PLUG_OUT, MAINS] },
  'ps-on-jumper': { before: [OPEN, MAIN_PLUG_OUT, MAINS] },
  'short-power-pins': { before: [OPEN, MAINS] },
  loopback: { before: [...UP, ...LEAD_OFF] },
  'cable-tester': { before: LEAD_OFF },
  'thermal-camera': { before: LIVE },
  asset: { before: [] },
  'monitor-menu': { before: [] },
  'measure-outlet': { before: [{ kind: 'unplug-cable', target: 'cable-strip' }] },
  'measure-strip': { before: [] },
  'measure-lead': { before: [] },
  'measure-5vsb': { before: [OPEN, MAINS] },
  'measure-ps-on': { before: [OPEN, MAINS] },
  'measure-pwr-ok': { before: LIVE },
  'measure-12v': { before: LIVE },
  'measure-5v': { before: LIVE },
  'measure-3v3': { before: LIVE },
  'measure-minus-12v': { before: LIVE },
  'measure-12v-load': { before: [OPEN, ...LOADED] },
  'measure-12v-card': {
    bench: caseBench('HW-36'),
    before: [{ kind: 'unplug-cable', target: 'cable-mains' }, { kind: 'press-power' }, OPEN, ...LOADED],
  },
  'measure-cell': { before: [OPEN] },
  'measure-vbus': { before: UP },
  'measure-power-pins': { before: [OPEN, MAINS] },
  'measure-volts': { before: [OPEN] },
  'measure-short': { before: [OPEN] },
  'measure-ohm': { before: [OPEN] },
  'measure-vbus-ohm': { before: [] },
};

const FIXED_TESTS = Object.entries(FIXED).map(([id, row]) => [id, row] as const);

interface Reading {
  readonly test: string;
  readonly outcome: string;
}

/** What is said of tests that the catalogue does not have. */
function strangeOf({ machine }: LabState, readings: readonly Reading[]): readonly string[] {
  return readings.flatMap(({ test, outcome }) => {
    const listed = diagnosticTest(test, machine);
    return listed !== null && hasOutcome(listed, outcome) ? [] : [`${test} ${outcome}`];
  });
}

describe('the catalogue of diagnostic tests', () => {
  it.each(FIXED_TESTS)('has %s read by its own commands, for what they cost on the bench', (id, row) => {
    const {
      on = 'kestrel-b7',
      faults,
      bench: start = benchOf(on, faults),
      before,
    } = TAKEN[id as keyof typeof FIXED];
    const bench = having(start, ...before);
    const read = having(bench, ...row.readBy);
    const found = read.evidence.slice(bench.evidence.length).filter(({ test }) => test === id);
    expect(found).not.toEqual([]);
    expect(found.filter(({ outcome }) => !hasOutcome(row, outcome))).toEqual([]);
    const meter = row.readBy.some(({ kind }) => kind === 'probe') ? 60 : 0;
    const reach = 'reachSeconds' in row ? row.reachSeconds : 0;
    expect(read.ledger.simSeconds - bench.ledger.simSeconds + reach - meter).toBe(testSeconds(row, on));
  });

  it.each(LAB_CASES.inMode('testing').map(({ id }) => id))(
    'knows all that the table of %s speaks of and all that its expert reads',
    (id) => {
      const bench = caseBench(id);
      const spoken = (LAB_CASES.find(id)?.tests ?? []).flatMap(({ id: test, likelihoods }) =>
        Object.keys(likelihoods).map((outcome) => ({ test, outcome })),
      );
      expect(spoken.length).toBeGreaterThanOrEqual(5);
      expect(strangeOf(bench, spoken)).toEqual([]);
      const { state } = play(bench, expertLog(id));
      expect(strangeOf(state, state.evidence)).toEqual([]);
    },
  );

  it.each(MODELS)('knows what looks and pages of a %s say', (model) => {
    const names = findMachine(model);
    const looks = [names.parts, names.cables, names.connectors, names.sockets, names.latches]
      .flatMap((table) => Object.keys(table))
      .map((target): LabCommand => ({ kind: 'inspect', target }));
    const pages = PAGES.map((page): LabCommand => ({ kind: 'open-page', page }));
    const { state } = play(benchOf(model), [...LIVE, ...looks, ...pages]);
    expect(state.evidence.length).toBeGreaterThan(50);
    expect(strangeOf(state, state.evidence)).toEqual([]);
  });

  it('takes each id apart into its family and its subject, and no fixed id for one of a family', () => {
    expect(FIXED_TESTS.filter(([id]) => testSubject(id).family !== 'fixed')).toEqual([]);
    expect(testSubject('look-under:cpu-cooler')).toEqual({ family: 'look-under', target: 'cpu-cooler' });
    expect(testSubject('ask:backup')).toEqual({ family: 'ask', question: 'backup' });
    expect(testSubject('page:event-log')).toEqual({ family: 'page', page: 'event-log' });
    expect(testSubject('try:dimm-3@slot-1+dimm-1@slot-2')).toEqual({
      family: 'try',
      tried: [
        { module: 'dimm-3', slot: 'slot-1' },
        { module: 'dimm-1', slot: 'slot-2' },
      ],
    });
    expect(testSubject('run:memtest@dimm-1')).toEqual({
      family: 'run',
      program: 'memtest',
      modules: ['dimm-1'],
    });
    expect(testSubject('swap-dimm')).toEqual({ family: 'swap', part: 'dimm' });
    expect(testSubject('measure-tp-3v3')).toEqual({ family: 'measure', point: 'tp-3v3' });
    expect(testSubject('measure-plug-cable-eps')).toEqual({ family: 'measure', point: 'cable-eps' });
  });

  it('returns null for an unknown test', () => {
    const { machine } = benchOf('kestrel-b7');
    for (const id of ['look', 'page:nowhere', 'run:nothing', 'measure-everything', 'toString', 'guess:psu'])
      expect(diagnosticTest(id, machine)).toBeNull();
  });
});
