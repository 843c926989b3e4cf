import type { Rail, Signal } from '../../../core/hardware/pinouts.ts';

/** What a manual prints for a pin; the same in every language. */
export const PIN_NAMES: Readonly<Record<Signal, string>> = {
  '+12': '+12 V',
  '+5': '+5 V',
  '+3.3': '+3.3 V',
  '-12': '-12 V',
  '5vsb': '+5 VSB',
  com: 'COM',
  'ps-on': 'PS_ON#',
  'pwr-ok': 'PWR_OK',
  sense: 'SENSE',
  tach: 'TACH',
  pwm: 'PWM',
  data: 'DATA',
  vbus: 'VBUS',
  line: 'L',
  neutral: 'N',
  earth: 'PE',
  cell: '+3 V',
  'pwr-btn': 'PWR_SW',
  'rst-btn': 'RESET_SW',
  led: 'LED',
  vcore: 'VCORE',
  nc: '-',
};

/** Colours of a standard harness by signal (hardware-lab.md A.2); texts `lab-manual:colour.<id>`. */
export const WIRE_COLOURS: Readonly<Partial<Record<Signal, string>>> = {
  '+12': 'yellow',
  '+5': 'red',
  '+3.3': 'orange',
  '-12': 'blue',
  '5vsb': 'purple',
  com: 'black',
  'ps-on': 'green',
  'pwr-ok': 'grey',
};

/** Names of the rails and the band in which each is good (A.1): 5 %, and 10 % on -12 V. Volts. */
export const RAIL_BANDS: Readonly<
  Record<Rail, { readonly name: string; readonly low: string; readonly high: string }>
> = {
  '12': { name: '+12 V', low: '11.40', high: '12.60' },
  '5': { name: '+5 V', low: '4.75', high: '5.25' },
  '3.3': { name: '+3.3 V', low: '3.135', high: '3.465' },
  '5vsb': { name: '+5 VSB', low: '4.75', high: '5.25' },
  '-12': { name: '-12 V', low: '-10.80', high: '-13.20' },
};
