import { describe, expect, it } from 'vitest';
import type { LedLight, MachineView } from '../../../src/core/hardware/view.ts';
import { LIGHT } from '../../../src/features/hardware-lab/scene/catalogue/light-channels.ts';
import { litSegments } from '../../../src/features/hardware-lab/scene/catalogue/seven-segments.ts';
import { displayedDigits, lampsOf } from '../../../src/features/hardware-lab/scene/stage/lamps.ts';
import { machineAtRest, machineRunning, machineWithLooseModule } from '../../support/scene-views.ts';

const segments = (view: MachineView) =>
  lampsOf(view, true, view.postDisplay)
    .levels.slice(LIGHT.firstSegment, LIGHT.firstSegment + 14)
    .map((level) => level > 0);

function withDram(light: LedLight): MachineView {
  const rest = machineAtRest();
  const led = rest.leds['led-dram'];
  if (!led) throw new Error('no DRAM LED');
  return { ...rest, leds: { ...rest.leds, 'led-dram': { ...led, light } } };
}

describe('lamps', () => {
  it('are dark on a machine without power, but for the neon of the power strip', () => {
    const { levels } = lampsOf(machineAtRest(), true, null);
    expect(levels.flatMap((level, channel) => (level > 0 ? [channel] : []))).toEqual([LIGHT.mains]);
  });

  it('show what the view says while it runs', () => {
    const { levels } = lampsOf(machineRunning(), true, 'AA');
    expect(levels[LIGHT.power]).toBeGreaterThan(0);
    expect(levels[LIGHT.running]).toBeGreaterThan(0);
    expect(levels[LIGHT.ledDram]).toBe(0);
    expect(segments(machineRunning())).toEqual(litSegments('AA'));
  });

  it('replay the customer’s clip on a machine that is off', () => {
    const loose = machineWithLooseModule();
    expect(lampsOf(loose, true, null).levels[LIGHT.ledDram]).toBeGreaterThan(0);
    expect(segments(loose)).toEqual(litSegments('55'));
    const running = { ...loose, power: { ...loose.power, on: true } };
    expect(lampsOf(running, true, null).levels[LIGHT.ledDram]).toBe(0);
  });

  it('blink in two phases, and say so', () => {
    expect(lampsOf(withDram('blink'), true, null)).toMatchObject({ blinks: true });
    expect(lampsOf(withDram('blink'), true, null).levels[LIGHT.ledDram]).toBeGreaterThan(0);
    expect(lampsOf(withDram('blink'), false, null).levels[LIGHT.ledDram]).toBe(0);
    expect(lampsOf(withDram('on'), false, null)).toMatchObject({ blinks: false });
  });

  it('keep the digits moving while memory trains', () => {
    const training = { ...machineRunning(), postStage: 'training' as const, postDisplay: '15' };
    const shown = new Set([0, 1, 2, 3, 4].map((step) => displayedDigits(training, step)));
    expect(shown.size).toBe(5);
    expect(displayedDigits(machineRunning(), 3)).toBe('AA');
  });
});

describe('the two-digit display', () => {
  it('draws every code that a board gives, each unlike the others', () => {
    const digits = [...'0123456789ABCDEF'];
    const drawn = new Set(digits.map((digit) => litSegments(`${digit}0`).slice(0, 7).join()));
    expect(drawn.size).toBe(digits.length);
  });

  it('is dark for no code, and reads from left to right', () => {
    expect(litSegments(null)).toEqual(Array.from({ length: 14 }, () => false));
    expect(litSegments('18').slice(0, 7)).toEqual([false, true, true, false, false, false, false]);
    expect(litSegments('18').slice(7)).toEqual(Array.from({ length: 7 }, () => true));
  });
});
