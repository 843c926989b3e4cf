import type { LedLight, MachineView } from '../../../../core/hardware/view.ts';
import { LED_CHANNEL, LIGHT, LIGHT_CHANNELS } from '../catalogue/light-channels.ts';
import { litSegments } from '../catalogue/seven-segments.ts';

/* Radiance of a lit lens as a multiple of its own colour; above 1 it blooms to white under the tone curve. */
const LED = 2.4;
const SEGMENT = 2;
const LIGHT_BAR = 1.5;
const NEON = 1.6;

export interface Lamps {
  readonly levels: readonly number[];
  /** Some lamp blinks: the scene has to draw again at the next half second. */
  readonly blinks: boolean;
}

/** Brightness of every light channel. `blinkOn` is the phase of blinking lamps, `digits` what the display shows now. */
export function lampsOf(view: MachineView, blinkOn: boolean, digits: string | null): Lamps {
  const levels = new Array<number>(LIGHT_CHANNELS).fill(0);
  const replay = view.recording && !view.power.on ? view.recording : null;
  let blinks = false;
  for (const [id, channel] of Object.entries(LED_CHANNEL)) {
    const light: LedLight = replay?.leds[id] ?? view.leds[id]?.light ?? 'off';
    if (light === 'blink') blinks = true;
    levels[channel] = light === 'on' || (light === 'blink' && blinkOn) ? LED : 0;
  }
  levels[LIGHT.running] = view.power.on ? LIGHT_BAR : 0;
  levels[LIGHT.mains] = NEON;
  litSegments(replay ? replay.postDisplay : digits).forEach((lit, i) => {
    levels[LIGHT.firstSegment + i] = lit ? SEGMENT : 0;
  });
  return { levels, blinks };
}

/** Checkpoints that pass by while memory trains: the digits move, which is what a technician waits for. */
const TRAINING_CODES = ['15', '1C', '2b', '31', '36', '3F', '4A', '4F'] as const;

/** What the display shows at a step of its own clock. */
export function displayedDigits(view: MachineView, step: number): string | null {
  if (view.postStage !== 'training' || !view.power.on) return view.postDisplay;
  return TRAINING_CODES[step % TRAINING_CODES.length] ?? view.postDisplay;
}
