import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { resolveTarget } from '../../../../core/hardware/machines/resolve-target.ts';
import type { MachineModelId, PartKind } from '../../../../core/hardware/model/view.ts';

/** Kinds of part that sit on the motherboard and move with it. */
const ON_BOARD: readonly (PartKind | undefined)[] = ['cpu', 'cpu-cooler', 'dimm', 'ssd-m2', 'cmos-cell'];

/** Whether a body moves with the board: such a part, its fasteners, or the card in the slot. */
export function movesWithBoard(model: MachineModelId, id: string): boolean {
  const target = resolveTarget(model, id);
  switch (target?.kind) {
    case 'part':
      return ON_BOARD.includes(target.spec.kind);
    case 'latch':
      return true;
    case 'fastener':
      return ON_BOARD.includes(findMachine(model).parts[target.spec.part]?.kind);
    default:
      return id === 'post-card';
  }
}
