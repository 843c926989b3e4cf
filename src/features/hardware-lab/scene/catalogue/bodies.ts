import type { Vec3 } from '../kit/vectors.ts';

/** Position in millimetres and XYZ Euler angles in radians. */
export interface Pose {
  readonly at: Vec3;
  readonly turn: Vec3;
}

/** States of a body with a mesh of their own: the strap on the wrist or on the mat. */
export type BodyVariant = 'worn' | 'lying';

/** Which shader draws a mesh. */
export type MaterialName =
  | 'surface'
  | 'circuit-board'
  | 'glass'
  | 'vents'
  | 'screen'
  | 'meter-display'
  | 'tester-display';

export interface MeshSpec {
  readonly geometry: string;
  readonly material?: MaterialName;
  readonly pose?: Pose;
  /** Shown only in this state of the body; always shown without one. */
  readonly variant?: BodyVariant;
  /** Turns about its own z while the machine runs. */
  readonly rotor?: boolean;
  /** Drawn in one call with everything else of the same geometry: screws, latches, fans. */
  readonly instanced?: boolean;
}

/** A rotation about the body's own axis, to this angle (radians) when open, pressed or on. */
export interface Hinge {
  readonly axis: 'x' | 'y' | 'z';
  readonly open: number;
  /** The angle of the other position; 0 by default. */
  readonly shut?: number;
}

/** A rigid group: a part with everything fixed to it, a latch, a switch, a screw. */
export interface Body {
  /** A target id of the view, or a scene id for furniture. */
  readonly id: string;
  /** Whether a click on it selects `id`. Furniture cannot be selected. */
  readonly target: boolean;
  readonly home: Pose;
  readonly meshes: readonly MeshSpec[];
  readonly hinge?: Hinge;
  /** Drawn only while this part is in its seat: for attachments without an id of their own. */
  readonly goesWith?: string;
}

export const QUARTER = Math.PI / 2;
const STILL: Vec3 = [0, 0, 0];

export const pose = (at: Vec3, turn: Vec3 = STILL): Pose => ({ at, turn });
export const mesh = (geometry: string): readonly MeshSpec[] => [{ geometry }];
export const many = (geometry: string): readonly MeshSpec[] => [{ geometry, instanced: true }];

/** A selectable body; its geometry has its id by default. */
export const body = (
  id: string,
  home: Pose,
  meshes: readonly MeshSpec[] = mesh(id),
  hinge?: Hinge,
): Body => ({
  id,
  target: true,
  home,
  meshes,
  ...(hinge ? { hinge } : {}),
});

/** A body that cannot be selected. */
export const furniture = (id: string, meshes: readonly MeshSpec[] = mesh(id), goesWith?: string): Body => ({
  id,
  target: false,
  home: pose(STILL),
  meshes,
  ...(goesWith ? { goesWith } : {}),
});
