import { BENCH_Y, WALL_OUTLET_AT } from '../catalogue/bench-layout.ts';
import { WALL_NETWORK_AT } from '../catalogue/connectors.ts';
import { ALUMINIUM, DEEP_BLACK, GREY_PLASTIC, IVORY_PLASTIC } from '../catalogue/finishes.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';

/** Trunking along the far edge of the bench, with a mains outlet and a network socket. */
export function buildWall(): PartGeometry {
  const part = new PartBuilder();
  const [x, y, z] = WALL_OUTLET_AT;
  const height = y - BENCH_Y + 30;
  part.add(chamferedBox(300, height, 26, 3), ALUMINIUM, [x + 46, BENCH_Y + height / 2, z - 12]);
  part.add(chamferedBox(64, 56, 6, 2), IVORY_PLASTIC, [x, y, z + 2]);
  part.add(ring(19.5, 21, 3, 30, 0.5), IVORY_PLASTIC, [x, y, z + 6]);
  part.add(cylinder(19.4, 1, 30, 0.1), GREY_PLASTIC, [x, y, z + 6], 0.5);
  for (const hole of [-9.5, 9.5])
    part.add(cylinder(2.6, 0.6, 14, 0), DEEP_BLACK, [x + hole, y, z + 6.6], 0.4);
  const [netX, netY, netZ] = WALL_NETWORK_AT;
  part.add(chamferedBox(50, 56, 6, 2), IVORY_PLASTIC, [netX, netY, netZ + 2]);
  part.add(chamferedBox(13, 11, 1, 0.3), DEEP_BLACK, [netX, netY, netZ + 5], 0.35);
  return part.build();
}
