import {
  ANODISED,
  BRASS,
  CAPACITOR,
  FIN_ALUMINIUM,
  GOLD,
  IVORY_PLASTIC,
  NATURAL_PLASTIC,
  SLOT_PLASTIC,
  SOLDER,
} from '../../catalogue/finishes.ts';
import { label } from '../../catalogue/labels.ts';
import type { OfficePlan } from '../../catalogue/office/plan.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { tube } from '../../kit/tube.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { addCapacitor, addChip, addChoke, addHeatSink, SURFACE_Z } from '../board-pieces.ts';
import { addExpansionSlot, addM2Socket, addMemorySlots } from '../board-slots.ts';
import { addFanHeader, addPinHeader, addPowerSocket, addSataPort } from '../connectors.ts';
import { addCpuSocket } from '../land-grid-socket.ts';
import { addRearConnectors } from '../rear-ports.ts';
import { addCellHolder } from '../small-pieces.ts';
import type { OfficeLook } from './look.ts';

/** Everything soldered to an office board, in board space (origin: lower rear corner, z = 0 on its back). */
export function buildOfficeBoard(plan: OfficePlan, look: OfficeLook): PartGeometry {
  const part = new PartBuilder();
  if (look.socket === 'lga') addCpuSocket(part, plan.print.processor);
  else addPinGridSocket(part, plan.print.processor);
  addMemorySlots(
    part,
    plan.memory.xs.map((x): Vec2 => [x, plan.memory.centreY]),
    look.memory,
    look.slotColours,
  );
  addSlots(part, plan, look);
  addPlugs(part, plan, look);
  addRearConnectors(part, plan.ports);
  addRegulator(part, plan, look);
  addCellHolder(part, plan.cell);
  for (const [x, y] of plan.holes) part.add(ring(2, 5, 0.12, 20, 0.04), SOLDER, [x, y, SURFACE_Z + 0.06]);
  return part.build();
}

/** Zero-force socket: ivory block full of holes; its lever is a piece of its own. */
function addPinGridSocket(part: PartBuilder, [x, y]: Vec2): void {
  part.add(chamferedBox(56, 62, 2.6, 0.5), NATURAL_PLASTIC, [x, y, SURFACE_Z + 1.3]);
  part.add(chamferedBox(46, 46, 3.6, 0.5), IVORY_PLASTIC, [x, y - 3, SURFACE_Z + 2.4]);
  part.add(label('contact-field'), IVORY_PLASTIC, placed([x, y - 3, SURFACE_Z + 4.24], [0, 0, 0], 1.05), 0.7);
  part.add(chamferedBox(46, 6, 4.6, 0.8), NATURAL_PLASTIC, [x, y + 24, SURFACE_Z + 2.4]);
  part.add(chamferedBox(5, 56, 3.4, 0.6), NATURAL_PLASTIC, [x + 27, y - 2, SURFACE_Z + 2]);
  // Frame that the cooler's clips hook into.
  const frame = outline(roundedRect(78, 92, 5), [roundedRect(64, 78, 4)]);
  part.add(plate(frame, 6, 0.8), SLOT_PLASTIC, [x, y, SURFACE_Z]);
  for (const side of [-1, 1])
    part.add(chamferedBox(14, 5, 9, 0.8), SLOT_PLASTIC, [x, y + side * 46, SURFACE_Z + 5]);
}

/** Lever of a pin-grid socket: pivot at the origin, the rod along -y. */
export const buildGridLever = (): PartGeometry =>
  new PartBuilder()
    .add(
      tube(
        [
          [0, 2, 0],
          [0, -6, 0.4],
          [0, -46, 0.6],
          [3, -52, 1.6],
          [7, -53, 2],
        ],
        { radius: 1, sides: 8, steps: 18 },
      ),
      SOLDER,
    )
    .build();

