import { CABLE_ROUTES } from '../catalogue/cable-routes.ts';
import type { PartGeometry } from '../kit/part-builder.ts';
import { buildMat, buildPowerStrip, buildWristStrap } from './bench.ts';
import { buildBoard, buildCircuitBoard } from './board.ts';
import { buildCardLatch, buildMemoryLatch } from './board-slots.ts';
import { buildCpuLever } from './board-socket.ts';
import { buildCable } from './cable.ts';
import { buildPowerButton, buildSidePanelFrame, buildSidePanelGlass, buildVents } from './case-openings.ts';
import { buildCase } from './case-shell.ts';
import { buildCooler } from './cooler.ts';
import { buildCpu } from './cpu.ts';
import { buildDimm } from './dimm.ts';
import { buildFanFrame, buildRotor } from './fan.ts';
import { buildLooseScrew } from './fasteners.ts';
import { buildGpu } from './gpu.ts';
import { buildCaseLeads, buildCoolerLead } from './leads.ts';
import { buildMonitor, buildScreen } from './monitor.ts';
import { buildPsu, buildPsuSwitch } from './psu.ts';
import { buildChipCapacitor, buildChipResistor } from './small-parts.ts';
import { buildM2Drive, buildSataDrive } from './storage.ts';

type Build = () => PartGeometry;

const CABLES: readonly (readonly [string, Build])[] = CABLE_ROUTES.flatMap(({ id, bundles, pulled }) => [
  [id, () => buildCable(bundles)] as const,
  [`${id}:pulled`, () => buildCable(pulled)] as const,
]);

/** Every geometry of the scene by name, largest first: a first picture appears while the rest is built. */
export const GEOMETRIES: Readonly<Record<string, Build>> = {
  case: buildCase,
  vents: buildVents,
  board: buildBoard,
  'circuit-board': buildCircuitBoard,
  'chip-capacitor': buildChipCapacitor,
  'chip-resistor': buildChipResistor,
  cpu: buildCpu,
  'cpu-lever': buildCpuLever,
  cooler: buildCooler,
  'cooler-lead': buildCoolerLead,
  'dimm-a1': () => buildDimm('dimm-sticker-a1'),
  'dimm-a2': () => buildDimm('dimm-sticker-a2'),
  'dimm-b1': () => buildDimm('dimm-sticker-b1'),
  'dimm-b2': () => buildDimm('dimm-sticker-b2'),
  'memory-latch': buildMemoryLatch,
  'card-latch': buildCardLatch,
  gpu: buildGpu,
  'gpu-rotor': () => buildRotor({ size: 84, depth: 17, blades: 11 }),
  psu: buildPsu,
  'psu-switch': buildPsuSwitch,
  'ssd-m2': buildM2Drive,
  'ssd-sata': buildSataDrive,
  'fan-frame': buildFanFrame,
  'fan-rotor': () => buildRotor({ size: 120, depth: 25, blades: 9 }),
  'case-leads': buildCaseLeads,
  'side-panel-frame': buildSidePanelFrame,
  'side-panel-glass': buildSidePanelGlass,
  'power-button': buildPowerButton,
  screw: buildLooseScrew,
  monitor: buildMonitor,
  screen: buildScreen,
  mat: buildMat,
  'power-strip': buildPowerStrip,
  'wrist-strap': () => buildWristStrap('lying'),
  'wrist-strap:worn': () => buildWristStrap('worn'),
  ...Object.fromEntries(CABLES),
};
