import { add, item, type Vec2, type Vec3 } from '../../kit/vectors.ts';
import { BENCH_BODIES } from '../bench-bodies.ts';
import { coinCell, m2Drive } from '../board-parts.ts';
import { type Body, body, type MeshSpec, many, mesh, pose, QUARTER } from '../bodies.ts';
import { toolBodies } from '../held-tools.ts';
import { MEMORY_LATCH } from '../memory-latch.ts';
import { CARD, type OfficePlan, placeOn, SUPPLY_SCREWS, SUPPLY_SELECTOR, SUPPLY_SWITCH } from './plan.ts';

const Q = QUARTER;
const FAN: readonly MeshSpec[] = [
  { geometry: 'fan-frame', instanced: true },
  { geometry: 'fan-rotor', rotor: true, instanced: true },
];
/** Height of a processor's lid over its underside, mm. */
const LID = 3.9;
/** Contact edge of a module over the board. */
const MODULE_SEAT = 2.8;

export const moduleSeats = (plan: OfficePlan): readonly Vec3[] =>
  plan.memory.xs.map((x) => placeOn(plan, [x, plan.memory.centreY], MODULE_SEAT));

/** The drive lies label up, its plugs towards the open side. */
const DRIVE_TURN: Vec3 = [-Q, 0, -Q];

/** Every body of an office tower and its bench, in drawing order. */
export function officeBodies(plan: OfficePlan): readonly Body[] {
  const [cpuX, cpuY] = plan.print.processor;
  const cpu = pose(placeOn(plan, [cpuX, cpuY], plan.processorSeat));
  return [
    ...BENCH_BODIES,
    body('case', pose([0, 0, 0]), [{ geometry: 'case' }, { geometry: 'vents', material: 'vents' }]),
    body('motherboard', pose(plan.boardAt), [
      { geometry: 'board' },
      { geometry: 'circuit-board', material: 'circuit-board' },
    ]),
    body('cpu', cpu),
    body(
      'lever-cpu',
      pose(placeOn(plan, [plan.leverAt[0], plan.leverAt[1]], plan.leverAt[2])),
      mesh('cpu-lever'),
      {
        axis: 'x',
        open: -1.7,
      },
    ),
    body('cpu-cooler', pose(add(cpu.at, [0, 0, LID])), [
      { geometry: 'cooler' },
      { geometry: 'cooler-rotor', pose: pose(plan.coolerFanAt), rotor: true },
    ]),
    ...plan.coolerLatches.map(({ id, at, turn }) =>
      body(
        id,
        pose(add(placeOn(plan, [cpuX, cpuY]), at), [0, 0, turn]),
        many('cooler-latch'),
        plan.coolerLatchTurn,
      ),
    ),
    ...memoryBodies(plan),
    ...cardBodies(plan),
    ...(plan.adapters ? adapterBodies(plan, plan.adapters) : []),
    ...(plan.pciSlot ? postCard(plan, plan.pciSlot) : []),
    ...driveBodies(plan),
    coinCell(placeOn(plan, plan.cell, 1.6)),
    ...supplyBodies(plan),
    ...plan.holes.map((at, i) => body(`screw-board-${i + 1}`, pose(placeOn(plan, at, 0.1)), many('screw'))),
    body('fan-front-1', pose(plan.frontFanAt, [0, Q, 0]), FAN),
    body('fan-rear', pose(plan.rearFanAt, [0, Q, 0]), FAN),
    ...(plan.frontIoAt ? frontBodies(plan.frontIoAt) : []),
    body('power-button', pose(plan.powerButtonAt, [0, Q, 0])),
    body(
      'side-panel',
      pose([(plan.case.left + plan.case.right) / 2, plan.case.top / 2, plan.case.open + 2]),
      mesh('side-panel'),
    ),
  ];
}

