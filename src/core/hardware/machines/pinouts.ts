/**
 * The signal of each pin of a plug, from pin 1 (hardware-lab.md A.2 and A.3, corrections 8). Drawings and the meter use the
 * same table.
 */
export type PlugFamily =
  | 'atx24'
  | 'eps8'
  | 'atx12v4'
  | 'pcie8'
  | '12v2x6'
  | 'sata-power'
  | 'sata-data'
  | 'fan4'
  | 'fpanel-2'
  | 'fpanel-block'
  | 'usb2-header'
  | 'usb3-header'
  | 'hd-audio'
  | 'hdmi'
  | 'dp'
  | 'vga'
  | 'rj45'
  | 'usb-a'
  | 'iec'
  | 'outlet'
  | 'cell'
  | 'test-point'
  /** A laptop's adapter, its battery and the antennas of its Wi-Fi card: too small to probe. */
  | 'dc'
  | 'battery'
  | 'mhf4';

/** The rails of an ATX supply. */
export type Rail = '12' | '5' | '3.3' | '-12' | '5vsb';

export type Signal =
  | `+${'12' | '5' | '3.3'}`
  | '-12'
  | '5vsb'
  | 'com'
  | 'ps-on'
  | 'pwr-ok'
  | 'sense'
  | 'tach'
  | 'pwm'
  | 'data'
  | 'vbus'
  | 'line'
  | 'neutral'
  | 'earth'
  | 'cell'
  | 'pwr-btn'
  | 'rst-btn'
  | 'led'
  | 'vcore'
  /** Not connected. */
  | 'nc';

const COM4: readonly Signal[] = ['com', 'com', 'com', 'com'];
const V12X4: readonly Signal[] = ['+12', '+12', '+12', '+12'];

export const PINOUTS: Readonly<Record<PlugFamily, readonly Signal[]>> = {
  atx24: [
    ...(['+3.3', '+3.3', 'com', '+5', 'com', '+5', 'com', 'pwr-ok', '5vsb', '+12', '+12', '+3.3'] as const),
    ...(['+3.3', '-12', 'com', 'ps-on', 'com', 'com', 'com', 'nc', '+5', '+5', '+5', 'com'] as const),
  ],
  eps8: [...COM4, ...V12X4],
  atx12v4: ['com', 'com', '+12', '+12'],
  pcie8: ['+12', '+12', '+12', 'sense', 'com', 'sense', 'com', 'com'],
  '12v2x6': [
    ...V12X4,
    '+12',
    '+12',
    ...COM4,
    'com',
    'com',
    ...(['sense', 'sense', 'sense', 'sense'] as const),
  ],
  'sata-power': [
    ...(['+3.3', '+3.3', '+3.3', 'com', 'com', 'com', '+5', '+5', '+5', 'com', 'nc', 'com'] as const),
    ...(['+12', '+12', '+12'] as const),
  ],
  'sata-data': ['com', 'data', 'data', 'com', 'data', 'data', 'com'],
  fan4: ['com', '+12', 'tach', 'pwm'],
  'fpanel-2': ['pwr-btn', 'com'],
  'fpanel-block': ['led', 'led', 'led', 'led', 'com', 'pwr-btn', 'rst-btn', 'com', '5vsb'],
  'usb2-header': ['vbus', 'vbus', 'data', 'data', 'data', 'data', 'com', 'com', 'nc', 'nc'],
  'usb3-header': [
    ...(['vbus', 'data', 'data', 'com', 'data', 'data', 'com', 'data', 'data', 'nc'] as const),
    ...(['data', 'data', 'com', 'data', 'data', 'com', 'data', 'data', 'vbus'] as const),
  ],
  'hd-audio': ['data', 'com', 'data', 'nc', 'data', 'data', 'data', 'nc', 'data', 'data'],
  hdmi: [],
  dp: [],
  vga: [],
  rj45: ['data', 'data', 'data', 'data', 'data', 'data', 'data', 'data'],
  'usb-a': ['vbus', 'data', 'data', 'com'],
  iec: ['line', 'neutral', 'earth'],
  outlet: ['line', 'neutral', 'earth'],
  cell: ['cell', 'com'],
  'test-point': ['nc'],
  dc: [],
  battery: [],
  mhf4: [],
};

/** Whether a plug is split into two halves: 4+4 pins for the processor, 6+2 for a card. */
export function isSplit(family: PlugFamily | undefined): boolean {
  return family === 'eps8' || family === 'pcie8';
}
