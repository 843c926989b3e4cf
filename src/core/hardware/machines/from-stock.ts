import type { MachineModelId } from '../model/view.ts';
import { perModel } from './find-machine.ts';

const STOCK = perModel(({ stock }): ReadonlySet<string> => new Set(stock.map(({ item }) => item)));

/** A part or cable of the bench's stock: it did not come with the machine. */
export function isFromStock(model: MachineModelId, item: string): boolean {
  return STOCK[model].has(item);
}
