import { findMachine } from '../machines/find-machine.ts';
import type { MachineModelId, PartKind } from '../model/view.ts';

/** What sits in a slot whose contacts may be the fault; a note can name such a slot. */
const WITH_CONTACTS: readonly PartKind[] = ['dimm', 'cpu', 'ssd-m2', 'gpu', 'cmos-cell'];

/**
 * What a work note can name as the place of the repair: every part, each end of every cable, and slots with contacts.
 *
 * @param onShelf spare parts and cables that were not taken
 */
export function placesToName(model: MachineModelId, onShelf: readonly string[] = []): readonly string[] {
  const { parts, cables, sockets } = findMachine(model);
  const slots = Object.values(sockets).filter(({ accepts }) => WITH_CONTACTS.includes(accepts));
  return [
    ...Object.keys(parts).filter((id) => !onShelf.includes(id)),
    ...Object.values(cables)
      .filter(({ id }) => !onShelf.includes(id))
      .flatMap(({ ends }) => ends.map(({ id }) => id)),
    ...slots.map(({ id }) => id),
  ];
}
