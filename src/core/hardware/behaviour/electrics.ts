import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import type { MachineModelId } from '../model/view.ts';
import { boardInUse, connectorOf, endIn, endSpec, plugIn } from './wiring.ts';

/** AC volts at an outlet of the power strip or the wall; 0 when it is dead. */
export function outletVolts(machine: MachineState, connector: string): number {
  if (connector === 'wall-outlet') return machine.mains;
  const fed = (machine.plugs['cable-strip'] ?? 'latched') === 'latched';
  return fed && machine.strip === 'on' ? machine.mains : 0;
}

/** AC volts between line and neutral of an outlet, a mains lead's plug or an inlet; 0 when it is dead. */
export function mainsVolts(machine: MachineState, point: string): number {
  const family = findMachine(machine.model).connectors[point]?.family;
  if (family === 'outlet') return outletVolts(machine, point);
  const plug = family === 'iec' || family === 'dc' ? endIn(machine, point) : point;
  // A plug that is not fully in its inlet makes no contact.
  if (plug === null || (plug !== point && machine.plugs[plug] !== 'latched')) return 0;
  const lead = endSpec(machine.model, plug)?.cable;
  if (lead?.use !== 'mains' || machine.traits[lead.id]?.wires === 'open') return 0;
  const far = lead.ends.find((end) => end.family === 'outlet');
  const outlet = far === undefined ? null : connectorOf(machine, far.id);
  return outlet === null ? 0 : outletVolts(machine, outlet);
}

/** Whether the lead in a mains inlet comes from a live outlet. */
function inletLive(machine: MachineState, inlet: string): boolean {
  return mainsVolts(machine, inlet) > 0;
}

/** The inlet that mains come in by: the supply's, or the jack for a laptop's adapter. */
export function inletOf(model: MachineModelId): string {
  return findMachine(model).portable?.inlet ?? 'psu-inlet';
}

/** Whether a mains lead is in the machine's inlet, live or not: the machine then counts as plugged in (rule P1). */
export function isPlugged(machine: MachineState): boolean {
  return endIn(machine, inletOf(machine.model)) !== null;
}

/** Whether mains are live at the machine's inlet. */
export function hasMains(machine: MachineState): boolean {
  return inletLive(machine, inletOf(machine.model));
}

/** Whether a laptop's battery feeds its board: it is in, sound, and its lead is plugged in. */
export function batteryFeeds(machine: Hardware): boolean {
  const connector = findMachine(machine.model).portable?.battery;
  if (connector === undefined || plugIn(machine, connector) !== 'latched') return false;
  const battery = partIn(machine, 'bay-battery');
  return battery !== null && machine.parts[battery]?.condition === 'sound';
}

/** Whether the machine is a laptop: its board is fed by an adapter and a battery, and its power button is wired for good. */
export function isPortable({ model }: Pick<Hardware, 'model'>): boolean {
  return findMachine(model).portable !== undefined;
}

/** The supply in its bay; null when there is none. */
export function supplyOf(machine: Hardware): string | null {
  return partIn(machine, 'bay-psu');
}

/** Whether the supply would deliver standby voltage if it had mains. */
function supplyGives(machine: MachineState): boolean {
  const supply = supplyOf(machine);
  if (supply === null || machine.parts[supply]?.condition !== 'sound') return false;
  if (machine.traits[supply]?.supply === 'no-standby') return false;
  // 230 set on 115 V mains: too little to start (P4).
  return !(machine.selector === '230' && machine.mains === 120);
}

/**
 * Whether 5 V standby is live, even when the machine is "off": the supply works, has mains and its rocker is on; a laptop has its
 * adapter or its battery (2.4).
 */
export function hasStandby(machine: MachineState): boolean {
  if (isPortable(machine)) return hasMains(machine) || batteryFeeds(machine);
  return machine.psuSwitch === 'on' && hasMains(machine) && supplyGives(machine);
}

/** Whether +12 V is shorted to the case: an extra standoff touches solder joints while the board is mounted (HW-05). */
export function isShorted(machine: MachineState): boolean {
  const board = boardInUse(machine);
  return (
    board !== null &&
    machine.parts[board]?.socket === 'tray-board' &&
    partIn(machine, 'tray-hole-10') !== null
  );
}

/** Whether a front-panel lead is fully plugged onto the board's power-button pins. */
export function buttonWired(machine: MachineState, lead: 'cable-front-panel' | 'cable-reset-sw'): boolean {
  if (isPortable(machine)) return lead === 'cable-front-panel';
  if (machine.plugs[lead] !== 'latched') return false;
  const at = machine.connectorByEnd[lead];
  return at === 'fpanel-power-sw' || at === 'conn-front-panel';
}

/** Whether the processor has 12 V: EPS, of which one half is enough to start, or the older 4-pin plug. */
export function hasProcessorPower(machine: Hardware): boolean {
  if (isPortable(machine)) return true;
  return plugIn(machine, 'conn-eps') !== 'none' || plugIn(machine, 'conn-atx12v') === 'latched';
}

/** The main plug on the board; a laptop's board needs none. */
export function mainPlug(machine: MachineState): 'none' | 'partial' | 'latched' {
  if (isPortable(machine)) return 'latched';
  return plugIn(machine, 'conn-atx24');
}
