import type { MachineModelId } from '../model/view.ts';
import { perModel } from './find-machine.ts';

const STOCK = perModel(({ stock }): ReadonlySet<string> => new Set(stock.map(({ item }) => item)));

/** Whether an item belongs to the stock of spares and was not part of the machine at arrival. */
export function isFromStock(model: MachineModelId, item: string): boolean {
  return STOCK[model].has(item);
}
