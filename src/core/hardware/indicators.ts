import { findMachine } from './machines/find-machine.ts';
import { readPost } from './post.ts';
import { hasStandby, type MachineState } from './state.ts';
import type { IndicatorsView, LedLight } from './view.ts';

/** A picture reaches the monitor: the card's lead is in and the self-test got past graphics. */
export function hasPicture(machine: MachineState): boolean {
  if (!machine.running || machine.plugs['cable-monitor'] !== 'latched') return false;
  const post = readPost(machine);
  return post.stage === 'handed-over' || post.led === 'led-boot';
}

function lightOf(machine: MachineState, led: string): LedLight {
  const post = readPost(machine);
  switch (led) {
    case 'led-standby':
      return hasStandby(machine) && machine.plugs['cable-atx24'] !== 'none' ? 'on' : 'off';
    case 'led-power':
      return machine.running ? 'on' : 'off';
    case 'led-monitor':
      return hasPicture(machine) ? 'on' : 'blink';
    default:
      if (post.led !== led) return 'off';
      return post.stage === 'training' ? 'blink' : 'on';
  }
}

/** LEDs, display and beeps of a machine at this moment, all from one self-test. */
export function readIndicators(machine: MachineState): IndicatorsView {
  const post = readPost(machine);
  const leds: Record<string, LedLight> = {};
  for (const { id } of findMachine(machine.model).leds) leds[id] = lightOf(machine, id);
  return { leds, postDisplay: post.code, beeps: post.beeps };
}

/** The debug LED that a technician would name: `led-dram` ..., or `none` when all four are dark. */
export function debugLed(indicators: IndicatorsView): string {
  const debug = ['led-cpu', 'led-dram', 'led-vga', 'led-boot'];
  return debug.find((id) => (indicators.leds[id] ?? 'off') !== 'off') ?? 'none';
}
