import { add, type Vec2, type Vec3 } from '../../kit/vectors.ts';
import type { Connector, PlugPlace } from '../cables.ts';
import {
  chassisAt,
  connector,
  connectorTable,
  FAN_PINS,
  NETWORK_PINS,
  place,
  USB_PINS,
} from '../connectors.ts';
import { minus, X, Y, Z } from '../stations.ts';
import {
  ANTENNA_SOCKETS,
  BARE_METAL,
  BATTERY_CONNECTOR,
  FAN_HEADER,
  M2_SEAT,
  onBoard,
  PORT_FACE_X,
  PORT_Y,
  WIFI_SLOT,
} from './layout.ts';

const LEFT = minus(X);

/** Contact edge of the Wi-Fi card in its slot. */
export const WIFI_SEAT: Vec3 = onBoard(WIFI_SLOT[0] - 3, WIFI_SLOT[1], M2_SEAT);

const atEdge = (y: number, above: number): PlugPlace => place(onBoard(PORT_FACE_X, y, above), LEFT, Y, Z);
const onCard = ([x, y]: Vec2): PlugPlace => place(add(WIFI_SEAT, [x, y, 1.5]), Z, X, Y);

/** The positions of the Marlow's connectors: ports on its left edge, plugs that lie flat on the board. */
export const MARLOW_CONNECTORS: Readonly<Record<string, Connector>> = connectorTable([
  connector('conn-battery', 'motherboard', place(onBoard(...BATTERY_CONNECTOR, 1.6), minus(Y), X, Z)),
  connector('conn-cpu-fan', 'motherboard', place(onBoard(...FAN_HEADER, 2), X, Y, Z), {
    ...FAN_PINS,
    above: 1,
  }),
  ...ANTENNA_SOCKETS.map((at, i) => connector(i === 0 ? 'wifi-main' : 'wifi-aux', 'wifi-card', onCard(at))),
  connector('dc-in', 'motherboard', atEdge(PORT_Y.dc, 2)),
  connector('port-lan', 'motherboard', atEdge(PORT_Y.lan, 2), NETWORK_PINS),
  connector('port-board-hdmi', 'motherboard', atEdge(PORT_Y.hdmi, 2)),
  connector('port-usb-rear-1', 'motherboard', atEdge(PORT_Y.usb, 2), USB_PINS),
  chassisAt(BARE_METAL),
]);
