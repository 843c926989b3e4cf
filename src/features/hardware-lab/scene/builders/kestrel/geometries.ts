import { caseFanSize } from '../../catalogue/fans.ts';
import { BENCH_GEOMETRIES, type Build } from '../bench-geometries.ts';
import { buildCardLatch, buildMemoryLatch } from '../board-slots.ts';
import { buildFanFrame, buildRotor, caseFan } from '../fan.ts';
import { buildCpuLever } from '../land-grid-socket.ts';
import { buildCoinCell, buildStandoff } from '../small-pieces.ts';
import { buildHardDrive, buildM2Drive, buildSataDrive } from '../storage.ts';
import { buildBoard, buildCircuitBoard } from './board.ts';
import {
  buildPowerButton,
  buildResetButton,
  buildSidePanelFrame,
  buildSidePanelGlass,
  buildVents,
} from './case-openings.ts';
import { buildCase } from './case-shell.ts';
import { buildCooler } from './cooler.ts';
import { buildCpu } from './cpu.ts';
import { buildDimm } from './dimm.ts';
import { buildGpu } from './gpu.ts';
import { buildLiquidCooler } from './liquid-cooler.ts';
import { buildPsu, buildPsuSwitch } from './psu.ts';

const KESTREL_FAN = caseFan(caseFanSize('kestrel-b7'));

/** All geometries of the Kestrel by name, except its cables. */
export const KESTREL_GEOMETRIES: Readonly<Record<string, Build>> = {
  case: buildCase,
  vents: buildVents,
  board: buildBoard,
  'circuit-board': buildCircuitBoard,
  cpu: () => buildCpu(),
  'cpu-g': () => buildCpu('cpu-lid-g'),
  'cpu-new': () => buildCpu('cpu-lid-new'),
  'cpu-lever': buildCpuLever,
  cooler: buildCooler,
  'liquid-cooler': buildLiquidCooler,
  'dimm-a1': () => buildDimm('dimm-sticker-a1'),
  'dimm-a2': () => buildDimm('dimm-sticker-a2'),
  'dimm-b1': () => buildDimm('dimm-sticker-b1'),
  'dimm-b2': () => buildDimm('dimm-sticker-b2'),
  'memory-latch': buildMemoryLatch,
  'card-latch': buildCardLatch,
  gpu: () => buildGpu(),
  'gpu-12v': () => buildGpu(6, 'gpu-side-12v'),
  'gpu-rotor': () => buildRotor({ size: 84, depth: 17, blades: 11, hub: 'hub-card-kestrel-b7' }),
  psu: buildPsu,
  'psu-switch': buildPsuSwitch,
  'ssd-m2': () => buildM2Drive(),
  'ssd-m2-sata': () => buildM2Drive('m2-label-sata'),
  'ssd-sata': () => buildSataDrive(),
  hdd: () => buildHardDrive('hdd-label'),
  'cmos-cell': buildCoinCell,
  standoff: buildStandoff,
  'fan-frame': () => buildFanFrame(KESTREL_FAN),
  'fan-rotor': () => buildRotor({ ...KESTREL_FAN, blades: 9, hub: 'hub-case-kestrel-b7' }),
  'cooler-rotor': () => buildRotor({ ...KESTREL_FAN, blades: 9, hub: 'hub-cooler-kestrel-b7' }),
  'side-panel-frame': buildSidePanelFrame,
  'side-panel-glass': buildSidePanelGlass,
  'power-button': buildPowerButton,
  'reset-button': buildResetButton,
  ...BENCH_GEOMETRIES,
};
