import type { MachineModelId, PartKind } from '../model/view.ts';
import type {
  CableEndSpec,
  CableSpec,
  ConnectorSpec,
  FastenerSpec,
  LatchSpec,
  LedSpec,
  Machine,
  PartSpec,
  SocketSpec,
} from './catalogue.ts';
import { CONTROLS, type ControlId } from './controls.ts';
import { perModel } from './find-machine.ts';
import { holderOfPin } from './pin-name.ts';
import type { PlugFamily } from './pinouts.ts';
import type { TargetPlace } from './target-place.ts';

/** What the catalogue knows about a target's name. Rules use this and never parse the name. */
export type Target = { readonly id: string; readonly place: TargetPlace } & (
  | { readonly kind: 'part'; readonly spec: PartSpec }
  | { readonly kind: 'socket'; readonly spec: SocketSpec }
  | { readonly kind: 'latch'; readonly spec: LatchSpec }
  | { readonly kind: 'fastener'; readonly spec: FastenerSpec }
  /** A plug; the first of a cable has the cable's own name. */
  | { readonly kind: 'plug'; readonly spec: CableEndSpec; readonly cable: CableSpec }
  | { readonly kind: 'connector'; readonly spec: ConnectorSpec }
  | { readonly kind: 'led'; readonly spec: LedSpec }
  | { readonly kind: 'control'; readonly id: ControlId }
);

const PLACE_OF_KIND: Readonly<Record<PartKind, TargetPlace>> = {
  dimm: 'memory',
  cpu: 'processor',
  'cpu-cooler': 'processor',
  gpu: 'card',
  'ssd-m2': 'card',
  'ssd-sata': 'drives',
  hdd: 'drives',
  psu: 'supply',
  'cmos-cell': 'chipset',
  fan: 'front',
  'front-io': 'front',
  'usb-stick': 'front',
  'usb-nic': 'ports',
  'pcie-nic': 'card',
  motherboard: 'board',
  standoff: 'board',
  case: 'machine',
  'side-panel': 'machine',
  monitor: 'monitor',
  battery: 'power',
  'wifi-card': 'drives',
};

const PLACE_OF_FAMILY: Readonly<Record<PlugFamily, TargetPlace>> = {
  atx24: 'power',
  eps8: 'processor',
  atx12v4: 'processor',
  pcie8: 'card',
  '12v2x6': 'card',
  'sata-power': 'drives',
  'sata-data': 'drives',
  fan4: 'chipset',
  'fpanel-2': 'headers',
  'fpanel-block': 'headers',
  'usb2-header': 'headers',
  'usb3-header': 'headers',
  'hd-audio': 'headers',
  hdmi: 'ports',
  dp: 'ports',
  vga: 'ports',
  rj45: 'ports',
  'usb-a': 'ports',
  iec: 'supply',
  outlet: 'outlet',
  cell: 'chipset',
  'test-point': 'power',
  dc: 'ports',
  battery: 'power',
  mhf4: 'drives',
};

function placeOfSocket({ place, accepts }: SocketSpec): TargetPlace {
  return place ?? PLACE_OF_KIND[accepts];
}

function placeOfPart({ sockets }: Machine, { socket, kind }: PartSpec): TargetPlace {
  const home = socket === null ? undefined : sockets[socket];
  return home?.accepts === kind ? placeOfSocket(home) : PLACE_OF_KIND[kind];
}

function placeOfConnector({ parts }: Machine, { host, family, fanOf }: ConnectorSpec): TargetPlace {
  const carrier = parts[host]?.kind;
  if (carrier === 'monitor') return 'monitor';
  return fanOf === 'processor' || carrier === 'cpu-cooler' ? 'processor' : PLACE_OF_FAMILY[family];
}

function placeOfPlug(machine: Machine, { use }: CableSpec, { home }: CableEndSpec): TargetPlace {
  if (use === 'mains') return 'outlet';
  if (use === 'video' || use === 'network') return 'ports';
  const connector = machine.connectors[home];
  return connector === undefined ? 'machine' : placeOfConnector(machine, connector);
}

/** Everything that a machine gives a name to. */
export function targetsOf(machine: Machine): readonly Target[] {
  const { parts, sockets, latches, fasteners, cables, connectors, leds, controls } = machine;
  const placeOfHeld = (part: PartSpec | undefined): TargetPlace =>
    part === undefined ? 'machine' : placeOfPart(machine, part);
  const placeOfLatch = (socket: SocketSpec | undefined): TargetPlace =>
    socket === undefined ? 'machine' : placeOfSocket(socket);
  return [
    ...controls.map((id): Target => ({ kind: 'control', id, place: CONTROLS[id].place })),
    ...leds.map((spec): Target => ({ kind: 'led', id: spec.id, spec, place: spec.place })),
    ...Object.values(sockets).map(
      (spec): Target => ({ kind: 'socket', id: spec.id, spec, place: placeOfSocket(spec) }),
    ),
    ...Object.values(connectors).map(
      (spec): Target => ({ kind: 'connector', id: spec.id, spec, place: placeOfConnector(machine, spec) }),
    ),
    ...Object.values(cables).flatMap((cable) =>
      cable.ends.map(
        (spec): Target => ({
          kind: 'plug',
          id: spec.id,
          spec,
          cable,
          place: placeOfPlug(machine, cable, spec),
        }),
      ),
    ),
    ...Object.values(fasteners).map(
      (spec): Target => ({ kind: 'fastener', id: spec.id, spec, place: placeOfHeld(parts[spec.part]) }),
    ),
    ...Object.values(latches).map(
      (spec): Target => ({ kind: 'latch', id: spec.id, spec, place: placeOfLatch(sockets[spec.socket]) }),
    ),
    ...Object.values(parts).map(
      (spec): Target => ({ kind: 'part', id: spec.id, spec, place: placeOfPart(machine, spec) }),
    ),
  ];
}

const TARGETS = perModel(
  (machine): ReadonlyMap<string, Target> => new Map(targetsOf(machine).map((target) => [target.id, target])),
);

/** The target with this name; null for a name that the model does not have, such as `constructor`. */
export function resolveTarget(model: MachineModelId, name: string): Target | null {
  return TARGETS[model].get(name) ?? null;
}

/** Places of targets that belong to the workbench and not to a machine. */
const PLACE_OF_TOOL: ReadonlyMap<string, TargetPlace> = new Map([
  ['meter', 'meter'],
  ['post-display', 'indicators'],
]);

/** The camera place of a target or pin; `machine` for one without a place of its own. */
export function placeOfTarget(model: MachineModelId, name: string): TargetPlace {
  const target = resolveTarget(model, name) ?? resolveTarget(model, holderOfPin(name));
  return target?.place ?? PLACE_OF_TOOL.get(name) ?? 'machine';
}
