import type { Machine } from '../../src/core/hardware/machines/catalogue.ts';
import { findMachine } from '../../src/core/hardware/machines/find-machine.ts';
import type { CableView, LabView, MachineModelId, PartView } from '../../src/core/hardware/model/view.ts';

/** Views made from the catalogue alone, for looking at the scene without playing a scenario. */

function partOf({ id, kind, socket, ends, model }: Machine['parts'][string]): PartView {
  return {
    id,
    kind,
    label: `part.${id}`,
    placement: 'installed',
    socket,
    seating: Object.fromEntries(ends.map((end) => [end, 'home' as const])),
    stance: 'straight',
    model,
    marks: [],
    origin: 'machine',
  };
}

export function cableOf({ id, ends }: Machine['cables'][string], isIn: boolean): CableView {
  const plug = isIn ? ('latched' as const) : ('none' as const);
  return {
    id,
    label: id,
    plug,
    ends: ends.map((end) => ({ id: end.id, plug, connector: isIn ? end.home : null })),
    marks: [],
  };
}

export const table = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

/** A machine as it left the factory, its panel off, unplugged. */
export function machineAtRest(model: MachineModelId = 'kestrel-b7'): LabView {
  const spec = findMachine(model);
  const { parts, cables } = spec.standard;
  const has = new Set(parts);
  const cableViews = cables.map((id) => cableOf(find(spec.cables, id), id !== 'cable-mains'));
  const ends = cableViews.flatMap((cable) => cable.ends);
  return {
    model,
    parts: table(parts.map((id) => partOf(find(spec.parts, id)))),
    sockets: table(
      Object.values(spec.sockets).map(({ id, accepts }) => ({
        id,
        accepts,
        label: id,
        holds: parts.find((part) => spec.parts[part]?.socket === id) ?? null,
      })),
    ),
    latches: table(
      Object.values(spec.latches).map(({ id, socket }) => ({
        id,
        socket,
        label: id,
        position: 'closed' as const,
      })),
    ),
    fasteners: table(
      Object.values(spec.fasteners)
        .filter(({ part }) => has.has(part))
        .map(({ id, part }) => ({ id, part, label: id, state: 'tight' as const })),
    ),
    cables: table(cableViews),
    connectors: table(
      Object.values(spec.connectors)
        .filter(({ host }) => has.has(host) || spec.parts[host] === undefined)
        .map(({ id, family, host }) => ({
          id,
          label: id,
          family,
          host,
          holds: ends.find((end) => end.connector === id)?.id ?? null,
          marks: [],
        })),
    ),
    power: { ac: false, psuSwitch: 'on', standby: false, on: false },
    fans: {},
    leds: table(spec.leds.map(({ id, colour }) => ({ id, label: id, colour, light: 'off' as const }))),
    postDisplay: null,
    postStage: 'none',
    beeps: { beeps: [], repeats: false },
    monitor: { kind: 'no-signal', lines: ['No signal', 'Check the input'] },
    sidePanel: 'off',
    strap: 'worn',
    smell: 'none',
    smoke: false,
    recording: null,
    simSeconds: 0,
    blink: null,
    sounds: [],
    site: { strip: 'on', selector: model === 'brant-h6' ? '230' : null },
    instruments: {
      meter: {
        function: 'off',
        range: 0,
        black: null,
        red: null,
        display: null,
        negative: false,
        beeping: false,
      },
      psuTester: null,
      postCard: null,
      strap: 'worn',
    },
    screen: { page: 'no-signal', rows: [], controls: [], artefacts: false, running: [], menu: null },
    ...NO_JOB,
  };
}

/** What the scene does not look at. */
const NO_JOB = { job: { mode: 'practice' }, findings: [], looked: [], tutor: null } as unknown as Pick<
  LabView,
  'job' | 'ledger' | 'findings' | 'looked' | 'tutor'
>;

/** The entry of a table that must be there. */
export function find<T>(from: Readonly<Record<string, T>>, id: string): T {
  const found = from[id];
  if (found === undefined) throw new RangeError(`The machine has no ${id}`);
  return found;
}

/** The same machine after a good start. */
export function machineRunning(model: MachineModelId = 'kestrel-b7'): LabView {
  const rest = machineAtRest(model);
  const spec = findMachine(model);
  const lit = ['led-power', 'led-standby', 'led-monitor', 'led-lan', 'led-strip'];
  return {
    ...rest,
    cables: { ...rest.cables, 'cable-mains': cableOf(find(spec.cables, 'cable-mains'), true) },
    power: { ac: true, psuSwitch: 'on', standby: true, on: true },
    fans: Object.fromEntries(
      Object.values(rest.parts)
        .filter(({ kind }) => ['fan', 'cpu-cooler', 'gpu', 'psu'].includes(kind))
        .map(({ id }) => [id, { spinning: true }]),
    ),
    leds: Object.fromEntries(
      Object.entries(rest.leds).map(([id, led]) => [
        id,
        { ...led, light: lit.includes(id) ? ('on' as const) : ('off' as const) },
      ]),
    ),
    postDisplay: model === 'kestrel-b7' ? 'AA' : null,
    postStage: 'handed-over',
    screen: { ...rest.screen, page: 'summary' },
    monitor: {
      kind: 'firmware-summary',
      lines: [
        `${spec.firmware}  ${spec.baseline.firmware}`,
        ...Object.values(rest.parts)
          .filter(({ kind }) => ['cpu', 'dimm', 'gpu', 'ssd-m2', 'ssd-sata', 'hdd'].includes(kind))
          .map((part) => `${part.id.toUpperCase()}: ${part.model}`),
        'Starting the operating system',
      ],
    },
  };
}

