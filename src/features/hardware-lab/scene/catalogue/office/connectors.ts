import { add, type Vec2, type Vec3 } from '../../kit/vectors.ts';
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
import { ADAPTER_PORT, CARD, type OfficePlan, placeOn, SUPPLY_INLET } from './plan.ts';

const PROUD = 3;
const REAR = minus(X);
/** Face of the rear connectors: this far behind the board's edge. */
const FACE = -8.6;

/** The positions of an office tower's connectors. */
export function officeConnectors(plan: OfficePlan): Readonly<Record<string, Connector>> {
  const upright = (at: Vec2, across: Vec3, stack: Vec3, above = PROUD): PlugPlace =>
    place(placeOn(plan, at, above), Z, across, stack);
  const rear = (y: number, z: number): PlugPlace => place(placeOn(plan, [FACE, y], z - 1.6), REAR, Z, Y);
  const { processorPower, fanHeaders, cardPort, hddAt, ssdAt, psuAt } = plan;
  const card = placeOn(plan, [0, plan.cardSlot.y], 3);
  const board = (id: string, where: PlugPlace, pins?: PinGrid) => connector(id, 'motherboard', where, pins);
  return connectorTable([
    board('conn-atx24', upright(plan.atx, Y, X), powerPins(12)),
    board(`conn-${processorPower.name}`, upright(processorPower.at, X, Y), powerPins(processorPower.columns)),
    board('conn-cpu-fan', upright(fanHeaders.processor, X, Y), FAN_PINS),
    ...fanHeaders.case.map((at, i) => board(`conn-cha-fan-${i + 1}`, upright(at, X, Y), FAN_PINS)),
    board('conn-front-panel', upright(plan.panelHeader, X, Y, 2.6), headerPins(5, 2)),
    ...(plan.usbHeader ? [board('conn-usb2', upright(plan.usbHeader, X, Y, 2.6), headerPins(5, 2))] : []),
    ...plan.sata.map(([x, y], i) =>
      board(`sata-${i + 1}`, place(placeOn(plan, [x + 5, y], 6.6), X, Y, Z), SATA_DATA_PINS),
    ),
    ...['tp-12v', 'tp-5v', 'tp-3v3', 'tp-vcore'].map((id, i) =>
      board(id, upright([plan.testPoints[0] + i * 6, plan.testPoints[1]], X, Y, 0.4), PAD),
    ),
    connector('cell-terminals', 'cmos-cell', upright(plan.cell, X, Y, 5), CELL_PINS),
    ...(cardPort.powered
      ? [
          connector(
            'gpu-power',
            'gpu',
            place(add(add(card, CARD.inlet), [0, 0, PROUD]), Z, X, Y),
            powerPins(4),
          ),
        ]
      : []),
    connector(cardPort.id, 'gpu', place(add(card, [-9, -6, CARD.port]), REAR, Z, Y)),
    ...(cardPort.plug === 'display' ? [board('port-board-hdmi', rear(plan.portY.video, 14.6))] : []),
    board('port-lan', rear(plan.portY.lan, 18.6), NETWORK_PINS),
    board('port-usb-rear-1', rear(plan.portY.usb, 8.2), USB_PINS),
    ...(plan.adapters
      ? [
          connector(
            'port-usb-nic',
            'spare-usb-nic',
            place(placeOn(plan, [FACE - 44, plan.adapters.usbY], 6.6), REAR, Z, Y),
            NETWORK_PINS,
          ),
          connector(
            'port-pcie-nic',
            'spare-pcie-nic',
            place(add(placeOn(plan, [0, plan.adapters.slot[1]], 3), ADAPTER_PORT), REAR, Z, Y),
            NETWORK_PINS,
          ),
        ]
      : []),
    ...(plan.frontIoAt
      ? [connector('port-usb-front-1', 'front-io', place(plan.frontIoAt, X, Z, Y), USB_PINS)]
      : []),
    ...(ssdAt
      ? [
          connector('ssd-sata-data', 'ssd-sata', place(add(ssdAt, [4, 3, 51]), Z, X, Y), SATA_DATA_PINS),
          connector('ssd-sata-power', 'ssd-sata', place(add(ssdAt, [-14, 3, 51]), Z, X, Y), SATA_POWER_PINS),
        ]
      : []),
    connector('hdd-data', 'hdd', place(add(hddAt, [26, 5, 74.5]), Z, X, Y), SATA_DATA_PINS),
    connector('hdd-power', 'hdd', place(add(hddAt, [-2, 5, 74.5]), Z, X, Y), SATA_POWER_PINS),
    connector('psu-inlet', 'psu', place(add(psuAt, [-2, ...SUPPLY_INLET]), REAR, Z, Y), INLET_PINS),
    chassisAt(plan.bareMetalAt),
  ]);
}
