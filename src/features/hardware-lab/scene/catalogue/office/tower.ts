import type { CameraViewName } from '../../../places/places.ts';
import { add, item, type Vec3 } from '../../kit/vectors.ts';
import { BENCH_Y } from '../bench-layout.ts';
import { BENCH_VIEWS } from '../bench-views.ts';
import { outOfM2 } from '../board-parts.ts';
import { QUARTER } from '../bodies.ts';
import type { CameraView } from '../camera-view.ts';
import { LIGHT } from '../light-channels.ts';
import type { ContactShade, Glow, Removal, TouchArea } from '../pieces.ts';
import {
  FLAT,
  FROM_BRACKET,
  FROM_REAR,
  liftedOut,
  OFF_THE_DESK,
  OUTSIDE,
  overTheTop,
  rest,
  SPARE_SPOTS,
  screwRemovals,
  step,
} from '../removals.ts';
import type { MachinePlan } from '../scene-machine.ts';
import { BENCH_SHADES, benchShade, boardShade } from '../shades.ts';
import { withStandIns } from '../stand-ins.ts';
import { moduleSeats, officeBodies } from './bodies.ts';
import { officeCables } from './cables.ts';
import { officeConnectors } from './connectors.ts';
import { type OfficePlan, POWER_LIGHT, placeOn, SUPPLY } from './plan.ts';

const Q = QUARTER;

/** The scene data of an office tower, computed from its plan. */
export function officeTower(plan: OfficePlan): MachinePlan {
  const connectors = officeConnectors(plan);
  const { left, right, top, back, open } = plan.case;
  const seats = moduleSeats(plan);
  return withStandIns(
    {
      model: plan.model,
      bodies: officeBodies(plan),
      removals: removalsOf(plan),
      seats: Object.fromEntries(seats.map((at, i) => [`slot-${i + 1}`, { at, turn: [0, 0, 0] as const }])),
      connectors,
      cables: officeCables(plan, connectors),
      touchAreas: touchAreas(plan),
      caseLights: [{ id: 'led-power', at: add(plan.powerButtonAt, POWER_LIGHT), size: [8, 9, 9] }],
      views: viewsOf(plan),
      shades: shadesOf(plan),
      glows: glowsOf(plan),
      boardAt: plan.boardAt,
      board: plan.print,
      enclosure: {
        min: [left + 2, 3, back + 1],
        max: [right - 2, top - 3, open - 3],
        open: [0.05, 0, 1],
        wall: plan.wall,
      },
      smokeFrom: add(plan.psuAt, [-14, SUPPLY.height * 0.7, 90]),
      ventColour: plan.ventColour,
    },
    standIns(plan),
  );
}

function standIns(plan: OfficePlan) {
  return {
    'spare-dimm': { like: 'dimm-3', bench: SPARE_SPOTS.memory },
    'spare-dimm-2': { like: 'dimm-1', bench: SPARE_SPOTS.memory2 },
    'spare-psu': { like: 'psu', bench: SPARE_SPOTS.supply },
    'spare-cell': { like: 'cmos-cell', bench: SPARE_SPOTS.cell },
    'spare-hdd': { like: 'hdd', bench: SPARE_SPOTS.hdd },
    'spare-gpu': { like: 'gpu', bench: SPARE_SPOTS.card },
    'spare-cpu': { like: 'cpu', bench: SPARE_SPOTS.processor },
    'spare-cooler': { like: 'cpu-cooler', bench: SPARE_SPOTS.cooler },
    'spare-board': { like: 'motherboard', bench: SPARE_SPOTS.board },
    'spare-monitor': { like: 'monitor', bench: SPARE_SPOTS.monitor },
    ...(plan.m2 ? { 'spare-nvme': { like: 'ssd-m2-1', bench: SPARE_SPOTS.m2 } } : {}),
    ...(plan.ssdAt ? { 'spare-ssd': { like: 'ssd-sata', bench: SPARE_SPOTS.ssd } } : {}),
    ...(plan.frontIoAt ? { 'spare-front-io': { like: 'front-io', bench: SPARE_SPOTS.front } } : {}),
  };
}

