import { type Solid, SolidWriter } from './solid.ts';
import { item, type Vec2 } from './vectors.ts';

const SMOOTH_BELOW_DEG = 50;

/**
 * Surface of revolution about +z. The profile is a list of [radius, z] read so that the outside lies to its right
 * (upwards for an outer wall). Corners sharper than 50 degrees stay hard.
 */
export function lathe(drawn: readonly Vec2[], segments = 20): Solid {
  const out = new SolidWriter();
  // A chamfer of 0 repeats a point.
  const profile = drawn.filter(
    ([r, z], i) => i === 0 || Math.hypot(r - item(drawn, i - 1)[0], z - item(drawn, i - 1)[1]) > 1e-9,
  );
  const edges = profile.slice(1).map((to, index) => edgeOf(item(profile, index), to));
  edges.forEach((edge, index) => {
    const from = ringOf(out, item(profile, index), blend(edge, edges[index - 1]), segments);
    const to = ringOf(out, item(profile, index + 1), blend(edge, edges[index + 1]), segments);
    for (let s = 0; s < segments; s++) {
      if (item(profile, index)[0] > 1e-6) out.triangle(from + s, from + s + 1, to + s + 1);
      if (item(profile, index + 1)[0] > 1e-6) out.triangle(from + s, to + s + 1, to + s);
    }
  });
  return out;
}

interface Edge {
  readonly normal: Vec2;
  readonly size: number;
}

function edgeOf(from: Vec2, to: Vec2): Edge {
  const [dr, dz] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dr, dz);
  return { normal: [dz / size, -dr / size], size };
}

function blend(edge: Edge, other: Edge | undefined): Vec2 {
  if (!other) return edge.normal;
  const [r, z] = edge.normal;
  const [otherR, otherZ] = other.normal;
  if (r * otherR + z * otherZ < Math.cos((SMOOTH_BELOW_DEG * Math.PI) / 180)) return edge.normal;
  const sum: Vec2 = [r * edge.size + otherR * other.size, z * edge.size + otherZ * other.size];
  const size = Math.hypot(...sum) || 1;
  return [sum[0] / size, sum[1] / size];
}

function ringOf(out: SolidWriter, [radius, z]: Vec2, [normalR, normalZ]: Vec2, segments: number): number {
  const first = out.positions.length / 3;
  for (let s = 0; s <= segments; s++) {
    const angle = ((s % segments) / segments) * Math.PI * 2;
    const [c, t] = [Math.cos(angle), Math.sin(angle)];
    out.vertex([radius * c, radius * t, z], [normalR * c, normalR * t, normalZ]);
  }
  return first;
}

/** Chamfered cylinder along z, centred. */
export function cylinder(radius: number, height: number, segments = 16, chamfer = 0.4): Solid {
  const c = Math.min(chamfer, radius * 0.9, height * 0.45);
  const h = height / 2;
  return lathe(
    [
      [0, -h],
      [radius - c, -h],
      [radius, -h + c],
      [radius, h - c],
      [radius - c, h],
      [0, h],
    ],
    segments,
  );
}

/** Washer or pipe along z, centred, with softened rims. */
export function ring(inner: number, outer: number, height: number, segments = 24, chamfer = 0.3): Solid {
  const h = height / 2;
  const c = Math.min(chamfer, h * 0.9, (outer - inner) * 0.45);
  return lathe(
    [
      [inner, h - c],
      [inner, -h + c],
      [inner + c, -h],
      [outer - c, -h],
      [outer, -h + c],
      [outer, h - c],
      [outer - c, h],
      [inner + c, h],
      [inner, h - c],
    ],
    segments,
  );
}
