import type { Vec3 } from '../kit/vectors.ts';
import { type Body, furniture, type MeshSpec } from './bodies.ts';

/*
 * Instruments without a place on the workbench: they appear when used, at the connector they are applied to.
 * `stage/held-tools.ts` computes when and where.
 */

const TOOL_IDS = ['psu-tester', 'loopback-plug', 'boot-stick', 'post-card'] as const;
export type HeldTool = (typeof TOOL_IDS)[number];

/** The supply tester: a flat box, its socket in the upper half of the face and its display in the lower; mm. */
export const TESTER = {
  width: 62,
  height: 96,
  depth: 24,
  /** Middle of the socket's opening, from the middle of the box. */
  socket: [0, 16, 14] as Vec3,
  display: { at: [0, -30, 13.1] as Vec3, width: 48, height: 27 },
} as const;

const MESHES: Readonly<Record<HeldTool, readonly MeshSpec[]>> = {
  'psu-tester': [{ geometry: 'psu-tester' }, { geometry: 'tester-display', material: 'tester-display' }],
  'loopback-plug': [{ geometry: 'loopback-plug' }],
  'boot-stick': [{ geometry: 'boot-stick' }],
  'post-card': [{ geometry: 'post-card' }],
};

/** The bodies of a workbench's instruments. */
export const toolBodies = (ids: readonly HeldTool[]): readonly Body[] =>
  ids.map((id) => furniture(id, MESHES[id]));

export const isHeldTool = (id: string): id is HeldTool => (TOOL_IDS as readonly string[]).includes(id);
