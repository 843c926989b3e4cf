import { describe, expect, it } from 'vitest';
import type { LabView, LedLight } from '../../../src/core/hardware/model/view.ts';
import { digitsAt } from '../../../src/core/hardware/projection/display-digits.ts';
import { LIGHT } from '../../../src/features/hardware-lab/scene/catalogue/light-channels.ts';
import { litSegments } from '../../../src/features/hardware-lab/scene/catalogue/seven-segments.ts';
import { lampsOf, pairColour } from '../../../src/features/hardware-lab/scene/effects/lamps.ts';
import { machineAtRest, machineRunning, machineWithLooseModule } from '../../support/scene-views.ts';

/** Whether each channel is lit. */
const lit = (view: LabView, step = 0, digits: string | null = null): boolean[] => {
  const { levels } = lampsOf(view, step, digits);
  return Array.from({ length: levels.length / 3 }, (_, i) =>
    levels.slice(i * 3, i * 3 + 3).some((level) => level > 0),
  );
};
const segments = (view: LabView) =>
  lit(view, 0, digitsAt(view, 0)).slice(LIGHT.firstSegment, LIGHT.firstSegment + 14);

function withDram(light: LedLight): LabView {
  const rest = machineAtRest();
  const led = rest.leds['led-dram'];
  if (!led) throw new Error('no DRAM LED');
  return { ...rest, leds: { ...rest.leds, 'led-dram': { ...led, light } } };
}

describe('lamps', () => {
  it('are dark on a machine without power and strip', () => {
    expect(lit(machineAtRest()).filter(Boolean)).toEqual([]);
  });

  it('show what the view says while it runs', () => {
    const running = lit(machineRunning(), 0, 'AA');
    expect(running[LIGHT.power]).toBe(true);
    expect(running[LIGHT.running]).toBe(true);
    expect(running[LIGHT.mains]).toBe(true);
    expect(running[LIGHT.ledDram]).toBe(false);
    expect(segments(machineRunning())).toEqual(litSegments('AA'));
  });

  it('replay the customer’s clip on a machine that is off', () => {
    const loose = machineWithLooseModule();
    expect(lit(loose)[LIGHT.ledDram]).toBe(true);
    expect(segments(loose)).toEqual(litSegments('55'));
    const running = { ...loose, power: { ...loose.power, on: true } };
    expect(lit(running)[LIGHT.ledDram]).toBe(false);
  });

  it('blink in two phases, and say so', () => {
    expect(lampsOf(withDram('blink'), 0, null)).toMatchObject({ blinks: true });
    expect(lit(withDram('blink'), 0)[LIGHT.ledDram]).toBe(true);
    expect(lit(withDram('blink'), 1)[LIGHT.ledDram]).toBe(false);
    expect(lampsOf(withDram('on'), 1, null)).toMatchObject({ blinks: false });
  });

  it('blink a pair of counts: amber, then white, dark between', () => {
    const shown = Array.from({ length: 18 }, (_, step) => pairColour([2, 4], step));
    expect(shown.filter((colour) => colour === 'amber')).toHaveLength(2);
    expect(shown.filter((colour) => colour === 'white')).toHaveLength(4);
    expect(shown.lastIndexOf('amber')).toBeLessThan(shown.indexOf('white'));
    expect(pairColour([2, 4], 18)).toBe('amber');
  });

  it('keep the digits moving while memory trains', () => {
    const training = { ...machineRunning(), postStage: 'training' as const, postDisplay: '15' };
    const shown = new Set([0, 1, 2, 3, 4].map((step) => digitsAt(training, step)));
    expect(shown.size).toBe(5);
    expect(digitsAt(machineRunning(), 3)).toBe('AA');
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
