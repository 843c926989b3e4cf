import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { mainsVolts } from './electrics.ts';
import { connectorOf, endSpec } from './wiring.ts';

/**
 * The monitor on the desk. Its state is in its traits and goes with it: `backlight` failed, `monitorInput` another source than
 * the cable's, `brightness` in percent, `monitorPower` off by its own button or in a sleep that only the button ends.
 */

/** The place on the desk where a monitor stands. */
const DESK = 'desk-monitor';

export function monitorOnDesk(machine: Hardware): string | null {
  return partIn(machine, DESK);
}

/** Whether the monitor has mains and works; its own button may still have switched it off. */
export function monitorPowered(machine: MachineState): boolean {
  const monitor = monitorOnDesk(machine);
  if (monitor === null || machine.parts[monitor]?.condition !== 'sound') return false;
  return machine.plugs['cable-monitor-mains'] === undefined || mainsVolts(machine, 'monitor-power') > 0;
}

/** Whether it is on: neither switched off nor in deep sleep. */
export function monitorAwake(machine: MachineState): boolean {
  return monitorPowered(machine) && machine.traits[monitorOnDesk(machine) ?? '']?.monitorPower === undefined;
}

interface VideoLead {
  readonly cable: string;
  /** The graphics port that it comes from. */
  readonly port: string;
  /** The monitor's input that it ends at. */
  readonly input: string;
}

/** The video lead that joins a graphics port to the monitor, fully in at both ends; null without one. */
export function videoLead(machine: Hardware): VideoLead | null {
  const { cables, connectors } = findMachine(machine.model);
  for (const { id, use, ends } of Object.values(cables)) {
    if (use !== 'video' || machine.plugs[id] === undefined) continue;
    const [near, far] = ends.map((end) =>
      machine.plugs[end.id] === 'latched' ? connectorOf(machine, end.id) : null,
    );
    // The demo's machine models only the plug at the machine.
    const isOneEnded = ends.some((end) => machine.plugs[end.id] === undefined);
    if (near == null || (far == null && !isOneEnded) || machine.traits[id]?.wires === 'open') continue;
    const isTurned = connectors[near]?.host === 'monitor';
    if (isTurned && far == null) continue;
    return { cable: id, port: isTurned ? (far ?? '') : near, input: (isTurned ? near : far) ?? '' };
  }
  return null;
}

/** The source that the cable is in, by its plug: `hdmi` or `vga`. */
function cabledInput({ model }: Hardware): string {
  return endSpec(model, 'cable-monitor')?.end.family ?? 'hdmi';
}

/** The source that the monitor shows. */
export function selectedInput(machine: Hardware): string {
  return machine.traits[monitorOnDesk(machine) ?? '']?.monitorInput ?? cabledInput(machine);
}

/** Whether the monitor shows the source that its cable is in. */
export function showsCabledInput(machine: Hardware): boolean {
  return selectedInput(machine) === cabledInput(machine);
}

const USUAL_BRIGHTNESS = 80;

/** The brightness setting in percent. */
export function brightnessOf(machine: Hardware): number {
  return machine.traits[monitorOnDesk(machine) ?? '']?.brightness ?? USUAL_BRIGHTNESS;
}

/** How what the panel draws can be seen: well, hardly (brightness 0), or only by a flashlight (backlight failed). */
export function lightOfPanel(machine: Hardware): 'lit' | 'dim' | 'faint' {
  if (machine.traits[monitorOnDesk(machine) ?? '']?.backlight === 'failed') return 'faint';
  return brightnessOf(machine) === 0 ? 'dim' : 'lit';
}

/** Whether the monitor shows whatever the machine sends: it is awake, on the source of its cable, lit, and its lead conducts. */
export function monitorReady(machine: MachineState): boolean {
  return (
    monitorAwake(machine) &&
    showsCabledInput(machine) &&
    lightOfPanel(machine) === 'lit' &&
    videoLead(machine) !== null
  );
}
