import { STORAGE_KEYS } from '../../../../lib/storage.ts';

/** What a device can afford (render3d.md section 5, "Quality tiers"). */
export interface Tier {
  readonly name: TierName;
  /** Upper limit of device pixels a CSS pixel. Fill rate decides first, so this is the strongest lever. */
  readonly maxDpr: number;
  readonly antialias: boolean;
  readonly anisotropy: number;
  /** Side of the key light's shadow map in pixels; 0 draws contact cards only. */
  readonly shadowPx: number;
  readonly labelSheetPx: number;
  readonly boardPxPerMm: number;
  /** About 850 surface-mount parts, 36 triangles each. */
  readonly smallParts: boolean;
  /** Pins and contacts. */
  readonly fineGeometry: boolean;
  /** Frames a second while fans turn; 0 leaves them still. */
  readonly spinFps: number;
  /** Things jump to their place: drawing the way there would take longer than walking it. */
  readonly instantMoves: boolean;
}

export type TierName = 'low' | 'medium' | 'high';

export const TIERS: Readonly<Record<TierName, Tier>> = {
  low: {
    name: 'low',
    maxDpr: 1.25,
    antialias: true,
    anisotropy: 1,
    shadowPx: 0,
    labelSheetPx: 1024,
    boardPxPerMm: 4,
    smallParts: false,
    fineGeometry: false,
    spinFps: 12,
    instantMoves: false,
  },
  medium: {
    name: 'medium',
    maxDpr: 1.5,
    antialias: true,
    anisotropy: 4,
    shadowPx: 1024,
    labelSheetPx: 2048,
    boardPxPerMm: 5,
    smallParts: true,
    fineGeometry: true,
    spinFps: 30,
    instantMoves: false,
  },
  high: {
    name: 'high',
    maxDpr: 2,
    antialias: true,
    anisotropy: 8,
    shadowPx: 2048,
    labelSheetPx: 2048,
    boardPxPerMm: 7,
    smallParts: true,
    fineGeometry: true,
    spinFps: 60,
    instantMoves: false,
  },
};

/** Drawing without a graphics card: the low tier, and nothing that asks for frame after frame. */
export const SOFTWARE_TIER: Tier = {
  ...TIERS.low,
  maxDpr: 1,
  antialias: false,
  spinFps: 0,
  instantMoves: true,
};

/** Share of the resolution that is left while the camera moves: nobody reads labels in flight. */
const MOVING_SHARE = 0.66;

/**
 * Device pixels a CSS pixel: what the tier allows, less while the picture moves, and never under one, which would be seen
 * as blur on a plain screen.
 */
export function pixelRatio({ maxDpr }: Pick<Tier, 'maxDpr'>, devicePixels: number, moving: boolean): number {
  const still = Math.min(devicePixels, maxDpr);
  return moving ? Math.min(still, Math.max(1, still * MOVING_SHARE)) : still;
}

/** A frame slower than this, median of three, asks for the next lower tier. */
export const SLOW_FRAME_MS = 28;

const LOWER: Readonly<Record<TierName, TierName>> = { high: 'medium', medium: 'low', low: 'low' };

export const lowerTier = (name: TierName): TierName => LOWER[name];

interface Device {
  /** The processor draws in place of a graphics card. */
  readonly isSoftware: boolean;
  readonly coarsePointer: boolean;
}

/** Tier to start with, and whether it may still be lowered by measuring (a person's own choice may not). */
export function startingTier(device: Device, storage: Readable): { tier: Tier; measure: boolean } {
  const chosen = read(storage, STORAGE_KEYS.sceneTierChoice);
  if (chosen) return { tier: TIERS[chosen], measure: false };
  if (device.isSoftware) return { tier: SOFTWARE_TIER, measure: false };
  const measured = read(storage, STORAGE_KEYS.sceneTierMeasured);
  if (measured) return { tier: TIERS[measured], measure: measured !== 'low' };
  return { tier: device.coarsePointer ? TIERS.medium : TIERS.high, measure: true };
}

/** Remembers a lowered tier, so that the next visit starts there. */
export function rememberTier(
  name: TierName,
  storage: { setItem(key: string, value: string): unknown },
): void {
  storage.setItem(STORAGE_KEYS.sceneTierMeasured, name);
}

interface Readable {
  getItem(key: string): string | null;
}

function read(storage: Readable, key: string): TierName | null {
  const value = storage.getItem(key);
  return value === 'low' || value === 'medium' || value === 'high' ? value : null;
}
