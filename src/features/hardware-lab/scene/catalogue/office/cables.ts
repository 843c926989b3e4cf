import { add, type Vec3 } from '../../kit/vectors.ts';
import {
  IEC_HALF,
  lanCable,
  lyingBehind,
  MONITOR_MAINS_CABLE,
  mainsCable,
  monitorCable,
  STRIP_CABLE,
  spareOf,
} from '../bench-cables.ts';
import { driveLead, endsIn, fanLead } from '../cable-ends.ts';
import type { CableSpec, Connector, PlugShape } from '../cables.ts';
import { caseFanSize } from '../fans.ts';
import { ahead, at, beyond, lead, strand, through, X, Y, Z } from '../stations.ts';
import { type OfficePlan, placeOn, SUPPLY_MOUTH } from './plan.ts';

/** All cables of an office tower: coloured wires from the supply, thin cables from fans and front panel. */
export function officeCables(
  plan: OfficePlan,
  connectors: Readonly<Record<string, Connector>>,
): readonly CableSpec[] {
  const end = endsIn(connectors);
  const mouth = add(plan.psuAt, SUPPLY_MOUTH);
  const video = monitorCable(
    plan.videoHome.connector,
    lyingBehind(plan.case.left, 84),
    plan.cardPort.plug,
    plan.videoHome.input,
  );
  const lan = lanCable('port-lan', lyingBehind(plan.case.left, 24));
  const mains = mainsCable('psu-inlet', lyingBehind(plan.case.left, 144, IEC_HALF));
  const fanEnd = (home: string) => end('fan', home, [12, 8, 18]);
  const hdd = dataLead(
    'cable-sata-data',
    'red',
    end('sata-data', 'hdd-data', [-8, -22, 1]),
    end('sata-data', 'sata-1', [16, -4, 8]),
  );
  const { front, side } = frontWay(plan);
  const half = caseFanSize(plan.model) / 2;
  return [
    mainLoom(end, mouth),
    processorLoom(plan, end, mouth),
    driveLead(
      'cable-sata-power',
      end('sata-power', 'hdd-power', BESIDE_CAGE),
      'atx',
      toSupply(mouth, plan.hddAt, 0),
    ),
    hdd,
    ...(plan.ssdAt
      ? [
          driveLead(
            'cable-sata-power-2',
            end('sata-power', 'ssd-sata-power', BESIDE_CAGE),
            'atx',
            toSupply(mouth, plan.ssdAt, 8),
          ),
          dataLead(
            'cable-sata-data-2',
            'blue',
            end('sata-data', 'ssd-sata-data', [-8, -22, 1]),
            end('sata-data', 'sata-2', [16, -4, 8]),
          ),
        ]
      : []),
    ...(plan.cardPort.powered ? [cardLoom(end, mouth)] : []),
    block('cable-front-panel', end('usb-9', 'conn-front-panel', [4, -2, 16]), front),
    ...(plan.usbHeader && plan.frontIoAt
      ? [
          fanLeadShaped('cable-front-usb', 'front-io', end('usb-9', 'conn-usb2', [-4, -2, 18]), [
            ...front,
            add(plan.frontIoAt, BEHIND_PORTS),
          ]),
        ]
      : []),
    fanLead('cable-cpu-fan', 'cpu-cooler', fanEnd('conn-cpu-fan'), [
      add(placeOn(plan, plan.print.processor), [18, 30, 46]),
    ]),
    fanLead('cable-fan-front-1', 'fan-front-1', fanEnd('conn-cha-fan-1'), [
      ...side,
      add(plan.frontFanAt, [-10, -30, 12]),
    ]),
    fanLead('cable-fan-rear', 'fan-rear', fanEnd('conn-cha-fan-2'), [
      add(plan.rearFanAt, [22, -half - 6, -24]),
      add(plan.rearFanAt, [6, 4 - half, 0]),
    ]),
    video,
    mains,
    STRIP_CABLE,
    MONITOR_MAINS_CABLE,
    lan,
    ...[video, lan, mains, hdd].map(spareOf),
  ];
}

/** Where the lead is soldered to the front ports' board. */
const BEHIND_PORTS: Vec3 = [-52, 0, 0];

/** An unplugged drive power plug hangs beside the cage, towards the board. */
const BESIDE_CAGE: Vec3 = [-96, -12, -8];

type End = ReturnType<typeof endsIn>;
const loom = (columns: number) => ({ columns, rows: 2, radius: 1.55, sleeve: 'atx' as const });

function mainLoom(end: End, mouth: Vec3): CableSpec {
  return {
    id: 'cable-atx24',
    ...loom(12),
    ends: [end('power-12', 'conn-atx24', [6, 4, 30])],
    route: ([board]) => {
      if (!board) return [];
      const [x, y, z] = board.mouth;
      const high = (y + mouth[1]) / 2;
      return [
        ahead(board, -4, 4.2),
        ahead(board, 8, 4.2),
        at([x + 8, y + 22, z + 26], Y, X, 3.4),
        at([x - 6, Math.max(high, y + 44), z + 34], [0.6, 0.5, 0], Z, 2.6),
        at([mouth[0] + 22, mouth[1] + 4, mouth[2] + 2], Y, Z, 2.4),
        at([mouth[0] - 8, mouth[1], mouth[2]], Y, Z, 2.2),
      ];
    },
  };
}

