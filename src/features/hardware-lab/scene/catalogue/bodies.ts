import type { Vec3 } from '../kit/vectors.ts';

/** Position in millimetres and XYZ Euler angles in radians. */
export interface Pose {
  readonly at: Vec3;
  readonly turn: Vec3;
}

/** States that a body shows with a mesh of its own: the strap on the wrist or the mat. */
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
  /** Shown only while the body is in this state; without one it is always shown. */
  readonly variant?: BodyVariant;
  /** Turns about its own z while the machine runs. */
  readonly rotor?: boolean;
  /** Drawn in one call with everything else of the same geometry: screws, latches, fans. */
  readonly instanced?: boolean;
}

/** How something swings: about an axis of its own, to this angle (radians) when it is open, pressed or on. */
export interface Hinge {
  readonly axis: 'x' | 'y' | 'z';
  readonly open: number;
  /** Angle of the other position; 0 without. */
  readonly shut?: number;
}

/** Something that moves as one: a part with everything fixed to it, a latch, a switch, a screw. */
export interface Body {
  /** Id of the view, or of the scene alone for furniture. */
  readonly id: string;
  /** Whether pointing at it selects `id`. Furniture is looked at, not selected. */
  readonly target: boolean;
  readonly home: Pose;
  readonly meshes: readonly MeshSpec[];
  readonly hinge?: Hinge;
  /** Drawn only while this part is in its seat: what hangs on a part and has no id of its own. */
  readonly goesWith?: string;
}

export const QUARTER = Math.PI / 2;
const STILL: Vec3 = [0, 0, 0];

export const pose = (at: Vec3, turn: Vec3 = STILL): Pose => ({ at, turn });
export const mesh = (geometry: string): readonly MeshSpec[] => [{ geometry }];
export const many = (geometry: string): readonly MeshSpec[] => [{ geometry, instanced: true }];

/** A body that can be chosen; its geometry has its id unless told otherwise. */
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

/** Something that is only looked at. */
export const furniture = (id: string, meshes: readonly MeshSpec[] = mesh(id), goesWith?: string): Body => ({
  id,
  target: false,
  home: pose(STILL),
  meshes,
  ...(goesWith ? { goesWith } : {}),
});
