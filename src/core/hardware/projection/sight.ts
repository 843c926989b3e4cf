import type { CableSpec } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import { coversOf } from '../machines/places.ts';
import { resolveTarget } from '../machines/resolve-target.ts';
import { type MachineState, partIn } from '../model/state.ts';

/**
 * What can be seen of a machine as it stands. The view shows that and no more, and hands reach no further: so neither a
 * picture nor a refusal tells what nobody has looked at. It is what is in sight now: what was read once stays in the
 * notebook, and a case that is closed again would need a memory of how every plug in it sat.
 *
 * - `whole`: nothing is in front of it.
 * - `behind-panel`: its face at the outside shows, or the glass lets it be seen; how it sits does not show.
 * - `none`: nobody knows whether anything is there.
 *
 * Lights need no rule of their own: those of the boards here are at the outside or behind glass.
 */
export type Sight = 'whole' | 'behind-panel' | 'none';

/** The side panel on its frame; null while the case is open. */
export function sidePanelOf(machine: MachineState): string | null {
  return partIn(machine, 'frame-side-panel');
}

/** What is in front of a place: the side panel, the cooler over the processor, or the board over its standoffs. */
function coverOf(machine: MachineState, socketId: string): string | null {
  const socket = findMachine(machine.model).sockets[socketId];
  const panel = socket?.inside === true ? sidePanelOf(machine) : null;
  if (panel !== null) return panel;
  if (socket?.accepts === 'cpu') return partsAbove(machine, socketId)[0] ?? null;
  return socket?.accepts === 'standoff' ? partIn(machine, 'tray-board') : null;
}

/** Parts that are over what belongs in a place, such as a cooler over its processor. */
export function partsAbove(machine: MachineState, socketId: string): readonly string[] {
  return coversOf(machine.model, socketId).filter((id) => machine.parts[id]?.socket != null);
}

export function sightOf(machine: MachineState, socketId: string): Sight {
  const cover = coverOf(machine, socketId);
  if (cover === null) return 'whole';
  if (cover !== sidePanelOf(machine)) return 'none';
  const { sockets, sidePanel } = findMachine(machine.model);
  const shows =
    sockets[socketId]?.face === true || (sidePanel === 'glass' && partsAbove(machine, socketId).length === 0);
  return shows ? 'behind-panel' : 'none';
}

/** A part on the bench, or one that stands on its own, is seen whole. */
export function partSight(machine: MachineState, part: string): Sight {
  const socket = machine.parts[part]?.socket ?? null;
  return socket === null ? 'whole' : sightOf(machine, socket);
}

/** Something turns where it is seen: in the open, behind glass, or behind a grille of its own. */
export function showsTurning(machine: MachineState, part: string): boolean {
  const { parts, sidePanel } = findMachine(machine.model);
  const kind = parts[part]?.kind;
  const sight = partSight(machine, part);
  return (
    sight === 'whole' || (sight !== 'none' && (sidePanel === 'glass' || kind === 'fan' || kind === 'psu'))
  );
}

/**
 * What hides a thing of this name, whether or not this machine has it: the catalogue and what is in sight decide, so that
 * the answer tells nothing.
 */
export function coverOfName(machine: MachineState, name: string): string | null {
  const target = resolveTarget(machine.model, name);
  switch (target?.kind) {
    case 'connector':
      return target.spec.inside ? sidePanelOf(machine) : null;
    case 'plug':
      return isInner(target.cable.use) && !liesOnBench(machine, target.cable) ? sidePanelOf(machine) : null;
    case 'socket':
      return coverOf(machine, name);
    case 'latch':
      return coverOf(machine, target.spec.socket);
    case 'fastener':
      return coverOfPlace(machine, findMachine(machine.model).parts[target.spec.part]?.socket);
    case 'part': {
      const present = machine.parts[name];
      return coverOfPlace(machine, present === undefined ? target.spec.socket : present.socket);
    }
    default:
      return null;
  }
}

function coverOfPlace(machine: MachineState, socket: string | null | undefined): string | null {
  return socket == null ? null : coverOf(machine, socket);
}

function isInner(use: 'power' | 'signal' | 'mains' | 'video' | 'network'): boolean {
  return use === 'power' || use === 'signal';
}

/** A lead from the shelf that is in nothing yet. */
function liesOnBench(machine: MachineState, { id, ends }: CableSpec): boolean {
  return isFromStock(machine.model, id) && ends.every((end) => machine.plugs[end.id] === 'none');
}

/** The first of some things that is covered, and what covers it; null when all can be seen and reached. */
export function firstCovered(
  machine: MachineState,
  names: readonly string[],
): { readonly name: string; readonly cover: string } | null {
  for (const name of names) {
    const cover = coverOfName(machine, name);
    if (cover !== null) return { name, cover };
  }
  return null;
}
