import { describe, expect, it } from 'vitest';
import { hasStandby } from '../../../src/core/hardware/behaviour/electrics.ts';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { makeSafe } from '../../../src/core/hardware/projection/stepped-acts.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { having, refusalOf } from './bench.ts';
import { benchOf, RULES } from './lab-bench.ts';

const act =
  (kind: 'loosen-screw' | 'tighten-screw' | 'press-latch' | 'unplug-cable' | 'plug-cable' | 'lift-part') =>
  (target: string): LabCommand => ({ kind, target });
const laptop = (): LabState => benchOf('marlow-14');
const screwsOf = (part: string): readonly string[] => findMachine('marlow-14').parts[part]?.fasteners ?? [];

const COVER_OFF: readonly LabCommand[] = [
  { kind: 'wear-strap' },
  ...screwsOf('base-cover').map(act('loosen-screw')),
  act('lift-part')('base-cover'),
];
const BATTERY_OUT: readonly LabCommand[] = [act('unplug-cable')('cable-battery'), { kind: 'press-power' }];
const MODULE_OUT: readonly LabCommand[] = [
  act('press-latch')('latch-1-top'),
  act('press-latch')('latch-1-bottom'),
  act('lift-part')('dimm-1'),
];
const MODULE_IN: readonly LabCommand[] = [
  { kind: 'place-part', target: 'dimm-1', socket: 'slot-1' },
  { kind: 'seat-part', target: 'dimm-1', end: 'edge' },
];
const START: readonly LabCommand[] = [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }];

