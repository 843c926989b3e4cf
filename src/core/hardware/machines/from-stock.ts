import type { MachineModelId } from '../model/view.ts';
import { findMachine, perModel } from './find-machine.ts';

const STOCK = perModel(({ stock }): ReadonlySet<string> => new Set(stock.map(({ item }) => item)));

/** Whether an item belongs to the stock of spares and was not part of the machine at arrival. */
export function isFromStock(model: MachineModelId, item: string): boolean {
  return STOCK[model].has(item);
}

/** Ids of the spare cables that can take the place of a cable or of the cable with this end; none for anything else. */
export function spareCablesFor(model: MachineModelId, id: string): readonly string[] {
  const { cables, stock } = findMachine(model);
  const families = (cable: string): string => (cables[cable]?.ends ?? []).map(({ family }) => family).join();
  const cable = Object.values(cables).find((one) => one.id === id || one.ends.some((end) => end.id === id));
  if (cable === undefined) return [];
  return stock
    .map(({ item }) => item)
    .filter((item) => cables[item] !== undefined && families(item) === families(cable.id));
}