function removalsOf(plan: OfficePlan): Readonly<Record<string, Removal>> {
  const numbered = (stem: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${stem}-${i + 1}`);
  const supplyScrews = numbered('screw-psu', 4);
  const driveScrews = numbered('screw-hdd', plan.hddScrews);
  const flatModule = (x: number, z: number, turn: number) =>
    liftedOut(rest(x, z, 4.4, [Math.PI, turn, -Q]), 46);
  const { right } = plan.case;
  return {
    'dimm-1': flatModule(-60, 272, -0.09),
    'dimm-2': flatModule(90, 272, -0.03),
    'dimm-3': flatModule(-60, 330, 0.03),
    'dimm-4': flatModule(90, 330, 0.09),
    ...(plan.m2 ? { 'dimm-r1': flatModule(-60, 386, 0.02), 'dimm-r2': flatModule(90, 386, -0.02) } : {}),
    cpu: liftedOut(rest(250, 312, plan.m2 ? 2.4 : 0, [-Q, 0, 0.3]), 30),
    'cpu-cooler': liftedOut(rest(420, 350, 0, [-Q, 0, 0.5])),
    gpu: liftedOut(rest(-660, 420, 20, [0, 0.12, 0]), 20),
    motherboard: liftedOut(rest(-968, 530, 2, FLAT), 26),
    'cmos-cell': liftedOut(rest(0, 440, 2.6, FLAT), 14),
    hdd: { steps: [step([0, 0, 80]), step([0, 0, OUTSIDE])], bench: rest(-300, 505, 0, [-Q, 0, 0.1]) },
    'ssd-sata': { steps: [step([0, 0, 80]), step([0, 0, OUTSIDE])], bench: rest(420, 505, 0, [-Q, 0, 0.1]) },
    'ssd-m2-1': outOfM2(rest(-250, 225, 0, [-Q, 0, 0.12])),
    psu: {
      steps: [step([40, 0, 0]), step([40, -4, 0]), step([40, -4, OUTSIDE])],
      bench: rest(right + 90, 50, 0, [0, -0.2, 0]),
    },
    ...(plan.adapters
      ? {
          'spare-usb-nic': {
            steps: [step([-60, 0, 0]), step([-110, 0, 160])],
            bench: rest(-1190, 470, 9, [0, 0.5, 0]),
          },
          'spare-pcie-nic': liftedOut(rest(-1330, 480, 20, [0, 0.1, 0]), 20),
        }
      : {}),
    'front-io': { steps: [step([30, 0, 0]), step([60, 0, 200])], bench: rest(20, 520, 53, FLAT) },
    'usb-stick': { steps: [step([50, 0, 0]), step([80, 0, 120])], bench: rest(50, 440, 6, [0, 0.6, 0]) },
    monitor: { steps: OFF_THE_DESK, bench: SPARE_SPOTS.ownMonitor },
    'side-panel': {
      steps: overTheTop(-14, plan.case.top + 60),
      bench: { at: [34, BENCH_Y + plan.case.top / 2 + 2, -88], turn: [0.13, 0, 0] },
    },
    ...screwRemovals(
      [
        'screw-gpu-1',
        ...numbered('screw-board', plan.holes.length),
        ...supplyScrews,
        ...(plan.m2 ? ['screw-m2-1'] : []),
        ...driveScrews,
        ...(plan.frontIoAt ? ['screw-front-io-1'] : []),
      ],
      -236,
      296,
      {
        ...Object.fromEntries(supplyScrews.map((id) => [id, FROM_REAR])),
        ...Object.fromEntries(
          driveScrews.map((id, i) => [id, { axis: [i < 2 ? -14 : 14, 0, 0] as const, aside: 0 }]),
        ),
        'screw-gpu-1': FROM_BRACKET,
        'screw-front-io-1': { axis: [-16, 0, 0], aside: -14 },
      },
    ),
  };
}

function touchAreas(plan: OfficePlan): readonly TouchArea[] {
  const { x, y, length } = plan.cardSlot;
  const [cpuX, cpuY] = plan.print.processor;
  return [
    ...plan.memory.xs.map((slotX, i) => ({
      id: `slot-${i + 1}`,
      at: placeOn(plan, [slotX, plan.memory.centreY], 4),
      size: [8, 133, 9] as const,
    })),
    { id: 'slot-x16', at: placeOn(plan, [x + length / 2, y], 6), size: [length + 2, 10, 12] },
    ...(plan.adapters
      ? [
          { id: 'slot-x1', at: placeOn(plan, [66, plan.adapters.slot[1]], 6), size: [38, 10, 12] as const },
          { id: 'usb-rear-2', at: placeOn(plan, [-8.6, plan.adapters.usbY], 8.2), size: [3, 6, 15] as const },
        ]
      : []),
    ...(plan.m2 ? [{ id: 'slot-m2-1', at: placeOn(plan, plan.m2.slot, 2), size: [6, 24, 5] as const }] : []),
    { id: 'socket-cpu', at: placeOn(plan, [cpuX, cpuY], 3), size: [58, 58, 7] },
    { id: 'jumper-clear-cmos', at: placeOn(plan, plan.jumper, 4), size: [8, 6, 8] },
    { id: 'led-lan', at: placeOn(plan, [-8.6, plan.portY.lan + 8], 24), size: [3, 5, 5] },
  ];
}

function viewsOf(plan: OfficePlan): Readonly<Record<CameraViewName, CameraView>> {
  const { left, right, top, open } = plan.case;
  const { width, height } = plan.print;
  const slots = item(plan.memory.xs, 1) + 5;
  const [psuX, psuY, psuZ] = plan.psuAt;
  const near = (at: readonly [number, number], size: Vec3, azimuth = 12, elevation = 10): CameraView => ({
    centre: placeOn(plan, at, 10),
    size,
    azimuth,
    elevation,
  });
  return {
    ...BENCH_VIEWS,
    machine: {
      centre: [4, top / 2, 70],
      size: [right - left + 30, top + 20, open + 20],
      azimuth: 14,
      elevation: 10,
    },
    board: near([width / 2, height / 2], [width + 6, height + 6, 60], 10, 8),
    memory: near([slots, plan.memory.centreY], [84, 168, 40], 30, 8),
    processor: near(plan.print.processor, [130, 130, 90], 18, 14),
    card: near([120, plan.cardSlot.y], [210, 90, 110], 12, 22),
    indicators: {
      centre: add(plan.powerButtonAt, [0, -10, 0]),
      size: [30, 90, 90],
      azimuth: 62,
      elevation: 12,
    },
    // From the height of the connector: the drive cage is above it.
    power: near([plan.atx[0], plan.atx[1] - 10], [72, 106, 44], 14, 1),
    headers: near(plan.panelHeader, [60, 36, 24], 8, 26),
    ports: {
      centre: placeOn(plan, [-14, plan.portY.lan + 10], 24),
      size: [30, 150, 60],
      azimuth: -72,
      elevation: 8,
    },
    drives: { centre: add(plan.hddAt, [0, 16, 60]), size: [150, 120, 120], azimuth: 8, elevation: 20 },
    chipset: near([width - 60, 70], [130, 130, 30]),
    rear: { centre: [left, top / 2, 70], size: [60, top + 10, open + 20], azimuth: -66, elevation: 10 },
    supply: { centre: [psuX, psuY + 43, psuZ + 75], size: [30, 96, 160], azimuth: -62, elevation: 10 },
    front: { centre: [right + 12, top * 0.62, 76], size: [40, top * 0.7, open], azimuth: 58, elevation: 12 },
  };
}

function shadesOf(plan: OfficePlan): readonly ContactShade[] {
  const { left, right, back, open } = plan.case;
  const [middleX, middleZ] = [(left + right) / 2, (back + open) / 2];
  const board = boardShade((x, y, above = 0) => placeOn(plan, [x, y], above));
  const [cpuX, cpuY] = plan.print.processor;
  return [
    benchShade(middleX, middleZ, (right - left) * 1.5, (open - back) * 1.7),
    benchShade(middleX, middleZ, (right - left) * 1.15, (open - back) * 1.25, 0.5),
    ...BENCH_SHADES,
    board(cpuX, cpuY, 120, 120, 'cpu-cooler'),
    board(100, plan.cardSlot.y - 12, 190, 70, 'gpu'),
    ...plan.memory.xs.map((x) => board(x, plan.memory.centreY, 18, 166)),
  ];
}

function glowsOf(plan: OfficePlan): readonly Glow[] {
  const [psuX, psuY, psuZ] = plan.psuAt;
  return plan.supplyControls.includes('psu-test-button')
    ? [{ at: [psuX - 3, psuY + 74, psuZ + 62], size: 12, channel: LIGHT.supply }]
    : [];
}
