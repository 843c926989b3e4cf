import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { NOTHING_BROKEN } from '../../../src/core/hardware/scenarios/judged/predicates.ts';
import { eventsOf, having, refusalOf } from './bench.ts';
import { inspect, OPEN, PLUG, POWER, page, run, WAIT } from './fault-commands.ts';
import { benchOf, lastFinding, RULES, START } from './lab-bench.ts';

/** What the engine allows, and what comes of it (hardware-lab.md 2.2 and 2.4). */

const rules = (state: LabState): readonly string[] =>
  state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`);
const loosen = (...targets: readonly string[]): readonly LabCommand[] =>
  targets.map((target) => ({ kind: 'loosen-screw', target }));
const tighten = (...targets: readonly string[]): readonly LabCommand[] =>
  targets.map((target) => ({ kind: 'tighten-screw', target }));
const opened = (model: 'kestrel-b7' | 'harrow-5000-mt' | 'brant-h6'): LabState =>
  having(benchOf(model), OPEN, { kind: 'wear-strap' });
const START_UP: readonly LabCommand[] = [{ kind: 'unclip-strap' }, ...START];

describe('an M.2 drive that no screw holds', () => {
  const sprung = having(opened('harrow-5000-mt'), ...loosen('screw-m2-1'));

  it('springs up, which a look shows, and the system is not found', () => {
    expect(project(sprung).parts['ssd-m2-1']?.stance).toBe('sprung');
    expect(lastFinding(having(sprung, inspect('ssd-m2-1')))).toBe('look:ssd-m2-1 springs-up');
    expect(lastFinding(having(sprung, ...START_UP, page('desktop')))).toBe('start-system no-boot-device');
  });

  it('responds again once it is screwed down', () => {
    const held = having(sprung, ...tighten('screw-m2-1'));
    expect(project(held).parts['ssd-m2-1']?.stance).toBe('straight');
    expect(lastFinding(having(held, inspect('ssd-m2-1')))).toBe('look:ssd-m2-1 normal');
    expect(lastFinding(having(held, ...START_UP, page('desktop')))).toBe('start-system desktop');
  });
});

describe('a hard disk that is not screwed into its bay', () => {
  const screws = ['screw-hdd-1', 'screw-hdd-2', 'screw-hdd-3', 'screw-hdd-4'];
  const running = having(opened('brant-h6'), ...loosen(...screws), ...START_UP, page('desktop'));

  it('buzzes while it spins, and repeats failed reads', () => {
    expect(lastFinding(having(running, { kind: 'listen' }))).toBe('listen buzz');
    const copied = having(running, run('copy-test'), WAIT, WAIT, WAIT, WAIT, WAIT);
    expect(lastFinding(copied)).toBe('run:copy-test retries');
    expect(copied.machine.log.at(-1)).toMatchObject({ source: 'disk', id: 153 });
  });

  it('is quiet with its screws in', () => {
    expect(lastFinding(having(running, ...tighten(...screws), { kind: 'listen' }))).toBe('listen fans');
  });
});

describe('a graphics card that no screw holds at its bracket', () => {
  const lead: LabCommand = { kind: 'unplug-cable', target: 'cable-monitor' };
  const one = having(opened('kestrel-b7'), ...loosen('screw-gpu-1'));
  const none = having(one, ...loosen('screw-gpu-2'));

  it('tilts out of its slot with the weight of the monitor’s lead, and the self-test stops at graphics', () => {
    expect(eventsOf(none, lead)).toContainEqual({ kind: 'part-tipped', target: 'gpu' });
    const tipped = having(none, lead, { kind: 'plug-cable', target: 'cable-monitor' });
    expect(RULES.project(tipped).parts['gpu']?.placement).toBe('loose');
    expect(RULES.project(having(tipped, ...START_UP)).leds['led-vga']?.light).toBe('on');
  });

  it('stays where it is with one of its screws in', () => {
    expect(RULES.project(having(one, lead)).parts['gpu']?.placement).toBe('installed');
  });
});

describe('a cooler of four screws', () => {
  const screws = ['1', '2', '3', '4'].map((at) => `screw-cooler-${at}`);
  const [a = '', b = '', c = '', d = ''] = screws;
  const off = having(opened('kestrel-b7'), ...loosen(...screws));
  const loaded = (state: LabState): number =>
    having(state, ...START_UP, page('desktop'), run('load-test'), { kind: 'wait', seconds: 400 }).machine.heat
      .cpuC;

  it('that is screwed down on one side first sits at an angle, and the processor runs hotter', () => {
    const askew = having(off, ...tighten(a, b, c, d));
    const even = having(off, ...tighten(a, d, b, c));
    expect(lastFinding(having(askew, inspect('cpu-cooler')))).toBe('look:cpu-cooler tilted');
    expect(lastFinding(having(even, inspect('cpu-cooler')))).toBe('look:cpu-cooler normal');
    expect(loaded(askew) - loaded(even)).toBeCloseTo(13, 0);
  });

  it('is level again after all of them were removed', () => {
    const again = having(off, ...tighten(a, b, c, d), ...loosen(a, b, c, d), ...tighten(b, c, a, d));
    expect(lastFinding(having(again, inspect('cpu-cooler')))).toBe('look:cpu-cooler normal');
  });
});

describe('a processor that is started without its cooler locked down (P6)', () => {
  const loose = having(opened('kestrel-b7'), ...loosen('screw-cooler-1'), { kind: 'unclip-strap' }, PLUG);
  const safe: readonly LabCommand[] = [
    { kind: 'unplug-cable', target: 'cable-mains' },
    POWER,
    { kind: 'wear-strap' },
    ...loosen('screw-cooler-2', 'screw-cooler-3', 'screw-cooler-4'),
    { kind: 'unplug-cable', target: 'cable-cpu-fan' },
    { kind: 'lift-part', target: 'cpu-cooler' },
    inspect('cpu'),
  ];

  it('shows damage from the third start on', () => {
    const [twice, thrice] = [having(loose, POWER, POWER), having(loose, POWER, POWER, POWER)];
    expect(rules(thrice)).toEqual(['P6 B', 'P6 B', 'P6 B']);
    expect(lastFinding(having(twice, ...safe))).toBe('look:cpu normal');
    expect(lastFinding(having(thrice, ...safe))).toBe('look:cpu heat-tinted');
    expect([twice, thrice].map((state) => NOTHING_BROKEN.holds({ ...state, cured: null }))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a plug that comes in two halves, with one of them in', () => {
  const half = (model: 'kestrel-b7' | 'harrow-5000-mt', target: string): LabState =>
    having(
      opened(model),
      { kind: 'unplug-cable', target },
      { kind: 'plug-cable', target, half: true },
      ...START_UP,
    );
  const loaded = (state: LabState): string =>
    lastFinding(having(state, page('desktop'), run('load-test'), WAIT, WAIT));

  it('starts a strong processor from four of its eight pins, and fails under load', () => {
    const started = half('kestrel-b7', 'cable-eps');
    expect(lastFinding(having(started, inspect('cable-eps')))).toBe('look:cable-eps half-in');
    expect(loaded(started)).toBe('run:load-test power-cut');
  });

  it('is enough for a processor with low power draw', () => {
    expect(loaded(half('harrow-5000-mt', 'cable-eps'))).toBe('run:load-test pass');
  });

  it('does not power a graphics card', () => {
    expect(RULES.project(half('kestrel-b7', 'cable-pcie')).leds['led-vga']?.light).toBe('on');
  });

  it('is refused for a plug in one piece', () => {
    const off = having(opened('kestrel-b7'), { kind: 'unplug-cable', target: 'cable-atx24' });
    expect(refusalOf(off, { kind: 'plug-cable', target: 'cable-atx24', half: true })?.reason).toBe(
      'not-possible',
    );
  });
});

describe('the lead of a pump’s signal on the wrong header', () => {
  const LIQUID: readonly Fault[] = [
    { kind: 'fit', part: 'cpu-aio', socket: 'mount-cooler' },
    { kind: 'plug', end: 'cable-pump-power', plug: 'latched', connector: 'aio-power' },
    { kind: 'plug', end: 'cable-pump-tach', plug: 'latched', connector: 'conn-pump' },
    { kind: 'plug', end: 'cable-cpu-fan', plug: 'none' },
  ];
  const rows = (state: LabState): Readonly<Record<string, string>> =>
    Object.fromEntries(RULES.project(state).screen.rows.map(({ label, value }) => [label, value]));
  const sensors = (...moved: readonly LabCommand[]): LabState =>
    having(benchOf('kestrel-b7', LIQUID), OPEN, ...moved, ...START, page('firmware-sensors'));

  it('leaves the firmware without a pump, while another header counts it', () => {
    const wrong = sensors(
      { kind: 'unplug-cable', target: 'cable-pump-tach' },
      { kind: 'plug-cable', target: 'cable-pump-tach', connector: 'conn-cpu-fan' },
    );
    expect(rows(wrong)).toMatchObject({ 'conn-pump': '0 rpm', 'conn-cpu-fan': '2800 rpm' });
    expect(lastFinding(wrong)).toBe('page:firmware-sensors no-pump');
    expect(rows(sensors())).toMatchObject({ 'conn-pump': '2800 rpm', 'conn-cpu-fan': '0 rpm' });
  });
});

describe('a cell that is put in upside down', () => {
  const cell = 'cmos-cell';
  const set = (turned: boolean): LabState =>
    having(
      opened('brant-h6'),
      { kind: 'lift-part', target: cell },
      { kind: 'place-part', target: cell, socket: 'holder-cell', ...(turned ? { turned } : {}) },
      { kind: 'seat-part', target: cell, end: 'edge' },
    );
  const measured = (state: LabState): string =>
    lastFinding(
      having(
        state,
        { kind: 'set-meter', function: 'dcv', range: 20 },
        { kind: 'probe', black: 'cell-terminals.2', red: 'cell-terminals.1' },
      ),
    );
  /** The clock set, then a night without mains. */
  const morning = (state: LabState): string =>
    lastFinding(
      having(
        state,
        ...START_UP,
        page('firmware-main'),
        { kind: 'change-setting', setting: 'clock', value: 'now' },
        POWER,
        { kind: 'unplug-cable', target: 'cable-mains' },
        { kind: 'wait', seconds: 120 },
        ...START,
        page('desktop'),
      ),
    );

  it('is visible, and the meter reads a negative voltage', () => {
    const lies = (state: LabState) => project(state).parts[cell]?.stance;
    expect([lies(set(true)), lies(set(false))]).toEqual(['face-down', 'straight']);
    expect(lies(having(set(true), { kind: 'lift-part', target: cell }))).toBe('straight');
    expect(lastFinding(having(set(true), inspect(cell)))).toBe('look:cmos-cell minus-up');
    expect([measured(set(true)), measured(set(false))]).toEqual([
      'measure-cell reversed',
      'measure-cell in-band',
    ]);
  });

  it('does not keep the clock', () => {
    expect([morning(set(true)), morning(set(false))]).toEqual([
      'start-system press-f1-clock',
      'start-system desktop',
    ]);
  });
});

describe('rough handling (P15)', () => {
  it('is charged once for touching a cooler hot from load, and not once it is cold', () => {
    const hot = having(benchOf('kestrel-b7'), OPEN, ...START, page('desktop'), run('load-test'), WAIT, POWER);
    const burns = (state: LabState): number => rules(state).filter((rule) => rule === 'P15 C').length;
    expect(burns(having(hot, ...loosen('screw-cooler-1', 'screw-cooler-2')))).toBe(1);
    expect(burns(having(hot, { kind: 'wait', seconds: 60 }, ...loosen('screw-cooler-1')))).toBe(0);
  });

  it('is charged for a borrowed lead left plugged at one end, only when the job is closed', () => {
    const close: LabCommand = { kind: 'close-job' };
    const out: readonly LabCommand[] = [
      { kind: 'unplug-cable', target: 'cable-lan' },
      { kind: 'unplug-cable', target: 'cable-lan-far' },
      { kind: 'take-spare', spare: 'patch-lead' },
      { kind: 'plug-cable', target: 'cable-lan-spare' },
    ];
    const mended = having(benchOf('harrow-5000-mt'), PLUG, ...out);
    expect(rules(having(mended, close))).toEqual(['P15 C']);
    expect(rules(having(mended, { kind: 'plug-cable', target: 'cable-lan-spare-far' }, close))).toEqual([]);
  });
});
