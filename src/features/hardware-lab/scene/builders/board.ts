import { SOLDER, SOLDER_MASK } from '../catalogue/finishes.ts';
import { BOARD, M2_SCREW, MOUNTING_HOLES } from '../catalogue/layout.ts';
import { ring } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { addBoardConnectors, addBoardFurniture } from './board-connectors.ts';
import { addIndicators } from './board-indicators.ts';
import { SURFACE_Z } from './board-pieces.ts';
import { addPowerStage, addRearPorts } from './board-power.ts';
import { addExpansionSlots, addM2Socket, addMemorySlots } from './board-slots.ts';
import { addCpuSocket } from './board-socket.ts';
import { addScrew } from './fasteners.ts';

/** Everything soldered to the motherboard, in board space (origin: lower rear corner, z = 0 on its back). */
export function buildBoard(): PartGeometry {
  const part = new PartBuilder();
  addCpuSocket(part);
  addPowerStage(part);
  addRearPorts(part);
  addMemorySlots(part);
  addExpansionSlots(part);
  addM2Socket(part, M2_SCREW);
  addBoardConnectors(part);
  addBoardFurniture(part);
  addIndicators(part);
  for (const [x, y] of MOUNTING_HOLES) {
    part.add(ring(2, 5, 0.12, 20, 0.04), SOLDER, [x, y, SURFACE_Z + 0.06]);
    addScrew(part, placed([x, y, SURFACE_Z + 0.1]), 3.1);
  }
  return part.build();
}

/** The bare circuit board; its texture coordinates run over the whole board, for the drawn copper and print. */
export function buildCircuitBoard(): PartGeometry {
  const { width, height, thickness } = BOARD;
  const built = new PartBuilder()
    .add(plate(outline(roundedRect(width, height, 2, width / 2, height / 2)), thickness, 0.2), SOLDER_MASK)
    .build();
  for (let i = 0; i < built.uv.length / 2; i++) {
    built.uv[i * 2] = (built.position[i * 3] ?? 0) / width;
    built.uv[i * 2 + 1] = (built.position[i * 3 + 1] ?? 0) / height;
  }
  return built;
}
