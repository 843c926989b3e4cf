/** A surface finish. Colour is linear RGB; metals have their colour in `color` with metalness 1. */
export interface Finish {
  readonly color: readonly [r: number, g: number, b: number];
  readonly roughness: number;
  readonly metalness: number;
  /** Index into the light channels of the machine; 0 never glows. */
  readonly channel: number;
}

/** Finish from an sRGB hex colour such as `#c2c4c6`. */
export function finish(hex: string, roughness: number, metalness = 0, channel = 0): Finish {
  const value = Number.parseInt(hex.slice(1), 16);
  return {
    color: [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)],
    roughness,
    metalness,
    channel,
  };
}

/** The same surface as the lens of a light. */
export const lamp = (hex: string, channel: number): Finish => finish(hex, 0.34, 0, channel);

function linear(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}