function addSlots(part: PartBuilder, plan: OfficePlan, look: OfficeLook): void {
  const { x, y } = plan.cardSlot;
  addExpansionSlot(part, plan.cardSlot, { plastic: look.cardSlotColour });
  addExpansionSlot(part, { x, y: y - 20.32, length: 25 }, { plastic: look.slotColours[1] });
  if (plan.m2) {
    addExpansionSlot(part, { x, y: y - 40.64, length: 25 }, { plastic: look.slotColours[1] });
    addM2Socket(part, plan.m2.slot, plan.m2.screw);
    return;
  }
  // Conventional PCI slots in ivory.
  for (const i of [2, 3, 4])
    addExpansionSlot(part, { x, y: y - i * 20.32, length: 86 }, { plastic: NATURAL_PLASTIC });
}

function addPlugs(part: PartBuilder, plan: OfficePlan, look: OfficeLook): void {
  const upright = ([x, y]: Vec2, turn = 0) => placed([x, y, SURFACE_Z], [0, 0, turn]);
  addPowerSocket(part, 12, upright(plan.atx, QUARTER_TURN), look.plugColour);
  addPowerSocket(part, plan.processorPower.columns, upright(plan.processorPower.at), look.plugColour);
  for (const at of [plan.fanHeaders.processor, ...plan.fanHeaders.case]) addFanHeader(part, at);
  addPinHeader(part, 5, 2, upright(plan.panelHeader));
  if (plan.usbHeader) addPinHeader(part, 5, 2, upright(plan.usbHeader));
  addPinHeader(part, 5, 2, upright([plan.panelHeader[0] - 84, 6]));
  addPinHeader(part, 2, 1, upright(plan.jumper));
  for (const at of plan.sata) addSataPort(part, at, look.slotColours[0]);
  for (const i of [0, 1, 2, 3])
    part.add(cylinder(1.5, 0.5, 14, 0.1), GOLD, [
      plan.testPoints[0] + i * 6,
      plan.testPoints[1],
      SURFACE_Z + 0.25,
    ]);
}

/** Phases around the processor, the chipset's heat sink, chips and tall capacitors. */
function addRegulator(part: PartBuilder, plan: OfficePlan, look: OfficeLook): void {
  const [cpuX, cpuY] = plan.print.processor;
  const older = look.socket === 'lga';
  for (let i = 0; i < 4; i++) addChoke(part, [cpuX - 46, cpuY - 22 + i * 14]);
  for (let i = 0; i < 6; i++)
    addCapacitor(
      part,
      [cpuX - 26 + i * 9.6, cpuY + (older ? 47 : 52)],
      older ? 4 : 3.1,
      older ? 12 : 8,
      older ? BRASS : CAPACITOR,
    );
  for (let i = 0; i < 5; i++)
    addCapacitor(
      part,
      [cpuX - 20 + i * 9.6, cpuY - (older ? 48 : 54)],
      older ? 4 : 3.1,
      older ? 11 : 8,
      older ? BRASS : CAPACITOR,
    );
  const { width } = plan.print;
  const chipset: Vec2 = older ? [116, 163] : [206, 64];
  addHeatSink(part, chipset, [36, 32, 22], older ? FIN_ALUMINIUM : ANODISED, { along: 'y', count: 8 });
  part.add(label(look.labels.chipset), ANODISED, [chipset[0], chipset[1] - 18.4, SURFACE_Z + 9]);
  if (older) {
    addHeatSink(part, [190, 68], [34, 34, 12], FIN_ALUMINIUM, { along: 'x', count: 9 });
    for (const x of [8, 20]) addCapacitor(part, [x + 18, 110], 3.6, 11, BRASS);
  }
  part.add(
    label(look.labels.board),
    look.mask,
    placed([older ? 150 : 118, older ? 22 : 92, SURFACE_Z + 0.04]),
  );
  addChip(part, [width - 46, 148], 10, 10, 'chip-sio', true);
  addChip(part, [24, plan.cardSlot.y - 30], 9, 9, 'chip-audio', true);
  addChip(part, [36, plan.cardSlot.y + 18], 8, 8, 'chip-lan');
  addChip(part, [width - 30, 130], 6, 5, 'chip-rom', true);
  for (const y of [170, 190]) addChip(part, [width - 38, y], 7, 7, 'chip-power');
  part.add(cylinder(6, 9, 24, 0.8), SLOT_PLASTIC, [width - 70, 20, SURFACE_Z + 4.5]);
  part.add(plainBox(2, 2, 0.4), SOLDER, [width - 70, 20, SURFACE_Z + 9.1]);
}
