import type { CableSpec, ConnectorSpec } from './catalogue.ts';
import {
  HARROW_CABLES,
  HARROW_CONNECTORS,
  type HarrowCable,
  type HarrowConnector,
} from './harrow-5000-mt-ids.ts';
import { fanHeader, header, lead, port, sataPorts, table } from './pieces.ts';
import {
  DESK_LEADS,
  DESK_PORTS,
  dataCord,
  driveConnectors,
  POINT_CONNECTORS,
  videoCord,
} from './shared-wiring.ts';

export const HARROW_CONNECTOR_TABLE: Readonly<Record<HarrowConnector, ConnectorSpec>> = table(
  HARROW_CONNECTORS,
  [
    header('conn-atx24', 'atx24'),
    header('conn-eps', 'eps8'),
    fanHeader('conn-cpu-fan', 'processor'),
    fanHeader('conn-cha-fan-1', 'case'),
    fanHeader('conn-cha-fan-2', 'case'),
    header('conn-front-panel', 'fpanel-block'),
    header('conn-usb2', 'usb2-header'),
    ...sataPorts(3),
    ...POINT_CONNECTORS,
    header('gpu-power', 'pcie8', 'gpu'),
    port('port-gpu-hdmi', 'hdmi', 'gpu'),
    port('port-board-hdmi', 'hdmi', 'motherboard'),
    port('port-lan', 'rj45', 'motherboard'),
    port('port-usb-rear-1', 'usb-a', 'motherboard'),
    port('port-usb-front-1', 'usb-a', 'front-io'),
    port('port-usb-nic', 'rj45', 'spare-usb-nic'),
    port('port-pcie-nic', 'rj45', 'spare-pcie-nic'),
    ...driveConnectors('ssd-sata'),
    ...driveConnectors('hdd'),
    ...DESK_PORTS,
    port('monitor-hdmi', 'hdmi', 'monitor'),
  ],
);

export const HARROW_CABLE_TABLE: Readonly<Record<HarrowCable, CableSpec>> = table(HARROW_CABLES, [
  lead('cable-atx24', 'power', 'psu', 'atx24', 'conn-atx24'),
  lead('cable-eps', 'power', 'psu', 'eps8', 'conn-eps'),
  lead('cable-pcie', 'power', 'psu', 'pcie8', 'gpu-power'),
  lead('cable-sata-power', 'power', 'psu', 'sata-power', 'hdd-power'),
  lead('cable-sata-power-2', 'power', 'psu', 'sata-power', 'ssd-sata-power'),
  dataCord('cable-sata-data', 'hdd-data', 'sata-1'),
  dataCord('cable-sata-data-2', 'ssd-sata-data', 'sata-2'),
  lead('cable-front-panel', 'signal', 'case', 'fpanel-block', 'conn-front-panel'),
  lead('cable-front-usb', 'signal', 'front-io', 'usb2-header', 'conn-usb2'),
  lead('cable-cpu-fan', 'signal', 'cpu-cooler', 'fan4', 'conn-cpu-fan'),
  lead('cable-fan-front-1', 'signal', 'fan-front-1', 'fan4', 'conn-cha-fan-1'),
  lead('cable-fan-rear', 'signal', 'fan-rear', 'fan4', 'conn-cha-fan-2'),
  videoCord('hdmi', 'port-board-hdmi'),
  videoCord('hdmi', 'port-board-hdmi', 'cable-monitor-spare'),
  ...DESK_LEADS,
  dataCord('cable-sata-data-spare', 'hdd-data', 'sata-1'),
]);
