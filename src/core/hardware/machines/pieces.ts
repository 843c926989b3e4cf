import type { LedColour, PartKind } from '../model/view.ts';
import type {
  CableEndSpec,
  CableSpec,
  ConnectorSpec,
  FastenerSpec,
  LatchSpec,
  LedSpec,
  PartSpec,
  SocketSpec,
} from './catalogue.ts';
import type { PlugFamily } from './pinouts.ts';
import type { TargetPlace } from './target-place.ts';

/** Builders for machine definitions. `table` keeps the ids' literal types, so that the compiler checks the definitions. */

type Extra<Spec> = Partial<Omit<Spec, 'id' | 'kind' | 'model' | 'socket'>>;

/** A removable part; by default it has one end. */
export function part(
  id: string,
  kind: PartKind,
  model: string,
  socket: string | null,
  extra: Extra<PartSpec> = {},
): PartSpec {
  return {
    id,
    kind,
    model,
    socket,
    ends: socket === null ? [] : ['edge'],
    blockedBy: [],
    fasteners: [],
    removable: socket !== null,
    ...extra,
  };
}

export function memory(id: string, model: string, socket: string, extra: Extra<PartSpec>): PartSpec {
  return part(id, 'dimm', model, socket, { ends: ['top', 'bottom'], ...extra });
}

export function socket(
  id: string,
  accepts: PartKind,
  extra: Partial<Omit<SocketSpec, 'id' | 'accepts'>> = {},
): SocketSpec {
  return { id, accepts, latches: [], inside: true, ...extra };
}

/** A memory slot with two ejectors: `slot-a1` is labelled `A1` and has `latch-a1-top` and `latch-a1-bottom`. */
export function memorySlot(name: string, channel: 'A' | 'B', form: string): SocketSpec {
  const latches = ejectors(name).map(({ id }) => id);
  return socket(`slot-${name}`, 'dimm', { latches, channel, form, label: name.toUpperCase() });
}

/** The ejectors at the two ends of a memory slot. */
export function ejectors(slot: string): readonly LatchSpec[] {
  return ['top', 'bottom'].map((end) => ({
    id: `latch-${slot}-${end}`,
    socket: `slot-${slot}`,
    end,
    action: 'ejector',
  }));
}

/** A SO-DIMM slot with two spring clips: a module goes in at an angle and is pressed down between them. */
export function sodimmSlot(name: string, channel: 'A' | 'B', form: string): SocketSpec {
  const latches = clips(name).map(({ id }) => id);
  return socket(`slot-${name}`, 'dimm', { latches, channel, form, label: `DIMM${name}` });
}

/** The clips of a SO-DIMM slot: both hold the one edge that springs up. */
export function clips(slot: string): readonly LatchSpec[] {
  return ejectors(slot).map((clip) => ({ ...clip, end: 'edge' }));
}

export function lever(id: string, socketId: string): LatchSpec {
  return { id, socket: socketId, end: 'edge', action: 'lever' };
}

export function hook(id: string, socketId: string): LatchSpec {
  return { id, socket: socketId, end: 'edge', action: 'hook' };
}

export function screw(id: string, of: string, tool: FastenerSpec['tool'] = 'ph2'): FastenerSpec {
  return { id, part: of, tool };
}

export function led(id: string, colour: LedColour, place: TargetPlace): LedSpec {
  return { id, colour, place };
}

/** A connector inside the case. */
export function header(id: string, family: PlugFamily, host = 'motherboard'): ConnectorSpec {
  return { id, family, host, inside: true };
}

export function fanHeader(id: string, fanOf: 'processor' | 'case'): ConnectorSpec {
  return { ...header(id, 'fan4'), fanOf };
}

/** The SATA ports of a board, numbered from 1. */
export function sataPorts(count: number): readonly ConnectorSpec[] {
  return Array.from({ length: count }, (_, index) => ({
    ...header(`sata-${index + 1}`, 'sata-data'),
    label: `SATA_${index + 1}`,
  }));
}

/** A connector outside the case. */
export function port(id: string, family: PlugFamily, host: string): ConnectorSpec {
  return { id, family, host, inside: false };
}

/** A cable that is captive to a part and has one plug. */
export function lead(
  id: string,
  use: CableSpec['use'],
  from: string,
  family: PlugFamily,
  home: string,
): CableSpec {
  return { id, use, from, ends: [{ id, family, home }] };
}

/** A cable with a plug at each end; the far one is `<id>-far`. */
export function cord(
  id: string,
  use: CableSpec['use'],
  near: Omit<CableEndSpec, 'id'>,
  far: Omit<CableEndSpec, 'id'>,
): CableSpec {
  return {
    id,
    use,
    from: null,
    ends: [
      { ...near, id },
      { ...far, id: `${id}-far` },
    ],
  };
}

/** Specifications by id, with the ids' literal types. */
export function table<Id extends string, Spec extends { readonly id: string }>(
  ids: readonly Id[],
  specs: readonly Spec[],
): Readonly<Record<Id, Spec>> {
  const byId = new Map(specs.map((spec) => [spec.id, spec]));
  return Object.fromEntries(
    ids.map((id) => {
      const spec = byId.get(id);
      if (spec === undefined) throw new Error(`${id} is listed and not described`);
      return [id, spec];
    }),
  ) as Readonly<Record<Id, Spec>>;
}
