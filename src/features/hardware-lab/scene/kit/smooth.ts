import { type Solid, SolidWriter } from './solid.ts';
import { add, cross, dot, item, length, normalize, subtract, type Vec3 } from './vectors.ts';

const QUANTUM_MM = 0.01;

/** Recomputes normals weighted by face area, keeping edges sharper than `creaseDeg` hard (free-form pieces: fan blades). */
export function withSmoothNormals(solid: Pick<Solid, 'positions' | 'indices'>, creaseDeg = 50): Solid {
  const point = (index: number): Vec3 => [
    item(solid.positions, index * 3),
    item(solid.positions, index * 3 + 1),
    item(solid.positions, index * 3 + 2),
  ];
  const key = (p: Vec3) => p.map((v) => Math.round(v / QUANTUM_MM)).join(' ');
  const faces: { points: readonly Vec3[]; area: Vec3; unit: Vec3 }[] = [];
  const facesAt = new Map<string, number[]>();
  for (let i = 0; i < solid.indices.length; i += 3) {
    const points = [0, 1, 2].map((k) => point(item(solid.indices, i + k)));
    const [a, b, c] = points;
    if (!a || !b || !c) continue;
    const area = cross(subtract(b, a), subtract(c, a));
    if (length(area) === 0) continue;
    for (const p of points) facesAt.set(key(p), [...(facesAt.get(key(p)) ?? []), faces.length]);
    faces.push({ points, area, unit: normalize(area) });
  }
  const limit = Math.cos((creaseDeg * Math.PI) / 180);
  const out = new SolidWriter();
  for (const face of faces) {
    const [a, b, c] = face.points.map((p) => {
      const around = (facesAt.get(key(p)) ?? [])
        .map((f) => item(faces, f))
        .filter((f) => dot(f.unit, face.unit) >= limit);
      return out.vertex(p, normalize(around.reduce<Vec3>((sum, f) => add(sum, f.area), [0, 0, 0])));
    });
    if (a !== undefined && b !== undefined && c !== undefined) out.triangle(a, b, c);
  }
  return out;
}