/** Memory upgrade gone wrong: B2 half in, its lower latch open, and the clip of the failed start on the board. */
export function machineWithLooseModule(): LabView {
  const rest = machineAtRest();
  const b2 = rest.parts['dimm-b2'];
  const latch = rest.latches['latch-b2-bottom'];
  if (!b2 || !latch) throw new Error('The machine has no module B2');
  return {
    ...rest,
    parts: {
      ...rest.parts,
      'dimm-b2': { ...b2, placement: 'loose', seating: { top: 'home', bottom: 'up' } },
    },
    latches: { ...rest.latches, 'latch-b2-bottom': { ...latch, position: 'open' } },
    recording: { leds: { 'led-dram': 'on' }, postDisplay: '55', beeps: { beeps: ['long'], repeats: true } },
  };
}

/** Everything that comes out by hand on the bench, every plug that can be pulled out of its connector. */
export function machineTakenApart(model: MachineModelId = 'kestrel-b7'): LabView {
  const rest = machineAtRest(model);
  const spec = findMachine(model);
  const stays = ['motherboard', 'psu', 'side-panel', 'monitor', 'case'];
  const isOut = (id: string | null): boolean =>
    id !== null && !stays.includes(spec.parts[id]?.kind ?? '') && spec.parts[id]?.removable !== false;
  return {
    ...rest,
    parts: Object.fromEntries(
      Object.entries(rest.parts).map(([id, part]) => [
        id,
        isOut(id) ? { ...part, placement: 'removed' as const, socket: null, seating: {} } : part,
      ]),
    ),
    sockets: Object.fromEntries(
      Object.entries(rest.sockets).map(([id, socket]) => [
        id,
        isOut(socket.holds) ? { ...socket, holds: null } : socket,
      ]),
    ),
    latches: Object.fromEntries(
      Object.entries(rest.latches).map(([id, latch]) => [id, { ...latch, position: 'open' as const }]),
    ),
    cables: Object.fromEntries(
      Object.keys(rest.cables).map((id) => [id, cableOf(find(spec.cables, id), id === 'cable-strip')]),
    ),
    connectors: Object.fromEntries(
      Object.entries(rest.connectors).map(([id, connector]) => [id, { ...connector, holds: null }]),
    ),
    fasteners: Object.fromEntries(
      Object.entries(rest.fasteners).map(([id, screw]) => [id, { ...screw, state: 'out' as const }]),
    ),
  };
}

/** The same machine, its parts of these kinds on the bench: their screws out, and no plug left in them or hanging from them. */
export function withPartsOut(view: LabView, kinds: readonly string[]): LabView {
  const spec = findMachine(view.model);
  const isOut = (id: string | null): boolean => kinds.includes(view.parts[id ?? '']?.kind ?? '');
  const pulled = new Set(
    Object.values(view.cables).flatMap(({ id, ends }) =>
      ends
        .filter(
          ({ connector }) =>
            isOut(spec.cables[id]?.from ?? null) || isOut(view.connectors[connector ?? '']?.host ?? null),
        )
        .map((end) => end.id),
    ),
  );
  const each = <T extends { readonly id: string }>(
    from: Readonly<Record<string, T>>,
    change: (one: T) => T,
  ) => table(Object.values(from).map(change));
  return {
    ...view,
    parts: each(view.parts, (part) =>
      isOut(part.id) ? { ...part, placement: 'removed', socket: null, seating: {} } : part,
    ),
    sockets: each(view.sockets, (socket) => (isOut(socket.holds) ? { ...socket, holds: null } : socket)),
    fasteners: each(view.fasteners, (screw) => (isOut(screw.part) ? { ...screw, state: 'out' } : screw)),
    connectors: each(view.connectors, (connector) =>
      pulled.has(connector.holds ?? '') ? { ...connector, holds: null } : connector,
    ),
    cables: each(view.cables, (cable) => ({
      ...cable,
      plug: pulled.has(cable.id) ? 'none' : cable.plug,
      ends: cable.ends.map((end) => (pulled.has(end.id) ? { ...end, plug: 'none', connector: null } : end)),
    })),
  };
}

/** The board itself on the bench, with what sits in it. */
export function machineWithBoardOut(model: MachineModelId = 'kestrel-b7'): LabView {
  const rest = machineTakenApart(model);
  const atRest = machineAtRest(model);
  const onBoard = ['cpu', 'cpu-cooler', 'dimm', 'cmos-cell', 'ssd-m2'];
  return {
    ...rest,
    latches: atRest.latches,
    parts: Object.fromEntries(
      Object.entries(rest.parts).map(([id, part]) => {
        if (part.kind === 'motherboard')
          return [id, { ...part, placement: 'removed' as const, socket: null }];
        return [id, onBoard.includes(part.kind) ? find(atRest.parts, id) : part];
      }),
    ),
  };
}
