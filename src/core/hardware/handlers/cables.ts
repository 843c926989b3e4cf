import type { LabEvent } from '../commands.ts';
import { hasProcessorPower, hasStandby, mainPlug } from '../electrics.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type LabState, type MachineState, switchedOff } from '../state.ts';
import type { PlugState } from '../view.ts';
import { endIn, endSpec, hostPart } from '../wiring.ts';
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
  const fed = hasStandby(after) && mainPlug(after) === 'latched' && hasProcessorPower(after);
  if (machine.running && !fed) {
    machine = switchedOff(machine);
    events.push({ kind: 'power-lost' });
  }
  if (hasStandby(before) && !hasStandby(after)) events.push({ kind: 'standby-lost' });
  return { machine, events };
}

/** Plugs an end until it latches: where it was, or into another free connector of its family. */
export function plugCable(state: LabState, target: string, connector?: string): Outcome {
  const { machine } = state;
  const found = endSpec(machine.model, target);
  const plug = machine.plugs[target];
  if (found === undefined || plug === undefined) return refuse('unknown-target', target);
  const to = connector ?? machine.at[target] ?? found.end.home;
  if (plug === 'latched' && machine.at[target] === to) return refuse('already', target);
  const socket = findMachine(machine.model).connectors[to];
  if (socket === undefined) return refuse('unknown-target', to);
  if (socket.family !== found.end.family) return refuse('does-not-fit', target, [to]);
  const holder = endIn(machine, to);
  if (holder !== null && holder !== target) return refuse('socket-taken', target, [holder]);
  if (plug !== 'none' && machine.at[target] !== to) return refuse('plugged', target, [target]);
  const closed = socket.inside ? inClosedCase(machine, target) : null;
  if (closed !== null) return closed;
  if (hostPart(machine, socket.host) === null) return refuse('not-in-socket', socket.host);
  if (found.cable.from === 'psu' && hostPart(machine, 'psu') === null) return refuse('not-in-socket', 'psu');
  const moved = withPlug({ ...machine, at: { ...machine.at, [target]: to } }, target, 'latched');
  const settled = settleSupply(machine, moved);
  const event: LabEvent =
    to === found.end.home
      ? { kind: 'cable-plugged', target }
      : { kind: 'cable-moved', target, connector: to };
  return doneTo(state, settled.machine, event, ...settled.events);
}

/** Pulls an end out of whatever it is in. */
export function unplugCable(state: LabState, target: string): Outcome {
  const { machine } = state;
  const plug = machine.plugs[target];
  if (plug === undefined) return refuse('unknown-target', target);
  if (plug === 'none') return refuse('already', target);
  const socket = findMachine(machine.model).connectors[machine.at[target] ?? ''];
  const closed = socket?.inside === true ? inClosedCase(machine, target) : null;
  if (closed !== null) return closed;
  const settled = settleSupply(machine, withPlug(machine, target, 'none'));
  return doneTo(state, settled.machine, { kind: 'cable-unplugged', target }, ...settled.events);
}
