import type { CableSpec, ConnectorSpec } from '../catalogue.ts';
import {
  HARROW_CABLES,
  HARROW_CONNECTORS,
  type HarrowCable,
  type HarrowConnector,
} from './harrow-5000-mt-ids.ts';
import { cord, header, lead, port, table } from './pieces.ts';

export const HARROW_CONNECTOR_TABLE: Readonly<Record<HarrowConnector, ConnectorSpec>> = table(
  HARROW_CONNECTORS,
  [
    header('conn-atx24', 'atx24'),
    header('conn-eps', 'eps8'),
    header('conn-cpu-fan', 'fan4'),
    header('conn-cha-fan-1', 'fan4'),
    header('conn-cha-fan-2', 'fan4'),
    header('conn-front-panel', 'fpanel-block'),
    header('conn-usb2', 'usb2-header'),
    header('sata-1', 'sata-data'),
    header('sata-2', 'sata-data'),
    header('sata-3', 'sata-data'),
    header('tp-12v', 'test-point'),
    header('tp-5v', 'test-point'),
    header('tp-3v3', 'test-point'),
    header('tp-vcore', 'test-point'),
    header('cell-terminals', 'cell', 'cmos-cell'),
    header('gpu-power', 'pcie8', 'gpu'),
    port('port-gpu-hdmi', 'hdmi', 'gpu'),
    port('port-board-hdmi', 'hdmi', 'motherboard'),
    port('port-lan', 'rj45', 'motherboard'),
    port('port-usb-rear-1', 'usb-a', 'motherboard'),
    port('port-usb-front-1', 'usb-a', 'front-io'),
    header('ssd-sata-data', 'sata-data', 'ssd-sata'),
    header('ssd-sata-power', 'sata-power', 'ssd-sata'),
    header('hdd-data', 'sata-data', 'hdd'),
    header('hdd-power', 'sata-power', 'hdd'),
    port('psu-inlet', 'iec', 'psu'),
    port('monitor-hdmi', 'hdmi', 'monitor'),
    port('monitor-power', 'iec', 'monitor'),
    port('strip-out-1', 'outlet', 'strip'),
    port('strip-out-2', 'outlet', 'strip'),
    port('wall-outlet', 'outlet', 'wall'),
    port('wall-lan', 'rj45', 'wall'),
  ],
);

const iec = (home: string) => ({ family: 'iec', home }) as const;
const outlet = (home: string) => ({ family: 'outlet', home }) as const;
const data = (home: string) => ({ family: 'sata-data', home }) as const;
const video = (home: string) => ({ family: 'hdmi', home }) as const;
const network = (home: string) => ({ family: 'rj45', home }) as const;

export const HARROW_CABLE_TABLE: Readonly<Record<HarrowCable, CableSpec>> = table(HARROW_CABLES, [
  lead('cable-atx24', 'power', 'psu', 'atx24', 'conn-atx24'),
  lead('cable-eps', 'power', 'psu', 'eps8', 'conn-eps'),
  lead('cable-pcie', 'power', 'psu', 'pcie8', 'gpu-power'),
  lead('cable-sata-power', 'power', 'psu', 'sata-power', 'hdd-power'),
  lead('cable-sata-power-2', 'power', 'psu', 'sata-power', 'ssd-sata-power'),
  cord('cable-sata-data', 'signal', data('hdd-data'), data('sata-1')),
  cord('cable-sata-data-2', 'signal', data('ssd-sata-data'), data('sata-2')),
  lead('cable-front-panel', 'signal', 'case', 'fpanel-block', 'conn-front-panel'),
  lead('cable-front-usb', 'signal', 'front-io', 'usb2-header', 'conn-usb2'),
  lead('cable-cpu-fan', 'signal', 'cpu-cooler', 'fan4', 'conn-cpu-fan'),
  lead('cable-fan-front-1', 'signal', 'fan-front-1', 'fan4', 'conn-cha-fan-1'),
  lead('cable-fan-rear', 'signal', 'fan-rear', 'fan4', 'conn-cha-fan-2'),
  cord('cable-monitor', 'video', video('port-board-hdmi'), video('monitor-hdmi')),
  cord('cable-mains', 'mains', iec('psu-inlet'), outlet('strip-out-1')),
  lead('cable-strip', 'mains', 'strip', 'outlet', 'wall-outlet'),
  cord('cable-monitor-mains', 'mains', iec('monitor-power'), outlet('strip-out-2')),
  cord('cable-lan', 'network', network('port-lan'), network('wall-lan')),
  cord('cable-sata-data-spare', 'signal', data('hdd-data'), data('sata-1')),
  cord('cable-lan-spare', 'network', network('port-lan'), network('wall-lan')),
  cord('cable-mains-spare', 'mains', iec('psu-inlet'), outlet('strip-out-1')),
]);
