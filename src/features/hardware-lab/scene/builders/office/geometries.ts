import { caseFanSize, hubLabel } from '../../catalogue/fans.ts';
import type { LabelName } from '../../catalogue/labels.ts';
import type { OfficePlan } from '../../catalogue/office/plan.ts';
import { BENCH_GEOMETRIES, type Build } from '../bench-geometries.ts';
import { buildCardLatch, buildMemoryLatch } from '../board-slots.ts';
import { circuitBoard } from '../circuit-board.ts';
import { buildFanFrame, buildRotor, caseFan, type FanSize } from '../fan.ts';
import { buildCpuLever } from '../land-grid-socket.ts';
import { buildPostCard } from '../post-card.ts';
import { buildCoinCell } from '../small-pieces.ts';
import { buildHardDrive, buildM2Drive, buildSataDrive } from '../storage.ts';
import { buildGridLever, buildOfficeBoard } from './board.ts';
import { buildOfficeCard } from './card.ts';
import { buildOfficeButton, buildOfficeCase, buildOfficePanel, buildOfficeVents } from './case.ts';
import { buildClipCooler, buildCoolerClip, buildPushPin, buildRadialCooler } from './coolers.ts';
import type { OfficeLook } from './look.ts';
import { buildBareDimm, buildFrontPorts, buildOfficeProcessor, buildUsbStick } from './modules.ts';
import { buildNetworkCard, buildUsbAdapter } from './network-adapters.ts';
import { buildOfficeSupply, CONTROL_BUILDS } from './supply.ts';

const COOLER_FAN: FanSize = { size: 80, depth: 20 };

/** All geometries of an office tower by name, except its cables. */
export function officeGeometries(plan: OfficePlan, look: OfficeLook): Readonly<Record<string, Build>> {
  const fan = caseFan(caseFanSize(plan.model));
  const clipped = look.socket === 'pga';
  const modules = plan.memory.xs.map(
    (_, i) => [`dimm-${i + 1}`, () => buildBareDimm(look.memory, look.labels.memory)] as const,
  );
  return {
    case: () => buildOfficeCase(plan, look),
    vents: () => buildOfficeVents(plan, look),
    board: () => buildOfficeBoard(plan, look),
    'circuit-board': () => circuitBoard(plan.print.width, plan.print.height, look.mask),
    cpu: () => buildOfficeProcessor(look.labels.processor, clipped),
    'cpu-lever': clipped ? buildGridLever : buildCpuLever,
    cooler: clipped ? buildClipCooler : buildRadialCooler,
    'cooler-latch': clipped ? buildCoolerClip : buildPushPin,
    'cooler-rotor': () => buildRotor({ ...COOLER_FAN, blades: 7, hub: hubLabel('cooler', plan.model) }),
    ...Object.fromEntries(modules),
    'memory-latch': buildMemoryLatch,
    'card-latch': buildCardLatch,
    gpu: () => buildOfficeCard(look.labels.card, look.mask, plan.cardPort.plug, plan.cardPort.powered),
    'gpu-rotor': () => buildRotor({ size: 74, depth: 14, blades: 9, hub: hubLabel('card', plan.model) }),
    psu: () => buildOfficeSupply(look.labels.supply, plan.supplyControls),
    ...Object.fromEntries(plan.supplyControls.map((id) => [id, CONTROL_BUILDS[id]])),
    hdd: () => buildHardDrive(look.labels.drive),
    'cmos-cell': buildCoinCell,
    'fan-frame': () => buildFanFrame(fan),
    'fan-rotor': () => buildRotor({ ...fan, blades: 7, hub: hubLabel('case', plan.model) }),
    'side-panel': () => buildOfficePanel(plan, look),
    'power-button': () => buildOfficeButton(look),
    ...(plan.m2 ? nvme(look) : {}),
    ...(plan.ssdAt ? { 'ssd-sata': () => buildSataDrive('ssd-label-512') } : {}),
    ...(plan.frontIoAt ? { 'front-io': buildFrontPorts, 'usb-stick': buildUsbStick } : {}),
    ...(plan.adapters ? { 'usb-adapter': buildUsbAdapter, 'network-card': buildNetworkCard } : {}),
    ...(plan.pciSlot ? { 'post-card': buildPostCard } : {}),
    ...BENCH_GEOMETRIES,
  };
}

const registered: LabelName = 'registered-sticker';
const nvme = (look: OfficeLook): Readonly<Record<string, Build>> => ({
  'ssd-m2': () => buildM2Drive('m2-label-512'),
  'dimm-registered': () => buildBareDimm(look.memory, registered, true),
});
