import type { Rail, Signal } from '../../../core/hardware/machines/pinouts.ts';

/** Pin names as printed in a manual; the same in every language. */
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

/** Wire colours of a standard harness by signal (hardware-lab.md A.2); texts `lab-manual:colour.<id>`. */
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

/** Names of the rails, in a manual's order. */
export const RAIL_NAMES: Readonly<Record<Rail, string>> = {
  '12': '+12 V',
  '5': '+5 V',
  '3.3': '+3.3 V',
  '5vsb': '+5 VSB',
  '-12': '-12 V',
};
