import { carried, placed } from '../kit/placement.ts';
import { add, type Vec3 } from '../kit/vectors.ts';
import { MONITOR, POWER_STRIP, STRIP, WALL_OUTLET_AT } from './bench-layout.ts';
import type { Connector, PinGrid, PlugPlace } from './cables.ts';
import { X, Y, Z } from './stations.ts';

/* Connectors of the bench, and what those of all machines have in common. */

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
export const powerPins = (columns: number): PinGrid => ({ columns, rows: 2, pitch: 4.2, counting: 'rows' });
/** Pin headers are counted up and down their columns. */
export const headerPins = (columns: number, rows: number): PinGrid => ({
  columns,
  rows,
  pitch: 2.54,
  counting: 'columns',
});

export const FAN_PINS: PinGrid = { columns: 4, rows: 1, pitch: 2.54, counting: 'rows' };
export const SATA_POWER_PINS: PinGrid = { columns: 15, rows: 1, pitch: 1.27, counting: 'rows' };

/** Inputs on the back of the monitor, in its own space; they face down. */
export const MONITOR_INPUT: Vec3 = [60, -84, -30];
export const MONITOR_INPUT_ANALOG: Vec3 = [4, -84, -30];
export const MONITOR_INLET: Vec3 = [-70, -84, -30];
/** Network socket in the wall, beside the outlet. */
export const WALL_NETWORK_AT: Vec3 = [WALL_OUTLET_AT[0] + 92, WALL_OUTLET_AT[1], WALL_OUTLET_AT[2]];

const outletAt = (dx: number): Vec3 => [POWER_STRIP[0] + dx, POWER_STRIP[1] + STRIP.height, POWER_STRIP[2]];
const onMonitor = (point: Vec3): PlugPlace =>
  place(carried(placed([...MONITOR.at], [0, MONITOR.turn, 0]), point), [0, -1, 0], X, Z);
/** Line, neutral; earth lies between them. */
const MAINS_PINS: PinGrid = { columns: 2, rows: 1, pitch: 19, counting: 'rows' };

export const BENCH_CONNECTORS: readonly Connector[] = [
  connector('strip-out-1', 'power-strip', place(outletAt(-52), Y, X, Z), MAINS_PINS),
  connector('strip-out-2', 'power-strip', place(outletAt(-4), Y, X, Z), MAINS_PINS),
  connector('wall-outlet', 'wall', place(add(WALL_OUTLET_AT, [0, 0, 9]), Z, X, Y), MAINS_PINS),
  connector('wall-lan', 'wall', place(add(WALL_NETWORK_AT, [0, 0, 7]), Z, X, Y)),
  connector('monitor-hdmi', 'monitor', onMonitor(MONITOR_INPUT)),
  connector('monitor-vga', 'monitor', onMonitor(MONITOR_INPUT_ANALOG)),
  connector('monitor-power', 'monitor', onMonitor(MONITOR_INLET)),
];

/** Connectors by id, those of the bench included. */
export function connectorTable(connectors: readonly Connector[]): Readonly<Record<string, Connector>> {
  return Object.fromEntries([...BENCH_CONNECTORS, ...connectors].map((entry) => [entry.id, entry]));
}
