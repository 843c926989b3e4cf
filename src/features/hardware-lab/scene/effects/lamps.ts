import { Color } from 'three';
import type { LabView, LedColour, LedLight } from '../../../../core/hardware/model/view.ts';
import {
  BAR_LIGHT,
  LED_CHANNEL,
  LED_LIGHT,
  LIGHT,
  LIGHT_CHANNELS,
  NEON_LIGHT,
  SEGMENT_LIGHT,
} from '../catalogue/light-channels.ts';
import { litSegments } from '../catalogue/seven-segments.ts';

/* Radiance of a lit lens as a multiple of its own colour; above 1 it clips to white under the tone curve. */
const LED = 2.4;
const SEGMENT = 2;
const LIGHT_BAR = 1.5;
const NEON = 1.6;

export interface Lamps {
  /** Red, green and blue of every light channel, linear. */
  readonly levels: Float32Array;
  /** A light blinks: the scene must render again at the next step of the clock. */
  readonly blinks: boolean;
}

/**
 * The colour of every channel at a step of the blink clock (half seconds). `digits` are the display's current
 * digits.
 */
export function lampsOf(view: LabView, step: number, digits: string | null): Lamps {
  const levels = new Float32Array(LIGHT_CHANNELS * 3);
  const shine = (channel: number, colour: string, strength: number) => {
    const { r, g, b } = new Color(colour);
    levels.set([r * strength, g * strength, b * strength], channel * 3);
  };
  const replay = view.recording && !view.power.on ? view.recording : null;
  let blinks = false;
  for (const [id, channel] of Object.entries(LED_CHANNEL)) {
    const led = view.leds[id];
    const pair = id === 'led-power' && view.power.on ? view.blink : null;
    if (pair) {
      blinks = true;
      const colour = pairColour(pair, step);
      if (colour) shine(channel, LED_LIGHT[colour], LED);
      continue;
    }
    const light: LedLight = replay?.leds[id] ?? led?.light ?? 'off';
    if (light === 'blink') blinks = true;
    const isLit = light === 'on' || (light === 'blink' && step % 2 === 0);
    if (isLit && led) shine(channel, LED_LIGHT[led.colour], id === 'led-strip' ? NEON : LED);
  }
  if (view.power.on) shine(LIGHT.running, BAR_LIGHT, LIGHT_BAR);
  if (view.site.strip === 'on' && view.leds['led-strip'] === undefined) shine(LIGHT.mains, NEON_LIGHT, NEON);
  litSegments(digits).forEach((lit, i) => {
    if (lit) shine(LIGHT.firstSegment + i, SEGMENT_LIGHT, SEGMENT);
  });
  return { levels, blinks };
}

/** Dark steps after each count of a blink code. */
const PAUSE = 3;

/** A two-part blink code of the power LED: amber flashes, a pause, white flashes, a pause. Null means dark. */
export function pairColour([amber, white]: readonly [number, number], step: number): LedColour | null {
  const [ambers, whites] = [amber * 2, white * 2];
  const at = step % (ambers + PAUSE + whites + PAUSE);
  if (at < ambers) return at % 2 === 0 ? 'amber' : null;
  const after = at - ambers - PAUSE;
  return after >= 0 && after < whites && after % 2 === 0 ? 'white' : null;
}
