import type { MachineModelId } from '../model/view.ts';
import type { SocketSpec } from './catalogue.ts';
import { perModel } from './find-machine.ts';

interface Place {
  /** The parts that could be in it: the only ones worth asking. */
  readonly guests: readonly string[];
  /** The parts that have to be out before a hand reaches it. */
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

const NOBODY: readonly string[] = [];

/** The parts of a model that go into a socket; none for a socket that it does not have. */
export function guestsFor(model: MachineModelId, socket: string): readonly string[] {
  return PLACES[model].get(socket)?.guests ?? NOBODY;
}

/** The parts over the one that belongs in a socket: they have to be out first. */
export function coversOf(model: MachineModelId, socket: string): readonly string[] {
  return PLACES[model].get(socket)?.covers ?? NOBODY;
}

/** The memory slots of a model, as its board counts them. */
export function memorySlots(model: MachineModelId): readonly string[] {
  return MEMORY_SLOTS[model];
}
