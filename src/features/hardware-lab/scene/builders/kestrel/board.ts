import { SOLDER, SOLDER_MASK } from '../../catalogue/finishes.ts';
import {
  BOARD,
  CPU_CENTRE,
  M2_SCREW,
  M2_SLOT,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  MOUNTING_HOLES,
  SECOND_M2_SCREW,
  SECOND_M2_SLOT,
  SECOND_X16_SLOT,
  X1_SLOTS,
  X16_SLOT,
} from '../../catalogue/kestrel/layout.ts';
import { ring } from '../../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { SURFACE_Z } from '../board-pieces.ts';
import { addExpansionSlot, addM2Socket, addMemorySlots, DDR5 } from '../board-slots.ts';
import { circuitBoard } from '../circuit-board.ts';
import { addCpuSocket } from '../land-grid-socket.ts';
import { addBoardConnectors, addBoardFurniture } from './board-connectors.ts';
import { addIndicators } from './board-indicators.ts';
import { addPowerStage, addRearPorts } from './board-power.ts';

/** Everything soldered to the motherboard, in board space (origin: lower rear corner, z = 0 on its back). */
export function buildBoard(): PartGeometry {
  const part = new PartBuilder();
  addCpuSocket(part, CPU_CENTRE);
  addPowerStage(part);
  addRearPorts(part);
  addMemorySlots(
    part,
    MEMORY_SLOTS.map(({ x }) => [x, MEMORY_SLOT.centreY]),
    DDR5,
  );
  addExpansionSlot(part, X16_SLOT, { armoured: true });
  addExpansionSlot(part, SECOND_X16_SLOT);
  for (const [x, y] of X1_SLOTS) addExpansionSlot(part, { x, y, length: 25 });
  addM2Socket(part, M2_SLOT, M2_SCREW);
  addM2Socket(part, SECOND_M2_SLOT, SECOND_M2_SCREW);
  addBoardConnectors(part);
  addBoardFurniture(part);
  addIndicators(part);
  for (const [x, y] of MOUNTING_HOLES) {
    part.add(ring(2, 5, 0.12, 20, 0.04), SOLDER, [x, y, SURFACE_Z + 0.06]);
  }
  return part.build();
}

/** The bare circuit board. */
export const buildCircuitBoard = (): PartGeometry => circuitBoard(BOARD.width, BOARD.height, SOLDER_MASK);
