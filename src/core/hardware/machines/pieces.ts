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

/** The pieces that machines are written with. Each keeps the id's own type, so that the compiler checks the tables. */

type Extra<Spec> = Partial<Omit<Spec, 'id' | 'kind' | 'model' | 'socket'>>;

/** A part that comes out by hand, with one end unless said otherwise. */
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

/** A memory slot with its two ejectors: `slot-a1` has `latch-a1-top` and `latch-a1-bottom`. */
export function memorySlot(id: string, channel: 'A' | 'B', form: string): SocketSpec {
  const name = id.slice('slot-'.length);
  return socket(id, 'dimm', { latches: [`latch-${name}-top`, `latch-${name}-bottom`], channel, form });
}

export function ejector(id: string): LatchSpec {
  const [, name = '', end = ''] = id.split('-');
  return { id, socket: `slot-${name}`, end, action: 'ejector' };
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

export function led(id: string, colour: LedColour): LedSpec {
  return { id, colour };
}

/** A plug-in point inside the case. */
export function header(id: string, family: PlugFamily, host = 'motherboard'): ConnectorSpec {
  return { id, family, host, inside: true };
}

/** A plug-in point at the outside. */
export function port(id: string, family: PlugFamily, host: string): ConnectorSpec {
  return { id, family, host, inside: false };
}

/** A cable that grows out of a part and has one plug. */
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

/** A table by id, each id's own type kept. */
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
