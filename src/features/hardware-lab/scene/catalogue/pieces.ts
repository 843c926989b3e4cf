import type { Vec2, Vec3 } from '../kit/vectors.ts';
import type { Pose } from './bodies.ts';

/** An invisible box that answers pointing for things that are part of a larger mesh: sockets, LEDs, the strap's stud. */
export interface TouchArea {
  readonly id: string;
  readonly at: Vec3;
  readonly size: Vec3;
}

/** Light that a lamp throws on its surroundings, as a soft card in front of it. */
export interface Glow {
  readonly at: Vec3;
  readonly size: number;
  readonly channel: number;
}

/** A soft dark card under something: cheaper than ambient occlusion, and there on phones too. */
export interface ContactShade {
  readonly at: Vec3;
  readonly width: number;
  readonly depth: number;
  /** On the bench it lies flat, on the board it stands. */
  readonly plane: 'bench' | 'board';
  /** Present only while this part is in its seat. */
  readonly under?: string;
}

/** How a part leaves: offsets from its home along the way a hand would take it, then where it lies on the bench. */
export interface Removal {
  /** Relative to home, in the space of the case; angles are added to the home's. */
  readonly steps: readonly Pose[];
  readonly bench: Pose;
}

/** The case as a box that keeps light out, mm. How much each side lets through: front mesh, roof, open side (0 to 1). */
export interface Enclosure {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly open: Vec3;
  /** Share of light that the inner walls give back. */
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
    readonly names: readonly string[];
  };
  readonly cardSlotY: number;
  /** Areas that something large stands on: no small part and no designator there. */
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
