import { hasStandby, isPlugged } from '../behaviour/electrics.ts';
import { endSpec } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import { type MachineState, partIn } from '../model/state.ts';

/** From worst to safe. Draining needs the lead out: the rocker at 0 alone is not safe (corrections 22). */
export type Exposure = 'running' | 'standby' | 'charged' | 'safe';

export function exposureOf(machine: MachineState): Exposure {
  if (machine.running) return 'running';
  if (hasStandby(machine)) return 'standby';
  return isPlugged(machine) || machine.residual === 'charged' ? 'charged' : 'safe';
}

export interface Handling {
  /** The part that would suffer; null for a cable or an empty socket. */
  readonly part: string | null;
  /** Opens or closes a circuit: rule P1. */
  readonly opensCircuit: boolean;
}

/** What a command touches inside the case; null for everything else. */
export function handlingOf(machine: MachineState, command: LabCommand): Handling | null {
  const spec = findMachine(machine.model);
  switch (command.kind) {
    case 'press-latch':
    case 'close-latch': {
      const socket = spec.latches[command.target]?.socket;
      const part = socket === undefined ? null : partIn(machine, socket);
      return { part, opensCircuit: part !== null };
    }
    case 'lift-part':
    case 'place-part':
    case 'seat-part': {
      const home = spec.parts[command.target]?.socket ?? null;
      const inside = home !== null && spec.sockets[home]?.inside === true;
      return inside ? { part: command.target, opensCircuit: true } : null;
    }
    case 'loosen-screw':
    case 'tighten-screw':
      return { part: null, opensCircuit: false };
    case 'plug-cable':
    case 'unplug-cable':
    case 'force-cable': {
      const use = endSpec(machine.model, command.target)?.cable.use;
      return use === 'power' || use === 'signal' ? { part: null, opensCircuit: use === 'power' } : null;
    }
    default:
      return null;
  }
}
