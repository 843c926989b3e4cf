import type { LedColour } from '../../../../core/hardware/model/view.ts';

/**
 * All lights share one array of colours in the shader; a vertex stores its index. Switching a light writes three
 * numbers and needs no draw call and no material. 0 means "no light".
 */
export const LIGHT = {
  ledCpu: 1,
  ledDram: 2,
  ledVga: 3,
  ledBoot: 4,
  standby: 5,
  power: 6,
  monitor: 7,
  /** Light bars of memory, graphics card and cooler: on while the machine runs. */
  running: 8,
  /** Neon of the power strip's switch. */
  mains: 9,
  /** First of the fourteen segments of the POST display: tens a-g, then units a-g. */
  firstSegment: 10,
  /** LED of the supply's self-test, drive activity, link of the network port. */
  supply: 24,
  drive: 25,
  link: 26,
  /** A laptop's charge and caps-lock lights. */
  charge: 27,
  caps: 28,
} as const;

export const SEGMENTS_PER_DIGIT = 7;
export const LIGHT_CHANNELS = 32;

/** LEDs of the view and the channel that shows each. */
export const LED_CHANNEL: Readonly<Record<string, number>> = {
  'led-cpu': LIGHT.ledCpu,
  'led-dram': LIGHT.ledDram,
  'led-vga': LIGHT.ledVga,
  'led-boot': LIGHT.ledBoot,
  'led-standby': LIGHT.standby,
  'led-power': LIGHT.power,
  'led-monitor': LIGHT.monitor,
  'led-psu': LIGHT.supply,
  'led-hdd': LIGHT.drive,
  'led-lan': LIGHT.link,
  'led-charge': LIGHT.charge,
  'led-caps': LIGHT.caps,
  'led-strip': LIGHT.mains,
};

/** Light of each colour, sRGB. */
export const LED_LIGHT: Readonly<Record<LedColour, string>> = {
  red: '#ff3a1c',
  yellow: '#ffab0f',
  white: '#dfe6ee',
  green: '#20dc6a',
  amber: '#ff8a1c',
  blue: '#4d97ff',
};
export const BAR_LIGHT = '#e6d6c6';
export const NEON_LIGHT = '#e07b3c';
export const SEGMENT_LIGHT = '#ff5a14';
