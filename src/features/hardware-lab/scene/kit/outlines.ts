import { item, type Vec2 } from './vectors.ts';

/** A flat area: one contour and its holes. Orientation does not matter; the extrusion corrects it. */
export interface Outline {
  readonly contour: readonly Vec2[];
  readonly holes: readonly (readonly Vec2[])[];
}

export const outline = (contour: readonly Vec2[], holes: readonly (readonly Vec2[])[] = []): Outline => ({
  contour,
  holes,
});

/** Rounded rectangle centred on (cx, cy); `steps` segments a corner. */
export function roundedRect(width: number, height: number, radius = 1, cx = 0, cy = 0, steps = 3): Vec2[] {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0.01) return rectangle(width, height, cx, cy);
  const centres: readonly Vec2[] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  return centres.flatMap(([sx, sy], quarter) =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const angle = ((quarter - 1 + i / steps) * Math.PI) / 2;
      return [
        cx + sx * (width / 2 - r) + r * Math.cos(angle),
        cy + sy * (height / 2 - r) + r * Math.sin(angle),
      ];
    }),
  );
}

export function rectangle(width: number, height: number, cx = 0, cy = 0): Vec2[] {
  const [w, h] = [width / 2, height / 2];
  return [
    [cx - w, cy - h],
    [cx + w, cy - h],
    [cx + w, cy + h],
    [cx - w, cy + h],
  ];
}

export function circle(cx: number, cy: number, radius: number, segments = 16): Vec2[] {
  return Array.from({ length: segments }, (_, i): Vec2 => {
    const angle = (i / segments) * Math.PI * 2;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Twice the signed area: positive when counter-clockwise. */
function signedArea(points: readonly Vec2[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = item(points, (i + 1) % points.length);
    return sum + x * nextY - nextX * y;
  }, 0);
}

export const oriented = (points: readonly Vec2[], counterClockwise: boolean): readonly Vec2[] =>
  signedArea(points) > 0 === counterClockwise ? points : [...points].reverse();
