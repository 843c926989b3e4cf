import type { CableEndSpec, CableSpec, Machine } from '../machines/catalogue.ts';
import { findMachine, perModel } from '../machines/find-machine.ts';
import { type Hardware, partIn } from '../model/state.ts';
import type { MachineModelId, PlugState } from '../model/view.ts';

/** What the catalogue says about one plug. */
export interface EndSpec {
  readonly cable: CableSpec;
  readonly end: CableEndSpec;
}

interface Wiring {
  readonly ends: ReadonlyMap<string, EndSpec>;
  /** Connector -> the plugs of its family: the only ones that could be in it. */
  readonly candidates: ReadonlyMap<string, readonly string[]>;
}

function wiringOf(machine: Machine): Wiring {
  const ends = Object.values(machine.cables).flatMap((cable) => cable.ends.map((end) => ({ cable, end })));
  return {
    ends: new Map(ends.map((found) => [found.end.id, found])),
    candidates: new Map(
      Object.values(machine.connectors).map(({ id, family }) => [
        id,
        ends.filter(({ end }) => end.family === family).map(({ end }) => end.id),
      ]),
    ),
  };
}

const WIRING = perModel(wiringOf);

/** A plug of this model by its id; undefined for one that no cable has. */
export function endSpec(model: MachineModelId, id: string): EndSpec | undefined {
  return WIRING[model].ends.get(id);
}

/** What is spoilt about a lead shows along all of it. */
const ALONG_THE_LEAD: readonly string[] = ['folded', 'browned'];

/**
 * A plug and the connector that it belongs into are one joint: whoever looks at either sees how it is.
 *
 * @param outcomes what a look at `target` may say
 * @returns the other things at which the same is seen
 */
export function sameJoint(
  model: MachineModelId,
  target: string,
  outcomes: readonly string[],
): readonly string[] {
  const { ends } = WIRING[model];
  const lead = ends.get(target)?.cable;
  if (lead === undefined)
    return [...ends.values()].filter(({ end }) => end.home === target).map(({ end }) => end.id);
  const isAlong = outcomes.some((outcome) => ALONG_THE_LEAD.includes(outcome));
  return lead.ends
    .filter(({ id }) => isAlong || id === target)
    .flatMap(({ id, home }) => [id, home])
    .filter((id) => id !== target);
}

/** Where a plug sits; null while it hangs loose or does not exist in this machine. */
export function connectorOf(machine: Hardware, end: string): string | null {
  const plug = machine.plugs[end];
  return plug === undefined || plug === 'none' ? null : (machine.connectorByEnd[end] ?? null);
}

/** The plug in a connector, if any. */
export function endIn(machine: Hardware, connector: string): string | null {
  for (const end of WIRING[machine.model].candidates.get(connector) ?? []) {
    if (machine.connectorByEnd[end] === connector && (machine.plugs[end] ?? 'none') !== 'none') return end;
  }
  return null;
}

/** How well a connector is plugged. */
export function plugIn(machine: Hardware, connector: string): PlugState {
  const end = endIn(machine, connector);
  return end === null ? 'none' : (machine.plugs[end] ?? 'none');
}

/** The part in `socket` that counts as `host`: itself, or a spare of its kind. Null: the connector is not there. */
export function hostPart(machine: Hardware, host: string): string | null {
  const spec = findMachine(machine.model);
  const wanted = spec.parts[host];
  if (wanted === undefined) return host === 'wall' || host === 'strip' ? host : null;
  if (wanted.socket === null) return machine.parts[host] === undefined ? null : host;
  if (wanted.kind === 'motherboard') return boardInUse(machine);
  const there = partIn(machine, wanted.socket);
  if (there === null) return null;
  const same = there === host || wanted.kind === 'psu' || spec.parts[there]?.model === wanted.model;
  return same ? there : null;
}

/** A connector broken by force (P10); it goes with the part that it is on, so a spare has a sound one. */
export function isBroken(machine: Hardware, connector: string): boolean {
  if (machine.traits[connector]?.broken !== true) return false;
  const host = findMachine(machine.model).connectors[connector]?.host ?? '';
  return hostPart(machine, host) === host;
}

/** The board that cables reach: the one in the tray, or one that lies beside the case. */
export function boardInUse(machine: Hardware): string | null {
  const inTray = partIn(machine, 'tray-board');
  if (inTray !== null) return inTray;
  for (const id of ['motherboard', 'spare-board']) if (machine.parts[id] !== undefined) return id;
  return null;
}

/** Cables that hang on a part: plugged into it, or growing out of it and plugged somewhere. */
export function cablesOn(machine: Hardware, part: string): readonly string[] {
  const { parts, connectors } = findMachine(machine.model);
  const kind = parts[part]?.kind;
  const isPart = (host: string): boolean => parts[host]?.kind === kind && hostPart(machine, host) === part;
  const found: string[] = [];
  for (const end in machine.plugs) {
    const connector = connectorOf(machine, end);
    if (connector === null) continue;
    const from = endSpec(machine.model, end)?.cable.from ?? '';
    if (isPart(from) || isPart(connectors[connector]?.host ?? '')) found.push(end);
  }
  return found;
}

const NO_SCREWS: readonly string[] = [];

/** The screws that hold a part of a model in a place: the place's own, or those that the part brings. */
function screwsIn({ parts, sockets }: Machine, part: string, socket: string | null): readonly string[] {
  const own = socket === null ? undefined : sockets[socket]?.screws;
  return own ?? parts[part]?.fasteners ?? NO_SCREWS;
}

/** The screws that hold a part where it is. */
export function screwsOf(machine: Hardware, part: string): readonly string[] {
  return screwsIn(findMachine(machine.model), part, machine.parts[part]?.socket ?? null);
}

/** A screw of a part is out; one that this machine does not have holds as if it were in. */
export function isUnscrewed(machine: Hardware, part: string): boolean {
  return screwsOf(machine, part).some((screw) => machine.fasteners[screw] === 'out');
}

/** Screw -> the parts that it could hold: those that bring it, and those that go into a place that has it. */
const HELD_BY = perModel(({ parts, sockets }): ReadonlyMap<string, readonly string[]> => {
  const holds = new Map<string, string[]>();
  for (const { id, kind, fasteners } of Object.values(parts)) {
    const places = Object.values(sockets).filter(({ accepts }) => accepts === kind);
    for (const screw of new Set([...fasteners, ...places.flatMap(({ screws }) => screws ?? NO_SCREWS)]))
      holds.set(screw, [...(holds.get(screw) ?? []), id]);
  }
  return holds;
});

/** The part that a screw holds now, turned in or not: a spare takes the screws of the part it stands in for. */
export function heldBy(machine: Hardware, screw: string): string | null {
  for (const part of HELD_BY[machine.model].get(screw) ?? []) {
    if (machine.parts[part]?.socket != null && screwsOf(machine, part).includes(screw)) return part;
  }
  return null;
}
