import {
  DEEP_BLACK,
  GOLD,
  GREY_PLASTIC,
  LATCH_PLASTIC,
  NICKEL,
  SLOT_PLASTIC,
  STEEL,
} from '../catalogue/finishes.ts';
import { MEMORY_LATCH } from '../catalogue/memory-latch.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { cylinder } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { SURFACE_Z } from './board-pieces.ts';

/** What differs between memory slot generations: contacts, and the key's distance from the middle in mm. */
export interface MemoryForm {
  readonly contacts: number;
  readonly keyY: number;
}
export const DDR5: MemoryForm = { contacts: 64, keyY: 3 };
export const DDR4: MemoryForm = { contacts: 64, keyY: 6.4 };
export const DDR3: MemoryForm = { contacts: 58, keyY: 11.6 };
const SLOT = { length: 141, width: 6.6, height: 8.2 } as const;
const CONTACT_FIELD = 129;

/** Housings of memory slots; neighbours differ in colour, as channels do. The latches are pieces of their own. */
export function addMemorySlots(
  part: PartBuilder,
  slots: readonly Vec2[],
  form: MemoryForm,
  colours: readonly [Finish, Finish] = [GREY_PLASTIC, SLOT_PLASTIC],
): void {
  const { length, width, height } = SLOT;
  const body = plate(
    outline(roundedRect(width, length, 0.6, 0, 0, 1), [roundedRect(2, 133.6, 0, 0, 0)]),
    height,
    0.4,
  );
  slots.forEach(([x, centreY], index) => {
    const plastic = colours[index % 2 === 0 ? 0 : 1];
    part.add(body, plastic, [x, centreY, SURFACE_Z]);
    part.add(plainBox(1.9, 133, 0.6), DEEP_BLACK, [x, centreY, SURFACE_Z + 1], 0.3);
    part.add(chamferedBox(2.4, 1.6, 7.6, 0.2), plastic, [x, centreY + form.keyY, SURFACE_Z + 3.8]);
    for (let i = 0; i < form.contacts; i++) {
      const y = centreY - CONTACT_FIELD / 2 + (i * CONTACT_FIELD) / (form.contacts - 1);
      if (Math.abs(y - centreY - form.keyY) < 2) continue;
      for (const side of [-1, 1])
        part.addFine(plainBox(0.5, 0.7, 6), GOLD, [x + side * 0.85, y, SURFACE_Z + 4.6], 0.5);
    }
    // Bearings that the latches turn in.
    for (const end of [-1, 1]) {
      for (const side of [-1, 1]) {
        part.add(chamferedBox(1.5, 8, 8.6, 0.4), plastic, [
          x + side * 2.9,
          centreY + end * MEMORY_LATCH.along,
          SURFACE_Z + 4.3,
        ]);
      }
    }
  });
}

/** Hook of a memory latch: pivot at the origin, upright along +z, the hook pointing to -y (the top latch's way). */
export function buildMemoryLatch(): PartGeometry {
  const side = outline([
    [-1.6, -1.4],
    [2.2, -1.4],
    [2.6, 4],
    [4.6, 13.4],
    [3.6, 15],
    [1, 15],
    [-1.4, 13.8],
    [-5.4, 12.8],
    [-5.4, 11.2],
    [-1.4, 10.2],
    [-1.6, 4],
  ]);
  const part = new PartBuilder();
  // The outline is drawn in the (y, z) plane and given its width along x.
  part.add(plate(side, 4.2, 0.4), LATCH_PLASTIC, placed([-2.1, 0, 0], [QUARTER_TURN, QUARTER_TURN, 0]));
  for (const [z, y] of [
    [13, 4.4],
    [11.4, 4.1],
    [9.8, 3.7],
  ] as const) {
    part.add(chamferedBox(4.2, 0.7, 0.8, 0.25), LATCH_PLASTIC, placed([0, y, z], [0.2, 0, 0]));
  }
  part.add(cylinder(1, 5.4, 8, 0.2), LATCH_PLASTIC, placed([0, 0.4, 0.6], [0, QUARTER_TURN, 0]));
  return part.build();
}

export interface ExpansionSlot {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** PCI Express slot along x, from its rear end; an armoured one has a steel sleeve. */
export function addExpansionSlot(
  part: PartBuilder,
  { x, y, length }: ExpansionSlot,
  {
    armoured = false,
    plastic = SLOT_PLASTIC,
  }: { readonly armoured?: boolean; readonly plastic?: Finish } = {},
): void {
  const centre = x + length / 2;
  const body = outline(roundedRect(length, 7.4, 0.6, 0, 0, 1), [roundedRect(length - 5, 1.9, 0, 0, 0)]);
  part.add(plate(body, 11, 0.4), plastic, [centre, y, SURFACE_Z]);
  part.add(plainBox(length - 5, 1.8, 0.5), DEEP_BLACK, [centre, y, SURFACE_Z + 1.4], 0.25);
  part.add(chamferedBox(1.9, 2.4, 10.6, 0.2), plastic, [x + 14, y, SURFACE_Z + 5.4]);
  for (let at = x + 3.4; at < x + length - 3; at += 1) {
    if (Math.abs(at - x - 14) < 1.4) continue;
    for (const side of [-1, 1])
      part.addFine(plainBox(0.5, 0.35, 7), GOLD, [at, y + side * 0.85, SURFACE_Z + 6], 0.5);
  }
  if (!armoured) return;
  const sleeve = outline(roundedRect(length + 1.6, 9, 1), [roundedRect(length - 3, 4.6, 0.5)]);
  part.add(plate(sleeve, 11.4, 0.5), STEEL, [centre, y, SURFACE_Z]);
  for (let i = 0; i < 4; i++) {
    part.add(
      chamferedBox(3, 0.5, 3, 0.1),
      SLOT_PLASTIC,
      [x + 10 + (i * (length - 20)) / 3, y - 4.4, SURFACE_Z + 4],
      0.4,
    );
  }
}

/** Retention latch at the free end of the x16 slot; pivot at the origin. */
export function buildCardLatch(): PartGeometry {
  const side: readonly Vec2[] = [
    [-3, 0],
    [3, 0],
    [4, 7],
    [6.5, 10],
    [4, 12],
    [-1, 11.4],
    [-3, 6],
  ];
  const turn = placed([0, 3, 0], [QUARTER_TURN, 0, 0]);
  return new PartBuilder().add(plate(outline(side), 6, 0.5), LATCH_PLASTIC, turn).build();
}

/** M.2 connector and the stand-off its drive is screwed to. */
export function addM2Socket(part: PartBuilder, [x, y]: Vec2, screwAt: Vec2): void {
  part.add(chamferedBox(4.2, 22, 4, 0.4), SLOT_PLASTIC, [x, y, SURFACE_Z + 2]);
  for (let i = 0; i < 33; i++)
    part.addFine(plainBox(2.6, 0.3, 0.3), GOLD, [x - 1.4, y - 8.4 + i * 0.52, SURFACE_Z + 3.2]);
  part.add(cylinder(2.6, 2.2, 6, 0.3), NICKEL, [screwAt[0], screwAt[1], SURFACE_Z + 1.1]);
}
