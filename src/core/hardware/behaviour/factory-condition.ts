import { findMachine } from '../machines/find-machine.ts';
import type { PlugFamily } from '../machines/pinouts.ts';
import { type FactoryCondition, type Hardware, isHome, type LabState, partIn } from '../model/state.ts';
import { endIn, endSpec, hostPart } from './wiring.ts';

/** The factory condition of a machine, without the exempt sockets. */
export function factoryConditionOf(factory: Hardware, exempt: readonly string[] = []): FactoryCondition {
  const { parts: kinds } = findMachine(factory.model);
  const modules = Object.keys(factory.parts).filter((id) => kinds[id]?.kind === 'dimm').length;
  const parts: Record<string, string> = {};
  for (const id in factory.parts) {
    const socket = factory.parts[id]?.socket ?? null;
    if (socket !== null && !exempt.includes(socket)) parts[socket] = id;
  }
  const plugs: Record<string, string> = {};
  for (const end in factory.connectorByEnd) {
    const connector = factory.connectorByEnd[end];
    if (factory.plugs[end] !== 'none' && connector !== undefined) plugs[end] = connector;
  }
  return { modules, parts, plugs };
}

/** Families of connectors that are interchangeable. */
const ALL_ALIKE: readonly PlugFamily[] = ['sata-data', 'sata-power', 'hdmi', 'vga', 'outlet'];

/** Whether places are equivalent: interchangeable connectors, a machine's network ports, or headers for case fans. Other headers have one right plug. */
function isAsGood(
  { model }: Hardware,
  family: PlugFamily | undefined,
  ...places: readonly (string | undefined)[]
): boolean {
  const { connectors } = findMachine(model);
  return (
    (family !== undefined && ALL_ALIKE.includes(family)) ||
    (family === 'rj45' &&
      new Set(places.map((place) => connectors[place ?? '']?.host === 'wall')).size === 1) ||
    places.every((place) => connectors[place ?? '']?.fanOf === 'case')
  );
}

/** Whether an end is in its connector or an equivalent one, a stock cable is in its connector, or the connector's part is gone. */
export function isPlugInPlace(machine: Hardware, plugs: FactoryCondition['plugs'], end: string): boolean {
  const connector = plugs[end] ?? '';
  const now = machine.connectorByEnd[end];
  const family = endSpec(machine.model, end)?.end.family;
  if (machine.plugs[end] === 'latched' && (now === connector || isAsGood(machine, family, now, connector)))
    return true;
  const other = endIn(machine, connector);
  if (other !== null && machine.plugs[other] === 'latched' && plugs[other] === undefined) return true;
  const host = findMachine(machine.model).connectors[connector]?.host ?? '';
  return hostPart(machine, host) === null;
}

/** Whether every part and plug is in place, or a stock item in its stead (assessment.md 4.2, P18). */
export function isInFactoryCondition(
  { parts, plugs }: FactoryCondition,
  { machine, bench }: LabState,
): boolean {
  const own = new Set(Object.values(parts));
  for (const socket in parts) {
    const holder = partIn(machine, socket);
    if (holder === null || !isHome(machine.parts[holder])) return false;
    if (!own.has(holder) && bench.stock[holder] === undefined) return false;
  }
  return Object.keys(plugs).every((end) => isPlugInPlace(machine, plugs, end));
}
