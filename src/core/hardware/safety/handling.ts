import { hasStandby, isPlugged } from '../behaviour/electrics.ts';
import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type MachineState, partIn } from '../model/state.ts';
import type { Handled } from './safety-class.ts';

/** Electrical danger, from worst to safe. Discharging requires an unplugged lead: the rocker at 0 is not enough (corrections 22). */
export type Exposure = 'running' | 'standby' | 'charged' | 'safe';

export function exposureOf(machine: MachineState): Exposure {
  if (machine.running) return 'running';
  if (hasStandby(machine)) return 'standby';
  return isPlugged(machine) || machine.residual === 'charged' ? 'charged' : 'safe';
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
      return use === 'power' || use === 'signal' ? { part: null, opensCircuit: use === 'power' } : null;
    }
  }
}
