import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import type { Traits } from '../../../../src/core/hardware/model/traits.ts';
import { actionsOf } from '../../../../src/core/hardware/projection/actions.ts';
import { having, refusalOf } from '../bench.ts';
import { benchOf, lastFinding, MODELS, RULES, START } from '../lab-bench.ts';

const monitor = (traits: Traits): Fault => ({ kind: 'trait', target: 'monitor', traits });
const MENU: LabCommand = { kind: 'press-button', target: 'monitor-menu-button' };
const POWER: LabCommand = { kind: 'press-button', target: 'monitor-power-button' };
const LOOK: LabCommand = { kind: 'inspect', target: 'monitor' };
const LIGHT: LabCommand = { kind: 'use-tool', tool: 'flashlight', target: 'monitor' };
const LED: LabCommand = { kind: 'inspect', target: 'led-monitor' };
const set = (setting: string, value: string): LabCommand => ({ kind: 'change-setting', setting, value });

/** The Harrow, started, with something wrong at its monitor. */
const started = (...faults: readonly Fault[]): LabState =>
  having(benchOf('harrow-5000-mt', faults), ...START);
const read = (state: LabState, command: LabCommand): string => lastFinding(having(state, command));
const page = (state: LabState): string => RULES.project(state).screen.page;

/** The spare on the desk in the machine's own monitor's stead, with both leads. */
const SWAP: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-monitor-far' },
  { kind: 'unplug-cable', target: 'cable-monitor-mains' },
  { kind: 'lift-part', target: 'monitor' },
  { kind: 'take-spare', spare: 'monitor' },
  { kind: 'place-part', target: 'spare-monitor', socket: 'desk-monitor' },
  { kind: 'seat-part', target: 'spare-monitor', end: 'edge' },
  { kind: 'plug-cable', target: 'cable-monitor-mains' },
  { kind: 'plug-cable', target: 'cable-monitor-far' },
];

/** Each cause: its light, a look, a look with the flashlight, its menu, and what the spare monitor shows. */
const CAUSES = [
  [
    'a failed backlight',
    monitor({ backlight: 'failed' }),
    'on',
    'screen-dark',
    'faint-picture',
    'dark',
    'cured',
  ],
  ['brightness 0', monitor({ brightness: 0 }), 'on', 'screen-dim', 'screen-dim', 'dim', 'cured'],
  [
    'the wrong input',
    monitor({ monitorInput: 'displayport' }),
    'blink',
    'no-signal-shown',
    'no-signal-shown',
    'other-input',
    'cured',
  ],
  [
    'deep sleep',
    monitor({ monitorPower: 'deep-sleep' }),
    'blink',
    'screen-dark',
    'screen-dark',
    'dark',
    'cured',
  ],
  ['its own button', monitor({ monitorPower: 'off' }), 'off', 'screen-dark', 'screen-dark', 'dark', 'cured'],
  [
    'dead electronics',
    { kind: 'condition', part: 'monitor', condition: 'damaged' },
    'off',
    'screen-dark',
    'screen-dark',
    'dark',
    'cured',
  ],
  [
    'a broken video lead',
    { kind: 'trait', target: 'cable-monitor', traits: { wires: 'open' } },
    'blink',
    'no-signal-shown',
    'no-signal-shown',
    'no-signal',
    'same',
  ],
] as const satisfies readonly (readonly [string, Fault, ...string[]])[];

describe('a monitor without a picture', () => {
  it.each(CAUSES)(
    'because of %s shows it by light, look, flashlight, menu and spare',
    (_name, fault, led, look, lit, menu, spare) => {
      const state = started(fault);
      expect(['dark', 'no-signal']).toContain(page(state));
      expect(read(state, LED)).toBe(`look:led-monitor ${led}`);
      expect(read(state, LOOK)).toBe(`look:monitor ${look}`);
      expect(read(state, LIGHT)).toBe(`look:monitor ${lit}`);
      expect(read(state, MENU)).toBe(`monitor-menu ${menu}`);
      expect(lastFinding(having(state, ...SWAP))).toBe(`swap-monitor ${spare}`);
      expect(refusalOf(state, { kind: 'open-page', page: 'desktop' })).toMatchObject({ reason: 'no-screen' });
    },
  );

  it('is no two of them alike', () => {
    const signs = CAUSES.map(([_name, _fault, ...sign]) => sign.join(' '));
    // Its own button and dead electronics differ by what the button does.
    expect(new Set(signs).size).toBe(signs.length - 1);
  });

  it('has its picture back by its own setting, its own button or another lead', () => {
    const input = having(started(CAUSES[2][1]), MENU, set('monitor-input', 'hdmi'));
    expect(page(input)).toBe('summary');
    const bright = having(started(CAUSES[1][1]), MENU, set('monitor-brightness', '80'));
    expect(page(bright)).toBe('summary');
    for (const cause of [CAUSES[3][1], CAUSES[4][1]])
      expect(page(having(started(cause), POWER))).toBe('summary');
    expect(page(having(started(CAUSES[5][1]), POWER))).toBe('dark');
    const lead = having(
      started(CAUSES[6][1]),
      { kind: 'unplug-cable', target: 'cable-monitor' },
      { kind: 'unplug-cable', target: 'cable-monitor-far' },
      { kind: 'take-spare', spare: 'video-lead' },
      { kind: 'plug-cable', target: 'cable-monitor-spare' },
      { kind: 'plug-cable', target: 'cable-monitor-spare-far' },
    );
    expect(page(lead)).toBe('summary');
  });

  it('changes nothing in a menu that is not open', () => {
    expect(refusalOf(started(CAUSES[2][1]), set('monitor-input', 'hdmi'))).toMatchObject({
      reason: 'no-screen',
    });
  });
});

describe('the monitor of a sound machine', () => {
  it.each(MODELS)('on the desk of the %s shows its picture, and its menu the right input', (model) => {
    const state = having(benchOf(model), ...START);
    expect([read(state, LED), read(state, LOOK), read(state, MENU)]).toEqual([
      'look:led-monitor on',
      'look:monitor normal',
      'monitor-menu signal',
    ]);
    expect(read(having(benchOf(model)), MENU)).toBe('monitor-menu no-signal');
  });

  it.each(MODELS)('on the desk of the %s can be exchanged for the spare, which takes its leads', (model) => {
    const { cables } = findMachine(model);
    expect(cables['cable-monitor']?.ends[1]?.home).toMatch(/^monitor-/);
    const state = having(benchOf(model), ...START, ...SWAP);
    expect(lastFinding(state)).toBe('swap-monitor cured');
    expect(RULES.project(state).parts['monitor']?.placement).toBe('removed');
  });

  it('does not leave the desk before its leads are out', () => {
    expect(refusalOf(started(), { kind: 'lift-part', target: 'monitor' })).toMatchObject({
      reason: 'plugged',
      by: ['cable-monitor-far', 'cable-monitor-mains'],
    });
  });

  it('offers its settings once its menu is open', () => {
    const offered = (state: LabState) =>
      actionsOf(RULES.project(state), 'monitor-menu-button').filter(({ kind }) => kind === 'change-setting');
    expect(offered(started())).toEqual([]);
    expect(offered(having(started(), MENU))).toContainEqual(set('monitor-brightness', '0'));
  });
});
