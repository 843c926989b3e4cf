import type { CableSpec } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import { coversOf } from '../machines/places.ts';
import { resolveTarget } from '../machines/resolve-target.ts';
import { type Hardware, partIn } from '../model/state.ts';

/**
 * How well something can be seen now. The view shows only what is in sight, and commands reach no further, so that neither a
 * picture nor a refusal reveals what was never visible. Sight has no memory: earlier findings stay in the notebook.
 *
 * - `full`: nothing is in front of it.
 * - `behind-panel`: its outside face or the glass panel shows that it is there, but not how it is seated.
 * - `none`: it is not visible whether anything is there.
 *
 * LEDs need no rule: on these machines they are outside or behind glass.
 */
export type Sight = 'full' | 'behind-panel' | 'none';

/** The side panel on its frame; null while the case is open. */
export function sidePanelOf(machine: Hardware): string | null {
  return partIn(machine, 'frame-side-panel');
}

/** The part in front of a socket: the side panel, the cooler over the processor, or the board over its standoffs. */
function coverOf(machine: Hardware, socketId: string): string | null {
  const socket = findMachine(machine.model).sockets[socketId];
  const panel = socket?.inside === true ? sidePanelOf(machine) : null;
  if (panel !== null) return panel;
  if (socket?.accepts === 'cpu') return partsAbove(machine, socketId)[0] ?? null;
  return socket?.accepts === 'standoff' ? partIn(machine, 'tray-board') : null;
}

/** Fitted parts that cover a socket, such as a cooler over its processor. */
export function partsAbove(machine: Hardware, socketId: string): readonly string[] {
  return coversOf(machine.model, socketId).filter((id) => machine.parts[id]?.socket != null);
}

export function sightOf(machine: Hardware, socketId: string): Sight {
  const cover = coverOf(machine, socketId);
  if (cover === null) return 'full';
  if (cover !== sidePanelOf(machine)) return 'none';
  const { sockets, sidePanel } = findMachine(machine.model);
  const shows =
    sockets[socketId]?.face === true || (sidePanel === 'glass' && partsAbove(machine, socketId).length === 0);
  return shows ? 'behind-panel' : 'none';
}

/** The sight of a part; `full` for a part on the workbench or one without a socket. */
export function partSight(machine: Hardware, part: string): Sight {
  const socket = machine.parts[part]?.socket ?? null;
  return socket === null ? 'full' : sightOf(machine, socket);
}

/** Whether it is visible that a part turns: in full sight, behind glass or behind its own grille. */
export function showsTurning(machine: Hardware, part: string): boolean {
  const { parts, sidePanel } = findMachine(machine.model);
  const kind = parts[part]?.kind;
  const sight = partSight(machine, part);
  return (
    sight === 'full' || (sight !== 'none' && (sidePanel === 'glass' || kind === 'fan' || kind === 'psu'))
  );
}

/**
 * The part that covers the target with this name; null for none. The result does not depend on whether the target is present,
 * so that it reveals nothing.
 */
export function coverOfName(machine: Hardware, name: string): string | null {
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

function coverOfPlace(machine: Hardware, socket: string | null | undefined): string | null {
  return socket == null ? null : coverOf(machine, socket);
}

function isInner(use: 'power' | 'signal' | 'mains' | 'video' | 'network'): boolean {
  return use === 'power' || use === 'signal';
}

/** Whether a stock cable is not plugged in at either end. */
function liesOnBench(machine: Hardware, { id, ends }: CableSpec): boolean {
  return isFromStock(machine.model, id) && ends.every((end) => machine.plugs[end.id] === 'none');
}

/** The first covered target and its cover; null when all can be seen and reached. */
export function firstCovered(
  machine: Hardware,
  names: readonly string[],
): { readonly name: string; readonly cover: string } | null {
  for (const name of names) {
    const cover = coverOfName(machine, name);
    if (cover !== null) return { name, cover };
  }
  return null;
}
