import { heldBy, isUnscrewed } from '../behaviour/wiring.ts';
import type { Machine } from '../machines/catalogue.ts';
import { isHome, type LabState, type MachineState, type PartState, partIn } from '../model/state.ts';
import type { FastenerView, LatchView, PartKind, PartView, SocketView, Stance } from '../model/view.ts';
import { coverOfName, partSight, sightOf } from './sight.ts';

const NO_MARKS: readonly string[] = [];
const UNSEEN: PartView['seating'] = {};

export function partViews(spec: Machine, { machine, bench }: LabState): Record<string, PartView> {
  const views: Record<string, PartView> = {};
  for (const [id, part] of Object.entries(machine.parts)) {
    const kind = spec.parts[id];
    const sight = partSight(machine, id);
    if (kind === undefined || sight === 'none') continue;
    const isSeen = sight === 'full';
    const standsAlone = kind.socket === null;
    views[id] = {
      id,
      kind: kind.kind,
      label: `part.${id}`,
      placement: standsAlone ? 'installed' : isSeen ? placementOf(part) : 'behind-panel',
      socket: part.socket,
      seating: isSeen ? part.ends : UNSEEN,
      stance: isSeen && part.socket !== null ? stanceOf(machine, id, kind.kind) : 'straight',
      model: kind.model,
      marks: bench.seen[id] ?? NO_MARKS,
      origin: bench.stock[id] ?? 'machine',
    };
  }
  return views;
}

function stanceOf(machine: MachineState, id: string, kind: PartKind): Stance {
  if (kind === 'ssd-m2' && isUnscrewed(machine, id)) return 'sprung';
  return machine.traits[id]?.reversed === true ? 'face-down' : 'straight';
}

function placementOf(part: PartState): PartView['placement'] {
  if (isHome(part)) return 'installed';
  return part.socket === null ? 'removed' : 'loose';
}

export function socketViews(spec: Machine, machine: MachineState): Record<string, SocketView> {
  const views: Record<string, SocketView> = {};
  for (const { id, accepts } of Object.values(spec.sockets)) {
    if (sightOf(machine, id) === 'none') continue;
    views[id] = { id, accepts, label: `socket.${id}`, holds: partIn(machine, id) };
  }
  return views;
}

export function latchViews(spec: Machine, machine: MachineState): Record<string, LatchView> {
  const views: Record<string, LatchView> = {};
  for (const { id, socket } of Object.values(spec.latches)) {
    if (coverOfName(machine, id) !== null) continue;
    views[id] = { id, socket, label: `latch.${id}`, position: machine.latches[id] ?? 'closed' };
  }
  return views;
}

export function fastenerViews(spec: Machine, machine: MachineState): Record<string, FastenerView> {
  const views: Record<string, FastenerView> = {};
  for (const { id, part } of Object.values(spec.fasteners)) {
    const state = machine.fasteners[id];
    if (state === undefined || coverOfName(machine, id) !== null) continue;
    const holds = heldBy(machine, id) ?? part;
    if (machine.parts[holds] !== undefined) views[id] = { id, part: holds, label: `fastener.${id}`, state };
  }
  return views;
}
