import { add, item, type Vec2, type Vec3 } from '../../kit/vectors.ts';
import type { Connector, PinGrid, PlugPlace } from '../cables.ts';
import {
  CELL_PINS,
  chassisAt,
  connector,
  connectorTable,
  FAN_PINS,
  headerPins,
  INLET_PINS,
  NETWORK_PINS,
  PAD,
  place,
  powerPins,
  SATA_DATA_PINS,
  SATA_POWER_PINS,
  USB_PINS,
} from '../connectors.ts';
import { minus, X, Y, Z } from '../stations.ts';
import {
  ATX24,
  AUDIO_HEADER,
  BOARD_ORIGIN,
  CASE,
  CASE_FAN_HEADERS,
  COIN_CELL,
  CPU_FAN_HEADER,
  EPS,
  FRONT_PANEL_HEADER,
  GPU_HOME,
  HDD_AT,
  onBoard,
  PSU,
  PUMP_HEADER,
  REAR_FACE_X,
  REAR_PORT_Y,
  SATA_DRIVE_AT,
  SATA_PORTS,
  TEST_POINTS,
  USB3_HEADER,
} from './layout.ts';

/** The height of a seated plug's face above the board, mm. */
const PROUD = 3;

const upright = ([x, y]: Vec2, across: Vec3, stack: Vec3, above = PROUD): PlugPlace =>
  place(onBoard(x, y, above), Z, across, stack);

/** Power inlet of the graphics card, in its own space (see `builders/kestrel/gpu.ts`). */
export const GPU_POWER: Vec3 = [236, -3, 105];
/** Display connectors of the card along its bracket, and the bracket's place. */
export const GPU_PORTS_Z: readonly number[] = [92, 70, 48, 27];
export const GPU_BRACKET_X = -8;
/** Mains inlet of the power supply, in its own space. */
export const PSU_INLET: Vec3 = [0, 48, 112];
/** Plugs of the 2.5 inch drive: data and power, in its own space; they face its +x side. */
const DRIVE_DATA: Vec3 = [51, 4, 3];
const DRIVE_POWER: Vec3 = [51, -14, 3];

const [driveX, driveY, driveZ] = SATA_DRIVE_AT;
/** The drive lies with its plugs towards the tray: its +x is world -z, its +y world -x. */
const onDrive = ([x, y, z]: Vec3): Vec3 => [driveX - y, driveY + z, driveZ - x];

/**
 * F_PANEL, ten pins in two rows (hardware-lab.md 2.2): upper row 2-10, lower row 1-9, from the rear. A lead of two takes
 * two neighbouring columns of one row.
 */
const panelPins = (column: number, row: 0 | 1, span = 2): PlugPlace => {
  const [x, y] = FRONT_PANEL_HEADER;
  return upright([x + (column + (span - 1) / 2 - 2) * 2.54, y + (row - 0.5) * 2.54], X, Y, 2.6);
};

const facingRear = minus(X);
const rearPort = (y: number, z: number): PlugPlace =>
  place([REAR_FACE_X, BOARD_ORIGIN[1] + y, BOARD_ORIGIN[2] + z], facingRear, Z, Y);

const onCard = (id: string, card: string, pins: PinGrid): Connector =>
  connector(id, card, place(add(add(GPU_HOME, GPU_POWER), [0, 0, PROUD]), Z, X, Y), pins);
const cardPort = (id: string, card: string): Connector =>
  connector(id, card, place(add(GPU_HOME, [GPU_BRACKET_X - 1, -6, item(GPU_PORTS_Z, 0)]), facingRear, Z, Y));

export const KESTREL_CONNECTORS = connectorTable([
  connector('conn-atx24', 'motherboard', upright(ATX24, Y, X), powerPins(12)),
  connector('conn-eps', 'motherboard', upright(EPS, X, Y), powerPins(4)),
  connector('conn-cpu-fan', 'motherboard', upright(CPU_FAN_HEADER, X, Y), FAN_PINS),
  connector('conn-pump', 'motherboard', upright(PUMP_HEADER, X, Y), FAN_PINS),
  ...CASE_FAN_HEADERS.map((at, i) =>
    connector(`conn-cha-fan-${i + 1}`, 'motherboard', upright(at, X, Y), FAN_PINS),
  ),
  connector('conn-usb3', 'motherboard', upright(USB3_HEADER, Y, X, 4), headerPins(10, 2)),
  connector('conn-audio', 'motherboard', upright(AUDIO_HEADER, X, Y, 2.6), headerPins(5, 2)),
  connector('fpanel-hdd-led', 'motherboard', panelPins(0, 0), headerPins(2, 1)),
  connector('fpanel-reset-sw', 'motherboard', panelPins(2, 0), headerPins(2, 1)),
  connector('fpanel-power-led', 'motherboard', panelPins(0, 1), headerPins(2, 1)),
  connector('fpanel-power-sw', 'motherboard', panelPins(2, 1), headerPins(2, 1)),
  ...SATA_PORTS.map(([x, y], i) =>
    connector(`sata-${i + 1}`, 'motherboard', place(onBoard(x + 5, y, 6.6), X, Y, Z), SATA_DATA_PINS),
  ),
  ...TEST_POINTS.map(({ id, at }) => connector(id, 'motherboard', upright(at, X, Y, 0.4), PAD)),
  connector('cell-terminals', 'cmos-cell', upright(COIN_CELL, X, Y, 5), CELL_PINS),
  connector('ssd-sata-data', 'ssd-sata', place(onDrive(DRIVE_DATA), [0, 0, -1], X, Y), SATA_DATA_PINS),
  connector('ssd-sata-power', 'ssd-sata', place(onDrive(DRIVE_POWER), [0, 0, -1], X, Y), SATA_POWER_PINS),
  connector('hdd-data', 'hdd', place(add(HDD_AT, [26, 5, 74.5]), Z, X, Y), SATA_DATA_PINS),
  connector('hdd-power', 'hdd', place(add(HDD_AT, [-2, 5, 74.5]), Z, X, Y), SATA_POWER_PINS),
  onCard('gpu-power', 'gpu', powerPins(4)),
  onCard('gpu-12v-power', 'gpu-12v', { ...powerPins(8), pitch: 3 }),
  cardPort('port-gpu-hdmi', 'gpu'),
  cardPort('port-gpu-12v-hdmi', 'gpu-12v'),
  connector('aio-power', 'cpu-aio', place(onBoard(98, 180, 34), Z, X, Y), SATA_POWER_PINS),
  connector('port-board-hdmi', 'motherboard', rearPort(REAR_PORT_Y.display, 14.6)),
  connector('port-lan', 'motherboard', rearPort(REAR_PORT_Y.lan, 18.6), NETWORK_PINS),
  connector('port-usb-rear-1', 'motherboard', rearPort(REAR_PORT_Y.usb2, 8.2), USB_PINS),
  connector('port-usb-rear-2', 'motherboard', rearPort(REAR_PORT_Y.usb3, 8.2), USB_PINS),
  connector('port-usb-front-1', 'case', place([CASE.right - 12, CASE.top + 3, 100], Y, Z, X), USB_PINS),
  connector('psu-inlet', 'psu', place(add(PSU.at, add(PSU_INLET, [-2, 0, 0])), facingRear, Z, Y), INLET_PINS),
  chassisAt([130, 300, 0]),
]);
