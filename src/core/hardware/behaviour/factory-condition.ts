import { findMachine } from '../machines/find-machine.ts';
import type { PlugFamily } from '../machines/pinouts.ts';
import { type FactoryCondition, type Hardware, isHome, type LabState, partIn } from '../model/state.ts';
import { endIn, endSpec, hostPart } from './wiring.ts';

/** A machine as it left the factory, but for some sockets. */
export function factoryConditionOf(factory: Hardware, exempt: readonly string[] = []): FactoryCondition {
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
  return { parts, plugs };
}

/** Any connector of these is as good as another. */
const ALL_ALIKE: readonly PlugFamily[] = ['sata-data', 'sata-power', 'hdmi', 'vga', 'outlet'];

/** The processor's fan and each lead of the front panel have a place that is theirs; case fans share theirs. */
function isAsGood(
  { model }: Hardware,
  family: PlugFamily | undefined,
  ...places: readonly (string | undefined)[]
): boolean {
  const { connectors } = findMachine(model);
  return (
    (family !== undefined && ALL_ALIKE.includes(family)) ||
    places.every((place) => connectors[place ?? '']?.fanOf === 'case')
  );
}

/** In its place or one as good; or a lead of the bench is there instead, or what it was plugged into is gone itself. */
function isPlugged(machine: Hardware, plugs: FactoryCondition['plugs'], end: string): boolean {
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

/** Whether every part and every plug is home again, or stock of its kind in its place (assessment.md 4.2, P18). */
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
  return Object.keys(plugs).every((end) => isPlugged(machine, plugs, end));
}