function memoryBodies(plan: OfficePlan): Body[] {
  const seats = moduleSeats(plan);
  return [
    ...seats.map((at, i) => body(`dimm-${i + 1}`, pose(at))),
    ...(plan.m2
      ? [1, 2].map((i) => body(`dimm-r${i}`, pose(item(seats, (i - 1) * 2)), mesh('dimm-registered')))
      : []),
    ...plan.memory.xs.flatMap((x, i) =>
      (['top', 'bottom'] as const).map((end) => {
        const y = plan.memory.centreY + (end === 'top' ? 1 : -1) * MEMORY_LATCH.along;
        const at = placeOn(plan, [x, y], MEMORY_LATCH.above);
        return body(
          `latch-${i + 1}-${end}`,
          pose(at, [0, 0, end === 'top' ? 0 : Math.PI]),
          many('memory-latch'),
          {
            axis: 'x',
            open: -0.56,
          },
        );
      }),
    ),
  ];
}

function cardBodies(plan: OfficePlan): Body[] {
  const { x, y, length } = plan.cardSlot;
  const card = placeOn(plan, [0, y], 3);
  return [
    body('gpu', pose(card), [
      { geometry: 'gpu' },
      { geometry: 'gpu-rotor', pose: pose(CARD.fan, [Q, 0, 0]), rotor: true },
    ]),
    body('screw-gpu-1', pose(add(card, [-2, -6, 122.6])), many('screw')),
    body('latch-x16', pose(placeOn(plan, [x + length + 5, y])), mesh('card-latch'), {
      axis: 'y',
      open: -0.5,
    }),
  ];
}

/** Network adapters, both spares: a stick in a rear USB port, and a card in its slot. */
const adapterBodies = (plan: OfficePlan, { slot, usbY }: NonNullable<OfficePlan['adapters']>): Body[] => [
  body('spare-usb-nic', pose(placeOn(plan, [-8.6, usbY], 8.2), [0, -Q, 0]), mesh('usb-adapter')),
  body('spare-pcie-nic', pose(placeOn(plan, [0, slot[1]], 3)), mesh('network-card')),
];

/** The POST card is hidden until used; then it is in its slot. */
const postCard = (plan: OfficePlan, slot: Vec2): readonly Body[] =>
  toolBodies(['post-card']).map((tool) => ({ ...tool, home: pose(placeOn(plan, slot, 3)) }));

function driveBodies(plan: OfficePlan): Body[] {
  const [x, y, z] = plan.hddAt;
  const rows: readonly Vec3[] = [
    [-53, 12, 44],
    [-53, 12, -16],
    [53, 12, 44],
    [53, 12, -16],
  ];
  return [
    body('hdd', pose(plan.hddAt, DRIVE_TURN)),
    ...rows
      .slice(0, plan.hddScrews)
      .map(([dx, dy, dz], i) =>
        body(`screw-hdd-${i + 1}`, pose([x + dx, y + dy, z + dz], [0, Math.sign(dx) * Q, 0]), many('screw')),
      ),
    ...(plan.ssdAt ? [body('ssd-sata', pose(plan.ssdAt, DRIVE_TURN))] : []),
    ...(plan.m2
      ? [
          m2Drive('ssd-m2-1', pose(placeOn(plan, [plan.m2.slot[0] - 3, plan.m2.slot[1]], 2.4))),
          body('screw-m2-1', pose(placeOn(plan, plan.m2.screw, 3.4)), many('screw')),
        ]
      : []),
  ];
}

function supplyBodies({ psuAt, supplyControls }: OfficePlan): Body[] {
  const on = ([y, z]: readonly [number, number], x = -1.6) => add(psuAt, [x, y, z]);
  return [
    body('psu', pose(psuAt)),
    ...SUPPLY_SCREWS.map((at, i) => body(`screw-psu-${i + 1}`, pose(on(at), [0, -Q, 0]), many('screw'))),
    ...supplyControls.map((id) => {
      if (id === 'psu-switch')
        return body(id, pose(on(SUPPLY_SWITCH)), mesh(id), { axis: 'z', open: -0.13, shut: 0.13 });
      if (id === 'mains-selector')
        return body(id, pose(on(SUPPLY_SELECTOR)), mesh(id), { axis: 'y', open: 0, shut: Math.PI });
      return body(id, pose(on(SUPPLY_SWITCH)), mesh(id));
    }),
  ];
}

const frontBodies = (at: Vec3): Body[] => [
  body('front-io', pose(at, [0, Q, 0])),
  body('screw-front-io-1', pose(add(at, [-46, 0, -24]), [0, -Q, 0]), many('screw')),
  body('usb-stick', pose(add(at, [3, 7, 0]), [0, Q, 0])),
];
