import { memoizeByHardware } from '../behaviour/memoize-by-hardware.ts';
import { heldBy, isUnscrewed } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, isHome, type LabState, type PartState, partIn } from '../model/state.ts';
import type { FastenerView, LatchView, PartKind, PartView, SocketView, Stance } from '../model/view.ts';
import { NO_MARKS, withMarks } from './marks-seen.ts';
import { coverOfName, partSight, sightOf } from './sight.ts';

const UNSEEN: PartView['seating'] = {};

export function partViews({ machine, bench }: LabState): Record<string, PartView> {
  const views = { ...withMarks(bareParts(machine), bench.seen) };
  for (const [id, origin] of Object.entries(bench.stock)) {
    const view = views[id];
    if (view !== undefined) views[id] = { ...view, origin };
  }
  return views;
}

/** The parts as the machine brought them, without marks. */
const bareParts = memoizeByHardware((machine): Readonly<Record<string, PartView>> => {
  const spec = findMachine(machine.model);
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
      marks: NO_MARKS,
      origin: 'machine',
    };
  }
  return views;
});

function stanceOf(machine: Hardware, id: string, kind: PartKind): Stance {
  if ((kind === 'ssd-m2' || kind === 'wifi-card') && isUnscrewed(machine, id)) return 'sprung';
  // A SO-DIMM has one end, which its clips hold down.
  if (kind === 'dimm' && machine.parts[id]?.ends['edge'] === 'up') return 'sprung';
  return machine.traits[id]?.reversed === true ? 'face-down' : 'straight';
}

function placementOf(part: PartState): PartView['placement'] {
  if (isHome(part)) return 'installed';
  return part.socket === null ? 'removed' : 'loose';
}

export const socketViews = memoizeByHardware((machine): Record<string, SocketView> => {
  const views: Record<string, SocketView> = {};
  for (const { id, accepts } of Object.values(findMachine(machine.model).sockets)) {
    if (sightOf(machine, id) === 'none') continue;
    views[id] = { id, accepts, label: `socket.${id}`, holds: partIn(machine, id) };
  }
  return views;
});

export const latchViews = memoizeByHardware((machine): Record<string, LatchView> => {
  const views: Record<string, LatchView> = {};
  for (const { id, socket } of Object.values(findMachine(machine.model).latches)) {
    if (coverOfName(machine, id) !== null) continue;
    views[id] = { id, socket, label: `latch.${id}`, position: machine.latches[id] ?? 'closed' };
  }
  return views;
});

export const fastenerViews = memoizeByHardware((machine): Record<string, FastenerView> => {
  const views: Record<string, FastenerView> = {};
  for (const { id, part } of Object.values(findMachine(machine.model).fasteners)) {
    const state = machine.fasteners[id];
    if (state === undefined || coverOfName(machine, id) !== null) continue;
    const holds = heldBy(machine, id) ?? part;
    if (machine.parts[holds] !== undefined) views[id] = { id, part: holds, label: `fastener.${id}`, state };
  }
  return views;
});
