import type { MachineModelId } from '../model/view.ts';
import type { SocketSpec } from './catalogue.ts';
import { perModel } from './find-machine.ts';

interface Place {
  /** The parts that fit the socket. */
  readonly guests: readonly string[];
  /** The parts that have to be removed to reach it. */
  readonly covers: readonly string[];
}

const PLACES = perModel(({ parts, sockets }): ReadonlyMap<string, Place> => {
  const all = Object.values(parts);
  const placeOf = ({ id, accepts }: SocketSpec): Place => ({
    guests: all.filter(({ kind }) => kind === accepts).map((part) => part.id),
    covers: all.find(({ socket }) => socket === id)?.blockedBy ?? [],
  });
  return new Map(Object.values(sockets).map((socket) => [socket.id, placeOf(socket)]));
});

const MEMORY_SLOTS = perModel(({ sockets }) =>
  Object.values(sockets)
    .filter(({ accepts }) => accepts === 'dimm')
    .map(({ id }) => id),
);

const PANELS = perModel(
  ({ parts }) => Object.values(parts).find(({ kind }) => kind === 'side-panel')?.id ?? '',
);

const NOBODY: readonly string[] = [];

/** The parts of a model that fit a socket; empty for an unknown socket. */
export function guestsFor(model: MachineModelId, socket: string): readonly string[] {
  return PLACES[model].get(socket)?.guests ?? NOBODY;
}

/** The parts that cover a socket and have to be removed first; empty for an unknown socket. */
export function coversOf(model: MachineModelId, socket: string): readonly string[] {
  return PLACES[model].get(socket)?.covers ?? NOBODY;
}

/** What closes a machine: a tower's side panel, a laptop's base cover. */
export function panelOf(model: MachineModelId): string {
  return PANELS[model];
}

/** The memory slots of a model, in the board's order. */
export function memorySlots(model: MachineModelId): readonly string[] {
  return MEMORY_SLOTS[model];
}
