import type { CableEndSpec, CableSpec, ConnectorSpec } from './catalogue.ts';
import { cord, header, lead, port } from './pieces.ts';
import type { PlugFamily, Signal } from './pinouts.ts';
import type { BOARD_POINTS } from './shared-ids.ts';

/** Wiring shared by all machines: to the desk, and from drives to the board. */

/** A plug of a family, and the connector that it belongs in. */
function plugFor(family: PlugFamily, home: string): Omit<CableEndSpec, 'id'> {
  return { family, home };
}

/** A SATA data lead from a drive to a port of the board. */
export function dataCord(id: string, drive: string, boardPort: string): CableSpec {
  return cord(id, 'signal', plugFor('sata-data', drive), plugFor('sata-data', boardPort));
}

/** The monitor's video cable; both plugs are of the same family. */
export function videoCord(
  family: 'hdmi' | 'vga',
  output: string,
  id: 'cable-monitor' | 'cable-monitor-spare' = 'cable-monitor',
): CableSpec {
  return cord(id, 'video', plugFor(family, output), plugFor(family, `monitor-${family}`));
}

/** A drive's two connectors. */
export function driveConnectors(host: 'hdd' | 'ssd-sata'): readonly ConnectorSpec[] {
  return [header(`${host}-data`, 'sata-data', host), header(`${host}-power`, 'sata-power', host)];
}

/** The test points of a board and the terminals of its cell. */
export const POINT_CONNECTORS: readonly ConnectorSpec[] = [
  testPoint('tp-12v', '+12'),
  testPoint('tp-5v', '+5'),
  testPoint('tp-3v3', '+3.3'),
  testPoint('tp-vcore', 'vcore'),
  header('cell-terminals', 'cell', 'cmos-cell'),
];

function testPoint(id: (typeof BOARD_POINTS)[number], signal: Signal): ConnectorSpec {
  return { ...header(id, 'test-point'), signal };
}

export const COMMON_PORTS: readonly ConnectorSpec[] = [
  port('monitor-power', 'iec', 'monitor'),
  port('strip-out-1', 'outlet', 'strip'),
  port('strip-out-2', 'outlet', 'strip'),
  port('wall-outlet', 'outlet', 'wall'),
  port('wall-lan', 'rj45', 'wall'),
];

export const DESK_PORTS: readonly ConnectorSpec[] = [port('psu-inlet', 'iec', 'psu'), ...COMMON_PORTS];

function mainsCord(id: string, inlet: string, outlet: string): CableSpec {
  return cord(id, 'mains', plugFor('iec', inlet), plugFor('outlet', outlet));
}

function patchLead(id: string): CableSpec {
  return cord(id, 'network', plugFor('rj45', 'port-lan'), plugFor('rj45', 'wall-lan'));
}

/** Mains leads of monitor and power strip, and the network cable. */
export const COMMON_LEADS: readonly CableSpec[] = [
  lead('cable-strip', 'mains', 'strip', 'outlet', 'wall-outlet'),
  mainsCord('cable-monitor-mains', 'monitor-power', 'strip-out-2'),
  patchLead('cable-lan'),
];

/** Those of a desktop: also its mains lead, and a spare mains lead and network cable. */
export const DESK_LEADS: readonly CableSpec[] = [
  mainsCord('cable-mains', 'psu-inlet', 'strip-out-1'),
  ...COMMON_LEADS,
  patchLead('cable-lan-spare'),
  mainsCord('cable-mains-spare', 'psu-inlet', 'strip-out-1'),
];
