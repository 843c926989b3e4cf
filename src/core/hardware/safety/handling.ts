import { batteryFeeds, hasMains, hasStandby, isPlugged, isPortable } from '../behaviour/electrics.ts';
import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type MachineState, partIn } from '../model/state.ts';
import type { Handled } from './safety-class.ts';

/** Electrical danger, from worst to safe; `battery`: only a laptop's battery keeps the board live. Discharging requires an unplugged lead: the rocker at 0 is not enough (corrections 22). */
export type Exposure = 'running' | 'standby' | 'battery' | 'charged' | 'safe';

export function exposureOf(machine: MachineState): Exposure {
  if (machine.running) return 'running';
  if (hasStandby(machine)) return batteryFeeds(machine) && !hasMains(machine) ? 'battery' : 'standby';
  return isPlugged(machine) || machine.residual === 'charged' ? 'charged' : 'safe';
}

function isBatteryLead({ model }: MachineState, end: string): boolean {
  const battery = findMachine(model).portable?.battery;
  return battery !== undefined && endSpec(model, end)?.end.home === battery;
}

export interface Handling {
  /** The part that could be damaged; null for a cable or an empty socket. */
  readonly part: string | null;
  /** Whether it opens or closes a circuit (rule P1). */
  readonly opensCircuit: boolean;
}

/** How a command on a target is judged as handling inside the case; null when it handles nothing there. */
export function handlingOf(machine: MachineState, handles: Handled, target: string): Handling | null {
  const spec = findMachine(machine.model);
  switch (handles) {
    case 'nothing':
      return null;
    case 'latch': {
      const socket = spec.latches[target]?.socket;
      const part = socket === undefined ? null : partIn(machine, socket);
      return { part, opensCircuit: part !== null };
    }
    case 'part': {
      const home = spec.parts[target]?.socket ?? null;
      const inside = home !== null && spec.sockets[home]?.inside === true;
      return inside ? { part: target, opensCircuit: true } : null;
    }
    case 'screw':
      return { part: null, opensCircuit: false };
    case 'cable': {
      const use = endSpec(machine.model, target)?.cable.use;
      if (use !== 'power' && use !== 'signal') return null;
      // Without mains, pulling or plugging the battery's own lead is what makes a laptop safe, or live again.
      if (isBatteryLead(machine, target) && !isPlugged(machine) && !machine.running)
        return { part: null, opensCircuit: false };
      return { part: null, opensCircuit: use === 'power' || isPortable(machine) };
    }
  }
}
