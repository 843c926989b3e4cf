import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { boardInUse, connectorOf, endIn, endSpec, plugIn } from './wiring.ts';

/** Volts at an outlet of the strip or the wall; 0 when nothing reaches it. */
export function outletVolts(machine: MachineState, connector: string): number {
  if (connector === 'wall-outlet') return machine.mains;
  const fed = (machine.plugs['cable-strip'] ?? 'latched') === 'latched';
  return fed && machine.strip === 'on' ? machine.mains : 0;
}

/** Volts between line and neutral of an outlet, of a mains lead's loose plug or of an inlet; 0 where nothing reaches. */
export function mainsVolts(machine: MachineState, point: string): number {
  const family = findMachine(machine.model).connectors[point]?.family;
  if (family === 'outlet') return outletVolts(machine, point);
  const plug = family === 'iec' ? endIn(machine, point) : point;
  // A plug that is not home in its inlet touches nothing there.
  if (plug === null || (plug !== point && machine.plugs[plug] !== 'latched')) return 0;
  const lead = endSpec(machine.model, plug)?.cable;
  if (lead?.use !== 'mains' || machine.traits[lead.id]?.wires === 'open') return 0;
  const far = lead.ends.find((end) => end.family === 'outlet');
  const outlet = far === undefined ? null : connectorOf(machine, far.id);
  return outlet === null ? 0 : outletVolts(machine, outlet);
}

/** Whether the lead in a mains inlet comes from a live outlet. */
export function inletLive(machine: MachineState, inlet: string): boolean {
  return mainsVolts(machine, inlet) > 0;
}

/** The lead is in at the supply's inlet, live or not: then the machine counts as plugged (rule P1). */
export function isPlugged(machine: MachineState): boolean {
  return endIn(machine, 'psu-inlet') !== null;
}

/** The supply in its bay; null when there is none. */
export function supplyOf(machine: Hardware): string | null {
  return partIn(machine, 'bay-psu');
}

/** Nothing wrong with the supply that would keep standby away. */
function supplyGives(machine: MachineState): boolean {
  const supply = supplyOf(machine);
  if (supply === null || machine.parts[supply]?.condition !== 'sound') return false;
  if (machine.traits[supply]?.supply === 'no-standby') return false;
  // 230 set on 115 V mains: too little to start (P4).
  return !(machine.selector === '230' && machine.mains === 120);
}

/** The supply has mains and its rocker is on: 5 V standby is live even when the machine is "off" (2.4). */
export function hasStandby(machine: MachineState): boolean {
  return machine.psuSwitch === 'on' && inletLive(machine, 'psu-inlet') && supplyGives(machine);
}

/** A thirteenth standoff under bare solder joints: +12 V meets the case while the board sits on it (HW-05). */
export function isShorted(machine: MachineState): boolean {
  const board = boardInUse(machine);
  return (
    board !== null &&
    machine.parts[board]?.socket === 'tray-board' &&
    partIn(machine, 'tray-hole-10') !== null
  );
}

/** What the button on the case is wired to: its lead is on the power pins, and its plug is home. */
export function buttonWired(machine: MachineState, lead: 'cable-front-panel' | 'cable-reset-sw'): boolean {
  if (machine.plugs[lead] !== 'latched') return false;
  const at = machine.connectorByEnd[lead];
  return at === 'fpanel-power-sw' || at === 'conn-front-panel';
}

/** The processor's own 12 V plug: EPS, of which one half is enough to start, or the older four pins. */
export function hasProcessorPower(machine: Hardware): boolean {
  return plugIn(machine, 'conn-eps') !== 'none' || plugIn(machine, 'conn-atx12v') === 'latched';
}

/** The main plug on the board. */
export function mainPlug(machine: MachineState): 'none' | 'partial' | 'latched' {
  return plugIn(machine, 'conn-atx24');
}
