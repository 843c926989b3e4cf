import type { Vec2, Vec3 } from '../kit/vectors.ts';
import type { Pose } from './bodies.ts';

/** An invisible box that can be clicked, for things that are part of a larger mesh: sockets, LEDs, the strap's stud. */
export interface TouchArea {
  readonly id: string;
  readonly at: Vec3;
  readonly size: Vec3;
}

/** The glow of a light on its surroundings, drawn as a soft quad in front of it. */
export interface Glow {
  readonly at: Vec3;
  readonly size: number;
  readonly channel: number;
}

/** A soft dark quad under an object: cheaper than ambient occlusion, and also drawn on phones. */
export interface ContactShade {
  readonly at: Vec3;
  readonly width: number;
  readonly depth: number;
  /** Horizontal on the workbench, vertical on the board. */
  readonly plane: 'bench' | 'board';
  /** Drawn only while this part is in its seat. */
  readonly under?: string;
}

/** The path of a removed part: offsets from its seat as a hand would move it, then its place on the workbench. */
export interface Removal {
  /** Relative to the seat, in case coordinates; angles are added to the seat's. */
  readonly steps: readonly Pose[];
  readonly bench: Pose;
}

/**
 * The case as a box that blocks light, mm, with the share of light that passes each side: front mesh, roof, open
 * side (0 to 1).
 */
export interface Enclosure {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly open: Vec3;
  /** The share of light that the inner walls reflect. */
  readonly wall: number;
}

type Area = readonly [left: number, bottom: number, right: number, top: number];

/** What is drawn on a motherboard, in millimetres from its lower rear corner. */
export interface BoardPrint {
  readonly width: number;
  readonly height: number;
  readonly ground: 'black' | 'green' | 'blue';
  readonly processor: Vec2;
  /** Memory slots: where their traces end. */
  readonly slots: {
    readonly xs: readonly number[];
    readonly centreY: number;
    /** Length of the frame around each, mm: a desktop's slot is 152. */
    readonly frame: number;
    readonly names: readonly string[];
  };
  readonly cardSlotY: number;
  /** Areas covered by large parts: no small part and no designator is placed there. */
  readonly occupied: readonly Area[];
  /** Parallel traces between two places. */
  readonly bundles: readonly TraceBundle[];
  /** Names in print: text, place, height in mm, and whether it runs upwards. */
  readonly names: readonly (readonly [text: string, at: Vec2, size: number, turned?: boolean])[];
  readonly seed: number;
}

interface TraceBundle {
  readonly from: Vec2;
  readonly to: Vec2;
  readonly count: number;
  readonly pitch: number;
  /** Whether the traces are spread vertically at the start and the end. */
  readonly upright: readonly [boolean, boolean];
}

/** Whether something large, or the board's rim, is within `clearance` mm of the point. */
export function isOccupied({ width, height, occupied }: BoardPrint, [x, y]: Vec2, clearance = 0): boolean {
  if (x > width - 4 || y > height - 4) return true;
  return occupied.some(
    ([left, bottom, right, top]) =>
      x > left - clearance && x < right + clearance && y > bottom - clearance && y < top + clearance,
  );
}
