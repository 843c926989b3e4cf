import { findMachine } from '../machines/find-machine.ts';
import { type MachineState, partIn } from '../model/state.ts';
import type { IndicatorsView, LedLight, LedView } from '../model/view.ts';
import {
  lightOfPanel,
  monitorAwake,
  monitorOnDesk,
  monitorPowered,
  showsCabledInput,
  videoLead,
} from './display.ts';
import { batteryFeeds, hasMains, hasStandby, mainPlug, outletVolts, supplyOf } from './electrics.ts';
import { memoizeByHardware } from './memoize-by-hardware.ts';
import { linkAt } from './network.ts';
import { cardWorks, type PostReading, processorDraws, readPost } from './post.ts';
import { hostPart, plugIn } from './wiring.ts';

/** Whether a graphics port outputs a picture. */
function portDraws(machine: MachineState, port: string): boolean {
  const host = findMachine(machine.model).connectors[port]?.host ?? '';
  if (host === 'motherboard') {
    // With a card fitted, the firmware disables the board's own output unless a setting keeps it on.
    const card = partIn(machine, 'slot-x16') !== null;
    return processorDraws(machine) && (!card || machine.settings['board-graphics'] === 'on');
  }
  return hostPart(machine, host) !== null && cardWorks(machine);
}

/** Whether the monitor gets a signal: its lead comes from a port that outputs one, and the self-test got past graphics. */
export function hasSignal(machine: MachineState, post: PostReading = readPost(machine)): boolean {
  if (!machine.running || machine.hang === 'black') return false;
  // Without a system drive the self-test stops after graphics, so a message is visible.
  if (post.stage !== 'handed-over' && post.cause !== 'storage') return false;
  const lead = videoLead(machine);
  return lead !== null && portDraws(machine, lead.port);
}

/** Whether the monitor draws the machine's picture, lit or not: it is awake and shows the source that has the signal. */
export function drawsPicture(machine: MachineState, post: PostReading = readPost(machine)): boolean {
  return monitorAwake(machine) && showsCabledInput(machine) && hasSignal(machine, post);
}

/** Whether the machine's picture can be seen and read. */
export function hasPicture(machine: MachineState, post: PostReading = readPost(machine)): boolean {
  return lightOfPanel(machine) === 'lit' && drawsPicture(machine, post);
}

function lightOf(machine: MachineState, led: string, post: PostReading): LedLight {
  switch (led) {
    case 'led-standby':
      return hasStandby(machine) && mainPlug(machine) !== 'none' ? 'on' : 'off';
    case 'led-power':
      return powerLight(machine, post);
    case 'led-monitor':
      return monitorLight(machine, post);
    case 'led-strip':
      return outletVolts(machine, 'strip-out-1') > 0 ? 'on' : 'off';
    case 'led-psu':
      // Lit while the supply has standby; the button next to it tests the other rails.
      return hasStandby(machine) ? 'on' : 'off';
    case 'led-lan':
      return hasStandby(machine) && mainPlug(machine) === 'latched' && linkAt(machine, 'port-lan') > 0
        ? 'on'
        : 'off';
    case 'led-charge':
      // Without a battery there is nothing to charge: it blinks.
      return !hasMains(machine) ? 'off' : batteryFeeds(machine) ? 'on' : 'blink';
    case 'led-caps':
      return post.led === led ? 'blink' : 'off';
    default:
      if (post.led !== led) return 'off';
      return post.stage === 'training' ? 'blink' : 'on';
  }
}

/** The monitor's light: steady with a picture, even if nothing of it can be seen; blinking without a signal and in deep sleep. */
function monitorLight(machine: MachineState, post: PostReading): LedLight {
  const power = machine.traits[monitorOnDesk(machine) ?? '']?.monitorPower;
  if (!monitorPowered(machine) || power === 'off') return 'off';
  return drawsPicture(machine, post) ? 'on' : 'blink';
}

function powerLight(machine: MachineState, post: PostReading): LedLight {
  if (!machine.running) return 'off';
  if (post.blink !== null) return 'blink';
  const lead = machine.plugs['cable-power-led'];
  if (lead === undefined) return 'on';
  return plugIn(machine, 'fpanel-power-led') === 'latched' && lead === 'latched' ? 'on' : 'off';
}

/** The current LEDs, display and beeps of a machine, all from one self-test reading. */
export function readIndicators(machine: MachineState, post: PostReading = readPost(machine)): IndicatorsView {
  const leds: Record<string, LedLight> = {};
  for (const { id } of findMachine(machine.model).leds) leds[id] = lightOf(machine, id, post);
  return { leds, postDisplay: post.code, beeps: post.beeps };
}

/** The current colour of an LED; some have a second one for blinking. */
export function ledColour(led: LedView['id'], colour: LedView['colour'], light: LedLight): LedView['colour'] {
  if (light !== 'blink') return colour;
  return led === 'led-monitor' || led === 'led-power' ? 'amber' : colour;
}

const DEBUG_LED_IDS = ['led-cpu', 'led-dram', 'led-vga', 'led-boot'] as const;

/** The debug LEDs; they are read together with the code display. */
export const DEBUG_LEDS: readonly string[] = DEBUG_LED_IDS;

/** The first lit debug LED: `led-dram` ..., or `none` when all four are dark. */
export function debugLed(indicators: IndicatorsView): (typeof DEBUG_LED_IDS)[number] | 'none' {
  return DEBUG_LED_IDS.find((id) => (indicators.leds[id] ?? 'off') !== 'off') ?? 'none';
}

/** Whether something burns now: a burning supply while it has standby, or any burnt part while the machine runs. */
export function isBurning(machine: MachineState): boolean {
  if (!smellsBurnt(machine)) return false;
  const supply = supplyOf(machine);
  return (
    machine.running || (supply !== null && machine.traits[supply]?.burning === true && hasStandby(machine))
  );
}

/** Whether a burnt part is in the machine. */
export const smellsBurnt = memoizeByHardware(({ parts, traits }): boolean => {
  for (const id in parts) {
    const part = parts[id];
    if (part === undefined || part.socket === null) continue;
    if (part.condition === 'burnt' || traits[id]?.burning === true) return true;
  }
  return false;
});
