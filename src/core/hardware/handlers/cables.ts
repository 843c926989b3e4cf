import type { LabEvent } from '../commands.ts';
import { findMachine } from '../machines/find-machine.ts';
import { hasStandby, type LabState, type MachineState, switchedOff } from '../state.ts';
import type { PlugState } from '../view.ts';
import { doneTo, inClosedCase, type Outcome, refuse } from './change.ts';

function withPlug(machine: MachineState, id: string, plug: PlugState): MachineState {
  return { ...machine, plugs: { ...machine.plugs, [id]: plug } };
}

/** Standby leaves its charge in the supply; a machine whose standby or main feed is gone goes dark. */
export function settleSupply(
  before: MachineState,
  after: MachineState,
): { machine: MachineState; events: LabEvent[] } {
  const events: LabEvent[] = [];
  let machine = after;
  if (!hasStandby(before) && hasStandby(after)) {
    machine = { ...machine, residual: 'charged' };
    events.push({ kind: 'standby-live' });
  }
  const fed =
    hasStandby(after) && after.plugs['cable-atx24'] === 'latched' && after.plugs['cable-eps'] === 'latched';
  if (machine.running && !fed) {
    machine = switchedOff(machine);
    events.push({ kind: 'power-lost' });
  }
  if (hasStandby(before) && !hasStandby(after)) events.push({ kind: 'standby-lost' });
  return { machine, events };
}

export function plugCable(state: LabState, target: string): Outcome {
  return movePlug(state, target, 'latched');
}

export function unplugCable(state: LabState, target: string): Outcome {
  return movePlug(state, target, 'none');
}

function movePlug(state: LabState, target: string, to: 'latched' | 'none'): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const cable = spec.cables[target];
  if (cable === undefined) return refuse('unknown-target', target);
  if (machine.plugs[target] === to) return refuse('already', target);
  const closed = cable.use === 'power' || cable.use === 'signal' ? inClosedCase(machine, target) : null;
  if (closed !== null) return closed;
  const owner = Object.values(spec.parts).find((part) => part.cables.includes(target));
  if (to === 'latched' && owner !== undefined && (machine.parts[owner.id]?.socket ?? null) === null) {
    return refuse('not-in-socket', owner.id);
  }
  const settled = settleSupply(machine, withPlug(machine, target, to));
  const kind = to === 'latched' ? 'cable-plugged' : 'cable-unplugged';
  return doneTo(state, settled.machine, { kind, target }, ...settled.events);
}