const rules = (state: LabState) => state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`);
const desktop = (state: LabState) =>
  RULES.project(having(state, { kind: 'open-page', page: 'desktop' })).screen.page;

describe('a laptop', () => {
  it('starts on its battery, and on its adapter without one', () => {
    expect(desktop(having(laptop(), ...START))).toBe('desktop');
    const bare = having(laptop(), ...COVER_OFF, ...BATTERY_OUT, { kind: 'unclip-strap' });
    expect(having(bare, { kind: 'press-power' }).machine.running).toBe(false);
    expect(desktop(having(bare, act('plug-cable')('cable-mains'), ...START))).toBe('desktop');
  });

  it('runs on when the adapter is unplugged, and goes off when the battery was its only source', () => {
    const running = having(laptop(), act('plug-cable')('cable-mains'), ...START);
    expect(having(running, act('unplug-cable')('cable-mains')).machine.running).toBe(true);
    const onBattery = having(laptop(), ...START, ...COVER_OFF);
    expect(having(onBattery, act('unplug-cable')('cable-battery')).machine.running).toBe(false);
  });

  it('shows by its charge light what feeds it', () => {
    const light = (state: LabState) => RULES.project(state).leds['led-charge']?.light;
    const plug = act('plug-cable')('cable-mains');
    expect(light(laptop())).toBe('off');
    expect(light(having(laptop(), plug))).toBe('on');
    expect(light(having(laptop(), ...COVER_OFF, act('unplug-cable')('cable-battery'), plug))).toBe('blink');
  });

  it('blinks its caps-lock light and nothing else when the self-test stops', () => {
    const empty = having(laptop(), ...COVER_OFF, ...BATTERY_OUT, ...MODULE_OUT);
    const view = RULES.project(
      having(empty, { kind: 'unclip-strap' }, act('plug-cable')('cable-mains'), ...START),
    );
    expect(view.postStage).toBe('stopped');
    expect(view.leds['led-caps']?.light).toBe('blink');
    expect([view.beeps.beeps, view.blink, view.postDisplay]).toEqual([[], null, null]);
  });

  it('has no case: no story of practice, testing or a form is about it', () => {
    expect(
      [...LAB_CASES.inMode('practice'), ...LAB_CASES.inMode('testing'), ...LAB_CASES.reserved].filter(
        ({ model }) => model === 'marlow-14',
      ),
    ).toEqual([]);
  });
});

describe('board work on a laptop', () => {
  it('with the battery lead in breaks rule P11, although adapter and power are off', () => {
    const worked = having(laptop(), ...COVER_OFF, ...MODULE_OUT);
    expect(new Set(rules(worked))).toEqual(new Set(['P11 B']));
  });

  it.each([
    ['an antenna lead', act('unplug-cable')('cable-antenna-main')],
    ['the fan’s lead', act('unplug-cable')('cable-cpu-fan')],
    ['a memory clip', act('press-latch')('latch-1-top')],
  ])('begins with %s', (_, command) => {
    expect(rules(having(laptop(), ...COVER_OFF, command))).toEqual(['P11 B']);
    expect(rules(having(laptop(), ...COVER_OFF, ...BATTERY_OUT, command))).toEqual([]);
  });

  it('with the adapter in breaks P1, whether the battery is connected or not', () => {
    const plugged = having(laptop(), act('plug-cable')('cable-mains'), ...COVER_OFF);
    expect(new Set(rules(having(plugged, ...MODULE_OUT)))).toEqual(new Set(['P1 B']));
    expect(rules(having(plugged, act('unplug-cable')('cable-battery')))).toEqual(['P1 B']);
  });

  it('breaks nothing with the adapter out, the battery lead out and the charge drained', () => {
    const state = having(laptop(), ...COVER_OFF, ...BATTERY_OUT, ...MODULE_OUT, ...MODULE_IN);
    expect(rules(state)).toEqual([]);
    expect(hasStandby(state.machine)).toBe(false);
    expect(rules(having(state, act('plug-cable')('cable-battery')))).toEqual([]);
  });

  it('waits for the charge: with the lead out and the button not pressed the board still holds some', () => {
    const waiting = having(laptop(), ...COVER_OFF, act('unplug-cable')('cable-battery'));
    expect(new Set(rules(having(waiting, ...MODULE_OUT)))).toEqual(new Set(['P1 B']));
  });

  it('is refused under the base cover, and a part is refused while something holds it', () => {
    expect(refusalOf(laptop(), act('unplug-cable')('cable-battery'))).toMatchObject({ by: ['base-cover'] });
    expect(refusalOf(laptop(), act('lift-part')('base-cover'))?.reason).toBe('screwed');
    const open = having(laptop(), ...COVER_OFF, ...BATTERY_OUT);
    expect(refusalOf(open, act('lift-part')('wifi-card'))).toMatchObject({
      reason: 'plugged',
      by: ['cable-antenna-main', 'cable-antenna-aux'],
    });
    expect(refusalOf(open, act('lift-part')('dimm-1'))?.reason).toBe('latched');
    expect(refusalOf(open, act('lift-part')('cpu-cooler'))?.reason).toBe('not-possible');
  });
});

describe('the modules of a laptop', () => {
  const open = () => having(laptop(), ...COVER_OFF, ...BATTERY_OUT);

  it('a SO-DIMM springs up from its clips, and pressing it down closes both', () => {
    const lifted = having(open(), act('press-latch')('latch-1-top'));
    expect(RULES.project(lifted).parts['dimm-1']).toMatchObject({ placement: 'loose', stance: 'sprung' });
    const back = having(open(), ...MODULE_OUT, ...MODULE_IN);
    expect(RULES.project(back).parts['dimm-1']).toMatchObject({ placement: 'installed', stance: 'straight' });
    expect([back.machine.latches['latch-1-top'], back.machine.latches['latch-1-bottom']]).toEqual([
      'closed',
      'closed',
    ]);
  });

  it('a Wi-Fi card springs up without its screw, as an M.2 drive does', () => {
    const free = having(open(), act('loosen-screw')('screw-wifi-1'), act('loosen-screw')('screw-m2-1'));
    const { parts } = RULES.project(free);
    expect([parts['wifi-card']?.stance, parts['ssd-m2-1']?.stance]).toEqual(['sprung', 'sprung']);
  });

  it('take the two antenna leads on either socket, one lead each', () => {
    const free = having(
      open(),
      act('unplug-cable')('cable-antenna-main'),
      act('unplug-cable')('cable-antenna-aux'),
    );
    const swapped = having(free, { kind: 'plug-cable', target: 'cable-antenna-main', connector: 'wifi-aux' });
    expect(swapped.machine.connectorByEnd['cable-antenna-main']).toBe('wifi-aux');
    expect(
      refusalOf(swapped, { kind: 'plug-cable', target: 'cable-antenna-aux', connector: 'wifi-aux' })?.reason,
    ).toBe('socket-taken');
  });

  it('work with the other memory module in its place', () => {
    const taken = having(open(), { kind: 'order-part', sku: 'dimm' });
    const both = having(
      taken,
      ...['latch-2-top', 'latch-2-bottom'].map(act('press-latch')),
      { kind: 'place-part', target: 'spare-dimm', socket: 'slot-2' },
      { kind: 'seat-part', target: 'spare-dimm', end: 'edge' },
      { kind: 'unclip-strap' },
      act('plug-cable')('cable-mains'),
      ...START,
      { kind: 'open-page', page: 'firmware-memory' },
    );
    expect(both.evidence.at(-1)?.test).toBe('page:firmware-memory');
    expect(rules(both)).toEqual([]);
  });
});

describe('making a laptop safe in one act', () => {
  it('does not press the power button while the battery would start it', () => {
    const steps = (state: LabState) =>
      makeSafe(RULES.project({ ...state, mode: 'practice' }), [])?.steps.map(({ kind }) => kind) ?? [];
    const plugged = having(laptop(), act('plug-cable')('cable-mains'));
    expect(steps(plugged)).toEqual(['unplug-cable', 'wear-strap']);
    const off = having(
      plugged,
      act('unplug-cable')('cable-mains'),
      ...COVER_OFF,
      act('unplug-cable')('cable-battery'),
    );
    expect(steps(having(off, { kind: 'unclip-strap' }))).toEqual(['press-power', 'wear-strap']);
  });
});
