import { endIn, endSpec, heldBy } from '../behaviour/wiring.ts';
import type { ConnectorSpec, Machine } from '../machines/catalogue.ts';
import { findControl } from '../machines/controls.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import { type MachineState, partIn } from '../model/state.ts';
import type { LabView, MachineModelId, PartKind } from '../model/view.ts';
import { LOOK_PLACES, type LookPlace } from '../model/vocabulary.ts';
import { isKnown } from './looked-at.ts';
import { coverOfName } from './sight.ts';

const PLACE_OF_KIND: Readonly<Partial<Record<PartKind, LookPlace>>> = {
  dimm: 'memory',
  cpu: 'processor',
  'cpu-cooler': 'processor',
  gpu: 'card',
  'ssd-sata': 'drives',
  hdd: 'drives',
  psu: 'rear',
  'usb-nic': 'rear',
  'pcie-nic': 'card',
  'ssd-m2': 'board',
  motherboard: 'board',
  'cmos-cell': 'board',
  fan: 'board',
  standoff: 'board',
  battery: 'board',
  'wifi-card': 'drives',
};

function placeOfSwitch(id: string): LookPlace | null {
  return findControl(id)?.switch?.seenFrom ?? null;
}

function placeOfConnector(
  { parts }: Machine,
  { host, inside, family, fanOf }: ConnectorSpec,
): LookPlace | null {
  if (family === 'test-point' || family === 'cell') return null;
  const kind = parts[host]?.kind;
  if (!inside) {
    if (kind === 'motherboard' || kind === 'gpu' || kind === 'psu') return 'rear';
    return kind === undefined ? 'outlet' : null;
  }
  if (fanOf === 'processor' || family === 'eps8' || family === 'atx12v4') return 'processor';
  if (family === 'sata-data' || family === 'sata-power') return 'drives';
  if (kind === 'wifi-card') return 'drives';
  return kind === 'gpu' ? 'card' : 'board';
}

/** The place from which a target is recognizable, by its present position; null for a target that is inspected separately. */
function placeOf(model: MachineModelId, target: string, now: string | null | undefined): LookPlace | null {
  const spec = findMachine(model);
  const ofKind = (kind: PartKind | undefined): LookPlace | null =>
    (kind === undefined ? undefined : PLACE_OF_KIND[kind]) ?? null;
  const ofSwitch = placeOfSwitch(target);
  if (ofSwitch !== null) return ofSwitch;
  if (spec.parts[target] !== undefined) return now == null ? null : ofKind(spec.parts[target].kind);
  const home = endSpec(model, target)?.end.home;
  const connector = spec.connectors[home === undefined ? target : (now ?? home)];
  if (connector !== undefined) return placeOfConnector(spec, connector);
  return ofKind(spec.sockets[spec.latches[target]?.socket ?? target]?.accepts);
}

function isThere(machine: MachineState, place: LookPlace) {
  return (id: string): boolean =>
    placeOf(machine.model, id, machine.parts[id]?.socket ?? machine.connectorByEnd[id]) === place &&
    coverOfName(machine, id) === null;
}

/** Camera places at the rear of the machine: from there the things at the rear are read. */
const AT_THE_REAR: readonly string[] = ['supply', 'ports'];

/** The command that looks around the place of a camera; null when it would reveal nothing new. */
export function lookAroundAt(view: LabView, place: string): LabCommand | null {
  const from = AT_THE_REAR.includes(place) ? 'rear' : place;
  const there = LOOK_PLACES.find((one) => one === from);
  if (there === undefined) return null;
  const ends = Object.values(view.cables).flatMap((cable) => cable.ends);
  const things: readonly (readonly [string, string | null])[] = [
    ...findMachine(view.model).controls.map((id) => [id, null] as const),
    ...Object.values(view.parts)
      .filter(({ placement }) => placement !== 'behind-panel')
      .map(({ id, socket }) => [id, socket] as const),
    ...ends.map(({ id, connector }) => [id, connector] as const),
  ];
  const isNew = things.some(([id, now]) => placeOf(view.model, id, now) === there && !isKnown(view, id));
  return isNew ? { kind: 'look-around', place: there } : null;
}

/** The parts, plugs and switches that are plainly visible at a place; looking around records a finding for each. */
export function thingsAt(machine: MachineState, place: LookPlace): readonly string[] {
  const { controls } = findMachine(machine.model);
  const switches = controls.filter((id) => placeOfSwitch(id) !== null);
  return [...switches, ...Object.keys(machine.parts), ...Object.keys(machine.plugs)].filter(
    isThere(machine, place),
  );
}

/** The visible sockets and connectors of a place; looking around reveals whether they are empty. */
export function socketsAt(machine: MachineState, place: LookPlace): readonly string[] {
  const { sockets, connectors } = findMachine(machine.model);
  return [...Object.keys(sockets), ...Object.keys(connectors)].filter(isThere(machine, place));
}

/**
 * Targets whose state becomes known by inspecting one: a part with its socket, latches and screws; a plug with its connector.
 * Memory slots are adjacent, so inspecting one covers all.
 */
export function seenWith(machine: MachineState, target: string): readonly string[] {
  const spec = findMachine(machine.model);
  const screw = spec.fasteners[target];
  if (screw !== undefined) {
    const holds = heldBy(machine, target) ?? screw.part;
    return Object.keys(spec.fasteners).filter(
      (id) => (heldBy(machine, id) ?? spec.fasteners[id]?.part) === holds,
    );
  }
  const socket =
    spec.sockets[target]?.id ?? spec.latches[target]?.socket ?? machine.parts[target]?.socket ?? null;
  if (socket !== null) {
    const isMemory = spec.sockets[socket]?.accepts === 'dimm';
    const sockets = isMemory
      ? Object.keys(spec.sockets).filter((id) => spec.sockets[id]?.accepts === 'dimm')
      : [socket];
    return sockets.flatMap((id) => socketWithFixings(machine, id));
  }
  if (spec.connectors[target] !== undefined) {
    const end = endIn(machine, target);
    return end === null ? [target] : [target, end];
  }
  const plug = machine.plugs[target];
  const connector = plug === undefined || plug === 'none' ? undefined : machine.connectorByEnd[target];
  return connector === undefined ? [target] : [target, connector];
}

function socketWithFixings(machine: MachineState, socket: string): readonly string[] {
  const spec = findMachine(machine.model);
  const part = partIn(machine, socket);
  const screws = Object.keys(spec.fasteners).filter((id) => part !== null && heldBy(machine, id) === part);
  return [socket, ...(part === null ? [] : [part]), ...(spec.sockets[socket]?.latches ?? []), ...screws];
}