function processorLoom({ processorPower: { name, columns } }: OfficePlan, end: End, mouth: Vec3): CableSpec {
  const plug: PlugShape = columns === 4 ? 'power-2+2' : 'power-2';
  return {
    id: `cable-${name}`,
    ...loom(columns),
    ends: [end(plug, `conn-${name}`, [2, 4, 26])],
    route: ([board]) => {
      if (!board) return [];
      const [x, y, z] = board.mouth;
      return [
        ahead(board, -4, 4.2),
        ahead(board, 6, 4.2),
        at([x + 14, y + 5, z + 16], X, Y, 3.4),
        at([(x + mouth[0]) / 2 + 10, y + 6, z + 26], Y, Z, 3.2),
        at([mouth[0] + 20, mouth[1] - 16, mouth[2] - 10], Y, Z, 3),
        at([mouth[0] - 8, mouth[1], mouth[2] - 8], Y, Z, 3),
      ];
    },
  };
}

function cardLoom(end: End, mouth: Vec3): CableSpec {
  return {
    id: 'cable-pcie',
    ...loom(4),
    ends: [end('power-3+1', 'gpu-power', [6, 10, 26])],
    route: ([card]) =>
      card
        ? [
            ahead(card, -4, 4.2),
            ahead(card, 8, 4.2),
            at(add(card.mouth, [30, 40, 14]), X, Z, 3.6),
            at([mouth[0] + 40, mouth[1] - 30, mouth[2] + 30], Y, Z, 3.2),
            at([mouth[0] - 8, mouth[1], mouth[2] + 6], Y, Z, 3),
          ]
        : [],
  };
}

/** From a drive's power plug up in front of the cage to the supply. */
const toSupply = (mouth: Vec3, [x, y, z]: Vec3, lane: number): Vec3[] => [
  [x - 10, y + 20, z + 86 + lane],
  [x - 40, (y + mouth[1]) / 2 + 6, z + 84 + lane],
  [mouth[0] + 34, mouth[1] + 14, mouth[2] + 34 + lane],
  [mouth[0] + 10, mouth[1] + 8, mouth[2] + 10],
  [mouth[0] - 8, mouth[1], mouth[2] + 4],
];

/** Clear of the drive cage, towards the open side. */
const BEFORE_CAGE_Z = 160;

/** Down in front of the cage and below it to the board. */
function dataLead(
  id: string,
  sleeve: CableSpec['sleeve'],
  drive: CableSpec['ends'][number],
  port: CableSpec['ends'][number],
): CableSpec {
  return {
    id,
    columns: 1,
    rows: 1,
    radius: 1.5,
    flatness: 2.2,
    sleeve,
    ends: [drive, port],
    route: ([from, to]) =>
      from && to
        ? through(
            from.mouth,
            beyond(from, 5),
            [from.mouth[0] - 5, from.mouth[1] - 9, Math.max(from.mouth[2] + 8, BEFORE_CAGE_Z)],
            [from.mouth[0] - 22, (from.mouth[1] + 3 * to.mouth[1]) / 4, BEFORE_CAGE_Z],
            add(to.mouth, [38, 4, 52]),
            beyond(to, 18),
            beyond(to, 8),
            to.mouth,
          )
        : [],
  };
}

/** From the lower front corner of the board behind the drive cage to the front. */
function frontWay({ case: { right }, boardAt, print, frontFanAt }: OfficePlan): {
  front: Vec3[];
  side: Vec3[];
} {
  const edge = boardAt[0] + print.width;
  return {
    front: [
      [edge + 8, boardAt[1] + 16, 20],
      [right - 26, boardAt[1] + 26, 14],
      [right - 8, boardAt[1] + 90, 10],
    ],
    side: [
      [edge + 10, frontFanAt[1] - 30, 22],
      [frontFanAt[0] - 28, frontFanAt[1] - 44, 30],
    ],
  };
}

/** A front-panel cable that ends in one keyed block. */
const block = (id: string, end: CableSpec['ends'][number], way: readonly Vec3[]): CableSpec => ({
  id,
  columns: 5,
  rows: 1,
  radius: 0.75,
  sleeve: 'colours',
  ends: [end],
  route: ([board]) => (board ? strand(board, 2.4, ...way) : []),
});

const fanLeadShaped = (
  id: string,
  fixedTo: string,
  end: CableSpec['ends'][number],
  way: readonly Vec3[],
): CableSpec => ({
  id,
  columns: 1,
  rows: 1,
  radius: 2.2,
  sleeve: 'lead',
  fixedTo,
  ends: [end],
  route: ([board]) => (board ? lead(board, ...way) : []),
});
