import { STORAGE_KEYS } from '../../../../lib/storage.ts';

/** A quality tier (render3d.md section 5, "Quality tiers"). */
export interface Tier {
  readonly name: TierName;
  /**
   * The maximum of device pixels per CSS pixel. Fill rate is the first bottleneck, so this has the strongest effect.
   */
  readonly maxDpr: number;
  readonly antialias: boolean;
  readonly anisotropy: number;
  /** Size of the key light's shadow map in pixels; 0 draws contact shadows only. */
  readonly shadowPx: number;
  readonly labelSheetPx: number;
  readonly boardPxPerMm: number;
  /** About 850 surface-mount parts, 36 triangles each. */
  readonly smallParts: boolean;
  /** Pins and contacts. */
  readonly fineGeometry: boolean;
  /** Frames per second while fans spin; 0 keeps them still. */
  readonly spinFps: number;
  /** Bodies jump to their positions: animating would take too long. */
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

/** Software rendering: the low tier without continuous animation. */
export const SOFTWARE_TIER: Tier = {
  ...TIERS.low,
  maxDpr: 1,
  antialias: false,
  spinFps: 0,
  instantMoves: true,
};

/** The share of the resolution while the camera moves. */
const MOVING_SHARE = 0.66;

/**
 * Device pixels per CSS pixel: the tier's limit, reduced while moving, and never below one, which would look
 * blurred.
 */
export function pixelRatio({ maxDpr }: Pick<Tier, 'maxDpr'>, devicePixels: number, moving: boolean): number {
  const still = Math.min(devicePixels, maxDpr);
  return moving ? Math.min(still, Math.max(1, still * MOVING_SHARE)) : still;
}

/** If the median of three frames is slower than this, the next lower tier is used. */
export const SLOW_FRAME_MS = 28;

const LOWER: Readonly<Record<TierName, TierName>> = { high: 'medium', medium: 'low', low: 'low' };

export const lowerTier = (name: TierName): TierName => LOWER[name];

interface Device {
  /** WebGL runs in software, without a graphics card. */
  readonly isSoftware: boolean;
  readonly coarsePointer: boolean;
}

/** The initial tier, and whether measuring may lower it (not one chosen by the user). */
export function startingTier(device: Device, storage: Readable): { tier: Tier; measure: boolean } {
  const chosen = read(storage, STORAGE_KEYS.sceneTierChoice);
  if (chosen) return { tier: TIERS[chosen], measure: false };
  if (device.isSoftware) return { tier: SOFTWARE_TIER, measure: false };
  const measured = read(storage, STORAGE_KEYS.sceneTierMeasured);
  if (measured) return { tier: TIERS[measured], measure: measured !== 'low' };
  return { tier: device.coarsePointer ? TIERS.medium : TIERS.high, measure: true };
}

/** Stores a lowered tier for the next visit. */
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
