import { describe, expect, it } from 'vitest';
import {
  BOOT_STICK,
  STICK_PORT,
  STICK_PROGRAMS,
} from '../../../../src/core/hardware/behaviour/boot-stick.ts';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { having, refusalOf } from '../bench.ts';
import { POWER, page, run, STICK, WAIT } from '../fault-commands.ts';
import { anyFault, anyLabCommand, benchOf, lastFinding, MODELS, RULES, START } from '../lab-bench.ts';

const HARROW = 'harrow-5000-mt';
const NEW_DRIVE: Fault = { kind: 'fit', part: 'spare-nvme', socket: 'slot-m2-1' };
const OTHER_MODE: Fault = { kind: 'setting', setting: 'sata-mode', value: 'ahci' };
const USB_FIRST: Fault = { kind: 'setting', setting: 'boot-order', value: 'usb-first' };
const THEIR_STICK: Fault = { kind: 'fit', part: 'usb-stick', socket: 'usb-front-1' };
const FRONT_SHORTED: Fault = { kind: 'trait', target: 'front-io', traits: { shorted: true } };

const screenOf = (state: LabState) => RULES.project(state).screen;
const programsOf = (state: LabState): readonly string[] =>
  screenOf(state).controls.flatMap(({ kind, id }) => (kind === 'program' ? [id] : []));
const portOf = (state: LabState): string | null | undefined =>
  RULES.project(state).connectors[STICK_PORT]?.holds;
const started = (faults: readonly Fault[], ...commands: readonly LabCommand[]): LabState =>
  having(benchOf(HARROW, faults), ...commands, ...START);

describe('the boot stick', () => {
  it.each(MODELS)('is put into the rear port of a %s and taken out again, on or off, in seconds', (model) => {
    const off = benchOf(model);
    const on = having(off, ...START);
    for (const bench of [off, on]) {
      const inside = having(bench, STICK);
      const outside = having(inside, STICK);
      expect([bench, inside, outside].map(portOf)).toEqual([null, BOOT_STICK, null]);
      expect(outside.ledger.simSeconds - bench.ledger.simSeconds).toBe(30);
      expect(outside.ledger.breaches).toEqual([]);
    }
  });

  it('is a boot device: a board without a drive no longer asks for one, and the menu of the stick appears', () => {
    const bare = benchOf('kestrel-b7', [{ kind: 'condition', part: 'ssd-m2-1', condition: 'damaged' }]);
    const waiting = having(bare, ...START);
    expect(RULES.project(waiting).leds['led-boot']?.light).toBe('on');
    const found = having(bare, STICK, ...START);
    expect(RULES.project(found).leds['led-boot']?.light).toBe('off');
    expect(RULES.project(found).postDisplay).toBe('AA');
    expect(screenOf(having(found, page('desktop'))).page).toBe('stick-menu');
    const eventKinds = (bench: LabState): readonly string[] => {
      const step = RULES.reduce(having(bench, { kind: 'plug-cable', target: 'cable-mains' }), POWER);
      return step.ok ? step.value.events.map(({ kind }) => kind) : [];
    };
    expect(eventKinds(bare)).toContain('post-stopped');
    expect(eventKinds(having(bare, STICK))).toContain('post-passed');
  });

  it('fits no other place', () => {
    for (const target of ['port-usb-front-1', 'port-lan'])
      expect(refusalOf(benchOf(HARROW), { kind: 'use-tool', tool: BOOT_STICK, target })).toEqual({
        reason: 'not-possible',
        target,
      });
  });

  it('holds the board in the case until it is out', () => {
    const state = benchOf(HARROW);
    const { motherboard } = state.machine.parts;
    if (motherboard === undefined) throw new Error('there is no board');
    const bare = { ...state.machine, parts: { motherboard }, plugs: {}, fasteners: {} };
    const inside = having({ ...state, machine: bare }, STICK);
    const lift: LabCommand = { kind: 'lift-part', target: 'motherboard' };
    expect(refusalOf(inside, lift)).toEqual({ reason: 'plugged', target: 'motherboard', by: [BOOT_STICK] });
    expect(refusalOf(having(inside, STICK), lift)).toBeNull();
  });
});

