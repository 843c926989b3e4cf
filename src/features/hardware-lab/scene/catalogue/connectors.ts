import { carried, placed } from '../kit/placement.ts';
import { add, type Vec3 } from '../kit/vectors.ts';
import { MONITOR, POWER_STRIP, STRIP, WALL_OUTLET_AT } from './bench-layout.ts';
import type { Connector, PinGrid, PlugPlace } from './cables.ts';
import { X, Y, Z } from './stations.ts';

/* Connectors of the workbench, and helpers for those of all machines. */

export const place = (face: Vec3, out: Vec3, across: Vec3, stack: Vec3): PlugPlace => ({
  face,
  out,
  across,
  stack,
});

export const connector = (id: string, on: string, where: PlugPlace, pins?: PinGrid): Connector => ({
  id,
  on,
  place: where,
  ...(pins ? { pins } : {}),
});

/** Mini-fit power connectors (24-pin, EPS, PCIe): two rows, counted along the row of the latch first. */
export const powerPins = (columns: number): PinGrid => ({
  columns,
  rows: 2,
  pitch: 4.2,
  counting: 'rows',
  above: 6,
});
/** Pin headers are counted up and down their columns. */
export const headerPins = (columns: number, rows: number): PinGrid => ({
  columns,
  rows,
  pitch: 2.54,
  counting: 'columns',
  above: 6,
});

const inRow = (columns: number, pitch: number, above: number): PinGrid => ({
  columns,
  rows: 1,
  pitch,
  counting: 'rows',
  above,
});
export const FAN_PINS = inRow(4, 2.54, 6);
export const SATA_POWER_PINS = inRow(15, 1.27, 6);
export const SATA_DATA_PINS: PinGrid = { ...inRow(7, 1.27, 4), opening: [16, 10] };
export const NETWORK_PINS: PinGrid = { ...inRow(8, 1.02, 0), opening: [16, 10] };
export const USB_PINS: PinGrid = { ...inRow(4, 2, 0), opening: [16, 10] };
export const CELL_PINS: PinGrid = { ...inRow(2, 16, 0), opening: [34, 6] };
/** A bare pad of the board. */
export const PAD = inRow(1, 5, 0);
/** Bare metal where a probe can touch. */
const METAL: PinGrid = { ...PAD, opening: [36, 36] };
const mains = (pitch: number, opening: readonly [number, number]): PinGrid => ({
  ...inRow(3, pitch, 0),
  counting: 'mains',
  opening,
});
export const INLET_PINS = mains(7, [24, 18]);
const OUTLET_PINS = mains(9.5, [40, 21]);

/** Bare metal of the case, for the meter: it takes no plug, and no view lists it. */
export const chassisAt = (spot: Vec3): Connector => connector('chassis', 'case', place(spot, Z, X, Y), METAL);

/** Inputs on the back of the monitor, in its own space; they face down. */
export const MONITOR_INPUT: Vec3 = [60, -84, -30];
export const MONITOR_INPUT_ANALOG: Vec3 = [104, -84, -30];
export const MONITOR_INLET: Vec3 = [-70, -84, -30];
/** Network socket in the wall, beside the outlet. */
export const WALL_NETWORK_AT: Vec3 = [WALL_OUTLET_AT[0] + 92, WALL_OUTLET_AT[1], WALL_OUTLET_AT[2]];

const outletAt = (dx: number): Vec3 => [POWER_STRIP[0] + dx, POWER_STRIP[1] + STRIP.height, POWER_STRIP[2]];
const onMonitor = (point: Vec3): PlugPlace =>
  place(carried(placed([...MONITOR.at], [0, MONITOR.turn, 0]), point), [0, -1, 0], X, Z);

export const BENCH_CONNECTORS: readonly Connector[] = [
  connector('strip-out-1', 'power-strip', place(outletAt(-52), Y, X, Z), OUTLET_PINS),
  connector('strip-out-2', 'power-strip', place(outletAt(-4), Y, X, Z), OUTLET_PINS),
  connector('wall-outlet', 'wall', place(add(WALL_OUTLET_AT, [0, 0, 9]), Z, X, Y), OUTLET_PINS),
  connector('wall-lan', 'wall', place(add(WALL_NETWORK_AT, [0, 0, 7]), Z, X, Y), NETWORK_PINS),
  connector('monitor-hdmi', 'monitor', onMonitor(MONITOR_INPUT)),
  connector('monitor-vga', 'monitor', onMonitor(MONITOR_INPUT_ANALOG)),
  connector('monitor-power', 'monitor', onMonitor(MONITOR_INLET), INLET_PINS),
];

/** Connectors by id, those of the bench included. */
export function connectorTable(connectors: readonly Connector[]): Readonly<Record<string, Connector>> {
  return Object.fromEntries([...BENCH_CONNECTORS, ...connectors].map((entry) => [entry.id, entry]));
}
