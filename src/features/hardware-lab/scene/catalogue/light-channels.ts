/**
 * Everything that can glow shares one array of brightnesses in the shader; a vertex names its entry. Switching a lamp
 * therefore costs one number, no draw call and no material. 0 is reserved for "never glows".
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
} as const;

export const SEGMENTS_PER_DIGIT = 7;
export const LIGHT_CHANNELS = 24;

/** LEDs of the view and the channel that shows each. */
export const LED_CHANNEL: Readonly<Record<string, number>> = {
  'led-cpu': LIGHT.ledCpu,
  'led-dram': LIGHT.ledDram,
  'led-vga': LIGHT.ledVga,
  'led-boot': LIGHT.ledBoot,
  'led-standby': LIGHT.standby,
  'led-power': LIGHT.power,
  'led-monitor': LIGHT.monitor,
};