describe('a program on the boot stick', () => {
  const boot = page('firmware-boot');

  it('is offered on the boot page while the stick is in, whatever the boot order', () => {
    const on = having(started([]), boot);
    expect(programsOf(on)).toEqual([]);
    const ready = having(on, STICK);
    expect(programsOf(ready)).toEqual(STICK_PROGRAMS);
    expect(screenOf(ready).rows.filter(({ label }) => label === 'boot-usb')).toHaveLength(1);
    expect(ready.machine.settings).toEqual(on.machine.settings);
    expect(programsOf(having(ready, STICK))).toEqual([]);
    expect(lastFinding(having(ready, run('memtest'), WAIT, WAIT, WAIT))).toBe('run:memtest clean');
  });

  it('can be the firmware file, on the page of the firmware', () => {
    const main = having(started([]), page('firmware-main'));
    expect([programsOf(main), programsOf(having(main, STICK))]).toEqual([[], ['update-firmware']]);
  });

  it('is offered beside the safe start at a stop screen', () => {
    expect(programsOf(started([OTHER_MODE]))).toEqual(['safe-start']);
    expect(programsOf(started([OTHER_MODE], STICK))).toEqual(['safe-start', ...STICK_PROGRAMS]);
  });

  it('ends without a result when the stick is pulled; the desktop’s own programs do not need it', () => {
    const pulled = having(started([], STICK), boot, run('memtest'), STICK, WAIT, WAIT, WAIT);
    expect([pulled.machine.programs, lastFinding(pulled)]).toEqual([[], 'page:firmware-boot drive-first']);
    const desk = having(started([], STICK), page('desktop'), run('load-test'), STICK, WAIT, WAIT);
    expect(lastFinding(desk)).toBe('run:load-test pass');
  });

  it('is refused without the stick', () => {
    for (const program of STICK_PROGRAMS)
      expect(refusalOf(having(started([]), boot), run(program, 'ssd-m2-1'))?.reason).toBe('not-possible');
  });
});

describe('a start with the stick in', () => {
  it.each<readonly [string, readonly Fault[], string, string]>([
    ['the drive first', [], 'summary', 'summary'],
    ['USB first', [USB_FIRST], 'summary', 'stick-menu'],
    ['USB first and a stick of the customer’s', [USB_FIRST, THEIR_STICK], 'no-boot-device', 'stick-menu'],
    ['the drive first and nothing on it', [NEW_DRIVE], 'no-boot-device', 'stick-menu'],
    ['another drive mode', [OTHER_MODE], 'stop-screen', 'stop-screen'],
    ['a short in front', [FRONT_SHORTED], 'over-current', 'over-current'],
  ])('%s: goes where the firmware finds something to start', (_, faults, without, within) => {
    const short = faults.includes(FRONT_SHORTED);
    const at = (...commands: readonly LabCommand[]): string =>
      screenOf(having(benchOf(HARROW, faults), ...commands, ...START.slice(0, short ? 2 : 3))).page;
    expect([at(), at(STICK)]).toEqual([without, within]);
  });

  it('reaches the desktop once it is out again, or comes too late for a system that is up', () => {
    const menu = started([USB_FIRST], STICK);
    expect(lastFinding(having(menu, page('desktop')))).toBe('start-system stick-menu');
    expect(lastFinding(having(menu, STICK, page('desktop')))).toBe('start-system desktop');
    const up = having(started([USB_FIRST]), page('desktop'), STICK);
    expect(lastFinding(having(up, page('event-log')))).toBe('page:event-log quiet');
    expect(screenOf(having(up, POWER, POWER, WAIT)).page).toBe('stick-menu');
  });

  it('offers nothing on a machine that its ports switch off', () => {
    const short = having(benchOf(HARROW, [FRONT_SHORTED, NEW_DRIVE]), STICK, ...START.slice(0, 2));
    expect(screenOf(short).controls).toEqual([]);
  });
});

describe('no machine without the stick', () => {
  it.each(MODELS)('offers a program of it, whatever is wrong or done (%s)', (model) => {
    fc.assert(
      fc.property(
        fc.array(anyFault(model), { maxLength: 2 }),
        fc.array(anyLabCommand(model), { maxLength: 20 }),
        (faults, commands) => {
          let state = having(benchOf(model, faults), ...START);
          for (const command of commands) {
            const step = RULES.reduce(state, command);
            if (step.ok) state = step.value.state;
            const { page: shown } = screenOf(state);
            const isDesk = shown === 'desktop' || shown === 'files';
            if (portOf(state) === BOOT_STICK || isDesk) continue;
            expect(shown).not.toBe('stick-menu');
            expect(programsOf(state).filter((id) => id !== 'safe-start')).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
