import { endSpec } from '../behaviour/wiring.ts';
import type { StockItem } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { withMachine, withState } from '../model/changed.ts';
import type { LabState, MachineState } from '../model/state.ts';
import { done, doneTo, type Outcome, refuse } from './change.ts';

function itemOf(machine: MachineState, sku: string): StockItem | undefined {
  return findMachine(machine.model).stock.find((item) => item.sku === sku);
}

/** Unpacks an item: a part on the workbench, or a cable with both plugs loose. */
function unpacked(machine: MachineState, item: string): MachineState {
  const cable = findMachine(machine.model).cables[item];
  if (cable === undefined)
    return withMachine(machine, {
      parts: { ...machine.parts, [item]: { socket: null, ends: {}, condition: 'sound' } },
    });
  const plugs = { ...machine.plugs };
  const at = { ...machine.connectorByEnd };
  for (const end of cable.ends) {
    plugs[end.id] = 'none';
    at[end.id] = end.home;
  }
  return withMachine(machine, { plugs, connectorByEnd: at });
}

/** Borrows a known-good item. */
export function takeSpare(state: LabState, sku: string): Outcome {
  const { machine, bench } = state;
  const item = itemOf(machine, sku);
  if (item === undefined) return refuse('unknown-target', sku);
  if (bench.stock[item.item] !== undefined) return refuse('already', item.item);
  return done(
    withState(state, {
      machine: unpacked(machine, item.item),
      bench: { ...bench, stock: { ...bench.stock, [item.item]: 'borrowed' } },
    }),
    { kind: 'spare-taken', target: item.item },
  );
}

/** Buys an item; a borrowed one stays where it is and becomes the customer's. */
export function orderPart(state: LabState, sku: string): Outcome {
  const { machine, bench, ledger } = state;
  const item = itemOf(machine, sku);
  if (item === undefined) return refuse('unknown-target', sku);
  const had = bench.stock[item.item];
  if (had === 'bought') return refuse('already', item.item);
  const { priceUsd } = item;
  const purchase = { sku, priceUsd, simSeconds: ledger.simSeconds, step: ledger.steps + 1 };
  return done(
    withState(state, {
      machine: had === undefined ? unpacked(machine, item.item) : machine,
      bench: { ...bench, stock: { ...bench.stock, [item.item]: 'bought' } },
      ledger: {
        ...ledger,
        moneyUsd: ledger.moneyUsd + priceUsd,
        purchases: [...ledger.purchases, purchase],
      },
    }),
    { kind: 'part-ordered', target: item.item },
  );
}

/** Returns a borrowed item; refused while it is in the machine. */
export function returnSpare(state: LabState, target: string): Outcome {
  const { machine, bench } = state;
  if (bench.stock[target] !== 'borrowed') return refuse('not-possible', target);
  const stock = Object.fromEntries(Object.entries(bench.stock).filter(([id]) => id !== target));
  const back = withState(state, { bench: { ...bench, stock } });
  const part = machine.parts[target];
  if (part !== undefined) {
    if (part.socket !== null) return refuse('socket-taken', target, [target]);
    const parts = Object.fromEntries(Object.entries(machine.parts).filter(([id]) => id !== target));
    return doneTo(back, withMachine(machine, { parts }), { kind: 'spare-returned', target });
  }
  const ends = findMachine(machine.model).cables[target]?.ends.map(({ id }) => id) ?? [];
  const plugged = ends.filter((end) => machine.plugs[end] !== 'none');
  if (plugged.length > 0) return refuse('plugged', target, plugged);
  const kept = (end: string): boolean => endSpec(machine.model, end)?.cable.id !== target;
  const plugs = Object.fromEntries(Object.entries(machine.plugs).filter(([end]) => kept(end)));
  return doneTo(back, withMachine(machine, { plugs }), { kind: 'spare-returned', target });
}

/** Discards a removed part into one of the bins; a wrong bin is accepted and judged by P17. */
export function discard(state: LabState, target: string, bin: string): Outcome {
  const { machine, bench } = state;
  const part = machine.parts[target];
  if (part === undefined) return refuse('unknown-target', target);
  if (part.socket !== null || bench.stock[target] === 'borrowed') return refuse('not-possible', target);
  if (!BINS.includes(bin)) return refuse('unknown-target', bin);
  const parts = Object.fromEntries(Object.entries(machine.parts).filter(([id]) => id !== target));
  return done(
    withState(state, {
      machine: withMachine(machine, { parts }),
      bench: { ...bench, discarded: { ...bench.discarded, [target]: bin } },
    }),
    { kind: 'discarded', target, bin },
  );
}

/** Ids of the waste bins. */
const BINS: readonly string[] = ['e-waste', 'battery', 'household'];
