import { describe, expect, it } from 'vitest';
import { heatAfter } from '../../../src/core/hardware/behaviour/heat.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { having, refusalOf } from './bench.ts';
import { DCV, inspect, OPEN, PLUG, POWER, page, plug, probe, run, STICK, WAIT } from './fault-commands.ts';
import { benchOf, lastFinding, MODELS, RULES, START } from './lab-bench.ts';

/** What follows from an act or a fault that is no subject of any one case. */

const UNPLUG: LabCommand = { kind: 'unplug-cable', target: 'cable-mains' };
const breaches = (state: LabState): readonly string[] =>
  state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`).filter((rule) => rule !== 'P2 C');
const tool = (
  name: Extract<LabCommand, { kind: 'use-tool' }>['tool'],
  target: string,
): Extract<LabCommand, { kind: 'use-tool' }> => ({ kind: 'use-tool', tool: name, target });

describe('heat', () => {
  it('is the same whether the seconds pass at once or in steps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MODELS),
        fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 10 }),
        (model, pieces) => {
          const { machine } = having(benchOf(model), PLUG, POWER);
          const inOneGo = heatAfter(
            machine,
            pieces.reduce((sum, seconds) => sum + seconds, 0),
          );
          const last = pieces.reduce(
            (heat, seconds) => heatAfter({ ...machine, heat }, seconds),
            machine.heat,
          );
          expect(last.cpuC).toBeCloseTo(inOneGo.cpuC, 1);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('trips a build with the film left on within two minutes, as its customer says', () => {
    const filmed = benchOf('kestrel-b7', [{ kind: 'trait', target: 'cpu-cooler', traits: { film: true } }]);
    const started = having(filmed, PLUG, POWER, { kind: 'wait', seconds: 30 });
    expect(started.machine.running).toBe(true);
    expect(having(started, { kind: 'wait', seconds: 90 }).machine.running).toBe(false);
  });

  it('reports a cooler put back on its old paste, and not one that was cleaned first', () => {
    const screws = [1, 4, 2, 3].map((n) => `screw-cooler-${n}`);
    const off = having(
      benchOf('kestrel-b7'),
      OPEN,
      { kind: 'unplug-cable', target: 'cable-cpu-fan' },
      ...screws.map((target): LabCommand => ({ kind: 'loosen-screw', target })),
      { kind: 'lift-part', target: 'cpu-cooler' },
    );
    expect(lastFinding(having(off, inspect('cpu-cooler')))).toBe('look-under:cpu-cooler paste-old');
    const atLoad = (cooler: LabState): number =>
      having(
        cooler,
        { kind: 'place-part', target: 'cpu-cooler', socket: 'mount-cooler' },
        { kind: 'seat-part', target: 'cpu-cooler', end: 'edge' },
        ...screws.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
        { kind: 'plug-cable', target: 'cable-cpu-fan' },
        ...START,
        page('desktop'),
        run('load-test'),
        WAIT,
      ).machine.heat.cpuC;
    const renewed = having(off, tool('ipa-wipe', 'cpu-cooler'), tool('thermal-paste', 'cpu-cooler'));
    // 2.2: 8 to 15 degrees; 79 is the healthy figure of 2.6.1.
    expect(atLoad(off) - atLoad(renewed)).toBeGreaterThan(8);
    expect(atLoad(renewed)).toBeCloseTo(79, 0);
  });
});

describe('a processor fan that is plugged in and stands still', () => {
  const stuck = benchOf('harrow-5000-mt', [
    { kind: 'trait', target: 'cpu-cooler', traits: { seized: true } },
  ]);

  it('is missed by the self-test as well as by the sensors', () => {
    expect(lastFinding(having(stuck, ...START, page('desktop')))).toBe('start-system press-f1-fan');
    expect(lastFinding(having(stuck, ...START, page('firmware-sensors')))).toBe(
      'page:firmware-sensors no-cpu-fan',
    );
  });
});

describe('a firmware update that is cut off', () => {
  const updating = having(
    benchOf('kestrel-b7', [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.20' } }]),
    STICK,
    ...START,
    page('firmware-main'),
    run('update-firmware'),
  );
  const cuts: readonly (readonly [string, LabCommand])[] = [
    ['the power button', POWER],
    ['the reset button', { kind: 'press-button', target: 'reset-button' }],
    ['the rocker', { kind: 'set-psu-switch', position: 'off' }],
    ['the strip', { kind: 'set-switch', target: 'strip-switch', position: 'off' }],
    ['the lead', UNPLUG],
  ];

  it.each(cuts)('by %s leaves a board that starts nothing (P14)', (_, cut) => {
    const state = having(updating, cut);
    expect(breaches(state)).toEqual(['P14 B']);
    expect(state.machine.traits['motherboard']?.firmware).toBe('none');
  });

  it('is repaired with the right file, and the sticker still names the version the board was sold with', () => {
    const saved = having(updating, POWER, tool('firmware-stick', 'flashback-button'), POWER);
    expect(RULES.project(having(saved, WAIT)).postDisplay).toBe('AA');
    expect(lastFinding(having(saved, POWER, UNPLUG, OPEN, inspect('motherboard')))).toBe(
      'look:motherboard sticker-1-20',
    );
  });

  it('does no harm once it has finished', () => {
    const through = having(updating, WAIT, POWER);
    expect(breaches(through)).toEqual([]);
    expect(through.machine.traits['motherboard']?.firmware).toBe('1.60');
  });
});

describe('the settings of the firmware', () => {
  const lift: LabCommand = { kind: 'lift-part', target: 'cmos-cell' };

  it('are lost when the cell is removed without mains, and kept by standby power', () => {
    const bench = benchOf('harrow-5000-mt');
    expect(having(bench, OPEN, lift).machine).toMatchObject({ clock: 'lost', settings: {} });
    expect(having(bench, OPEN, PLUG, lift).machine).toMatchObject({
      clock: 'kept',
      settings: { 'sata-mode': 'raid' },
    });
  });

  it('are not cleared with a jumper on a live board (P1)', () => {
    const clear = tool('jumper-cap', 'jumper-clear-cmos');
    expect(breaches(having(benchOf('kestrel-b7'), OPEN, PLUG, clear))).toEqual(['P1 B']);
    expect(breaches(having(benchOf('kestrel-b7'), OPEN, clear))).toEqual([]);
  });
});

describe('instruments', () => {
  it('PS_ON jumper: a supply starts on its board as well as beside it; on the board it is a breach (P9)', () => {
    const jumper = tool('ps-on-jumper', 'cable-atx24');
    const onBoard = having(benchOf('kestrel-b7'), OPEN, PLUG, jumper);
    expect([lastFinding(onBoard), ...breaches(onBoard)]).toEqual(['ps-on-jumper turns', 'P9 C']);
  });

  it('ohms: a short under the board is in the board’s socket, and not in the plug pulled out of it', () => {
    const shorted = benchOf('kestrel-b7', [{ kind: 'fit', part: 'standoff-extra', socket: 'tray-hole-10' }]);
    const loose = having(
      shorted,
      OPEN,
      { kind: 'unplug-cable', target: 'cable-atx24' },
      { kind: 'set-meter', function: 'ohm', range: 2000 },
    );
    expect(lastFinding(having(loose, probe('conn-atx24.10', 'conn-atx24.3')))).toBe('measure-short short');
    expect(lastFinding(having(loose, probe('cable-atx24.10', 'cable-atx24.3')))).toBe('measure-short normal');
  });

  it('cleaning a fitted cooler of a live machine breaks P1, cleaning a removed one does not', () => {
    const live = having(benchOf('kestrel-b7'), OPEN, PLUG);
    expect(breaches(having(live, tool('compressed-air', 'cpu-cooler')))).toEqual(['P1 B']);
    const lent = having(live, { kind: 'take-spare', spare: 'cooler' });
    expect(breaches(having(lent, tool('ipa-wipe', 'spare-cooler')))).toEqual([]);
  });
});

describe('another board', () => {
  it('has an intact connector where that of the old one was forced', () => {
    const forced = benchOf('kestrel-b7', [
      { kind: 'trait', target: 'conn-eps', traits: { broken: true } },
      plug('cable-eps', 'none'),
    ]);
    const replaced = {
      ...forced,
      machine: {
        ...forced.machine,
        parts: {
          ...forced.machine.parts,
          motherboard: { socket: null, ends: {}, condition: 'sound' as const },
          'spare-board': {
            socket: 'tray-board',
            ends: { edge: 'home' as const },
            condition: 'sound' as const,
          },
        },
      },
    };
    const eps: LabCommand = { kind: 'plug-cable', target: 'cable-eps' };
    expect(having(forced, OPEN, eps, PLUG, POWER).machine.running).toBe(false);
    expect(having(replaced, OPEN, eps, PLUG, POWER).machine.running).toBe(true);
  });
});

describe('a drive that takes no more writes', () => {
  const drive = 'ssd-m2-data';
  const worn = having(
    benchOf('kestrel-b7', [
      { kind: 'fit', part: drive, socket: 'slot-m2-2' },
      { kind: 'trait', target: drive, traits: { readOnly: true } },
    ]),
    ...START,
    page('desktop'),
  );

  it.each(['format-drive', 'reinstall-system', 'restore-data', 'check-disk-repair'] as const)(
    'refuses %s and keeps what is on it',
    (program) => {
      const tried = having(worn, run(program, drive), WAIT, WAIT, WAIT, WAIT, WAIT);
      expect(lastFinding(tried)).toBe(`run:${program} refused`);
      expect(tried.machine.traits[drive]?.dataLost).toBeUndefined();
    },
  );

  it('can still be read completely', () => {
    const copied = having(worn, run('image-drive', drive), WAIT, WAIT, WAIT, WAIT, WAIT);
    expect(lastFinding(copied)).toBe('run:image-drive copied');
  });
});

describe('the meter on a plug of the supply', () => {
  it('reads +12 V whether or not the plug is in', () => {
    const out = having(benchOf('kestrel-b7', [plug('cable-eps', 'none')]), OPEN, PLUG, POWER, DCV);
    expect(lastFinding(having(out, probe('cable-eps.5', 'cable-eps.1')))).toBe(
      'measure-plug-cable-eps in-band',
    );
  });
});

describe('a borrowed part', () => {
  const withSpare = (state: LabState): LabState =>
    having(
      state,
      OPEN,
      { kind: 'take-spare', spare: 'dimm' },
      { kind: 'press-latch', target: 'latch-1-top' },
      { kind: 'press-latch', target: 'latch-1-bottom' },
      { kind: 'lift-part', target: 'dimm-1' },
      { kind: 'place-part', target: 'spare-dimm', socket: 'slot-1' },
      { kind: 'seat-part', target: 'spare-dimm', end: 'top' },
      { kind: 'seat-part', target: 'spare-dimm', end: 'bottom' },
      PLUG,
      POWER,
    );
  const swaps = (state: LabState): readonly string[] =>
    state.evidence.filter(({ test }) => test === 'swap-dimm').map(({ outcome }) => outcome);

  it('is a proven cure after a failed start with the customer’s own part', () => {
    const dead = benchOf('harrow-5000-mt', [{ kind: 'condition', part: 'dimm-1', condition: 'damaged' }]);
    expect(swaps(withSpare(having(dead, PLUG, POWER, POWER, UNPLUG)))).toEqual(['cured']);
  });

  it('proves nothing after a good start with the customer’s own part', () => {
    const seen = having(benchOf('harrow-5000-mt'), ...START, page('desktop'), POWER, UNPLUG);
    expect(swaps(withSpare(seen))).toEqual([]);
  });
});

describe('the screw of an M.2 slot', () => {
  it('holds any drive in the slot', () => {
    const swapped = having(
      benchOf('kestrel-b7', [{ kind: 'fit', part: 'ssd-m2-data', socket: 'slot-m2-2' }]),
      OPEN,
      { kind: 'loosen-screw', target: 'screw-m2-2' },
      { kind: 'lift-part', target: 'ssd-m2-data' },
      { kind: 'take-spare', spare: 'nvme' },
      { kind: 'place-part', target: 'spare-nvme', socket: 'slot-m2-2' },
      { kind: 'seat-part', target: 'spare-nvme', end: 'edge' },
    );
    expect(RULES.project(swapped).fasteners['screw-m2-2']?.part).toBe('spare-nvme');
    const held = having(swapped, { kind: 'tighten-screw', target: 'screw-m2-2' });
    expect(refusalOf(held, { kind: 'lift-part', target: 'spare-nvme' })?.by).toEqual(['screw-m2-2']);
  });
});
