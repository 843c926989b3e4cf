import type { CableEndSpec, CableSpec, Machine } from '../machines/catalogue.ts';
import { findMachine, perModel } from '../machines/find-machine.ts';
import { type Hardware, partIn } from '../model/state.ts';
import type { MachineModelId, PlugState } from '../model/view.ts';

/** A plug of the catalogue with its cable. */
export interface EndSpec {
  readonly cable: CableSpec;
  readonly end: CableEndSpec;
}

interface Wiring {
  readonly ends: ReadonlyMap<string, EndSpec>;
  /** Connector -> the plugs of its family, the only ones that fit it. */
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

/** A plug of this model by its id; undefined for an unknown id. */
export function endSpec(model: MachineModelId, id: string): EndSpec | undefined {
  return WIRING[model].ends.get(id);
}

/** Outcomes that concern a cable along its length. */
const ALONG_THE_LEAD: readonly string[] = ['folded', 'browned', 'melted'];

/**
 * Targets that show the same findings: inspecting a plug and inspecting its connector reveal the same.
 *
 * @param outcomes possible outcomes of inspecting `target`
 * @returns the other targets at which the same is visible
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

/** The connector that a plug is in; null while it hangs loose or does not exist in this machine. */
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

/** The state of the plug in a connector; `none` for an empty one. */
export function plugIn(machine: Hardware, connector: string): PlugState {
  const end = endIn(machine, connector);
  return end === null ? 'none' : (machine.plugs[end] ?? 'none');
}

/** The fitted part that provides `host`'s connectors: itself or an equal spare. Null when there is none. */
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

/** Whether a connector was broken by force (P10). The damage belongs to its part: a spare has a sound connector. */
export function isBroken(machine: Hardware, connector: string): boolean {
  if (machine.traits[connector]?.broken !== true) return false;
  const host = findMachine(machine.model).connectors[connector]?.host ?? '';
  return hostPart(machine, host) === host;
}

/** The heat mark of a connector; null for none. Like damage by force it belongs to its part: a spare has none. */
export function heatMark(machine: Hardware, connector: string): 'browned' | 'melted' | null {
  const mark = machine.traits[connector]?.heat ?? null;
  const host = findMachine(machine.model).connectors[connector]?.host ?? '';
  return mark !== null && hostPart(machine, host) === host ? mark : null;
}

/** The board that cables connect to: the one in the tray, or else one beside the case. */
export function boardInUse(machine: Hardware): string | null {
  const inTray = partIn(machine, 'tray-board');
  if (inTray !== null) return inTray;
  for (const id of ['motherboard', 'spare-board']) if (machine.parts[id] !== undefined) return id;
  return null;
}

/** Plugged cable ends that tie a part down: those in its connectors, and those of its captive cables. */
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

/** The screws that hold a part in a socket: the socket's own, or else the part's. */
function screwsIn({ parts, sockets }: Machine, part: string, socket: string | null): readonly string[] {
  const own = socket === null ? undefined : sockets[socket]?.screws;
  return own ?? parts[part]?.fasteners ?? NO_SCREWS;
}

/** The screws that hold a part in its present socket. */
export function screwsOf(machine: Hardware, part: string): readonly string[] {
  return screwsIn(findMachine(machine.model), part, machine.parts[part]?.socket ?? null);
}

/** Whether a screw of a part is out; screws that the machine lacks count as tight. */
export function isUnscrewed(machine: Hardware, part: string): boolean {
  return screwsOf(machine, part).some((screw) => machine.fasteners[screw] === 'out');
}

/** Screw -> the parts that it can hold: those that have it, and those that fit a socket that has it. */
const HELD_BY = perModel(({ parts, sockets }): ReadonlyMap<string, readonly string[]> => {
  const holds = new Map<string, string[]>();
  for (const { id, kind, fasteners } of Object.values(parts)) {
    const places = Object.values(sockets).filter(({ accepts }) => accepts === kind);
    for (const screw of new Set([...fasteners, ...places.flatMap(({ screws }) => screws ?? NO_SCREWS)]))
      holds.set(screw, [...(holds.get(screw) ?? []), id]);
  }
  return holds;
});

/** The part that a screw belongs to now, tight or not: a spare uses the screws of the part that it replaces. */
export function heldBy(machine: Hardware, screw: string): string | null {
  for (const part of HELD_BY[machine.model].get(screw) ?? []) {
    if (machine.parts[part]?.socket != null && screwsOf(machine, part).includes(screw)) return part;
  }
  return null;
}
