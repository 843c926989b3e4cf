import type { CableSpec, ConnectorSpec } from './catalogue.ts';
import { MARLOW_CABLES, MARLOW_CONNECTORS, type MarlowCable, type MarlowConnector } from './marlow-14-ids.ts';
import { cord, fanHeader, header, lead, port, table } from './pieces.ts';
import { COMMON_LEADS, COMMON_PORTS, videoCord } from './shared-wiring.ts';

export const MARLOW_CONNECTOR_TABLE: Readonly<Record<MarlowConnector, ConnectorSpec>> = table(
  MARLOW_CONNECTORS,
  [
    header('conn-battery', 'battery'),
    fanHeader('conn-cpu-fan', 'processor'),
    header('wifi-main', 'mhf4', 'wifi-card'),
    header('wifi-aux', 'mhf4', 'wifi-card'),
    port('dc-in', 'dc', 'motherboard'),
    port('port-board-hdmi', 'hdmi', 'motherboard'),
    port('port-lan', 'rj45', 'motherboard'),
    port('port-usb-rear-1', 'usb-a', 'motherboard'),
    port('monitor-hdmi', 'hdmi', 'monitor'),
    ...COMMON_PORTS,
  ],
);

export const MARLOW_CABLE_TABLE: Readonly<Record<MarlowCable, CableSpec>> = table(MARLOW_CABLES, [
  lead('cable-battery', 'power', 'battery', 'battery', 'conn-battery'),
  lead('cable-cpu-fan', 'signal', 'cpu-cooler', 'fan4', 'conn-cpu-fan'),
  lead('cable-antenna-main', 'signal', 'case', 'mhf4', 'wifi-main'),
  lead('cable-antenna-aux', 'signal', 'case', 'mhf4', 'wifi-aux'),
  videoCord('hdmi', 'port-board-hdmi'),
  cord('cable-mains', 'mains', { family: 'dc', home: 'dc-in' }, { family: 'outlet', home: 'strip-out-1' }),
  ...COMMON_LEADS,
]);
