import { add, item, type Vec3 } from '../../kit/vectors.ts';
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
import { driveLead, endsIn, placeIn } from '../cable-ends.ts';
import type { CableSpec, PlugPlace, PlugShape, Sleeve } from '../cables.ts';
import { ahead, at, beyond, lead, minus, through, X, Y, Z } from '../stations.ts';
import { KESTREL_CONNECTORS } from './connectors.ts';
import { CASE, GROMMETS, SHROUD_OPENING } from './layout.ts';
import { KESTREL_LEADS } from './leads.ts';

const BEHIND_TRAY = -14;
const mainGrommet = item(GROMMETS, 1);
const middleGrommet = item(GROMMETS, 2);
const lowerGrommet = item(GROMMETS, 3);

const placeOf = (id: string): PlugPlace => placeIn(KESTREL_CONNECTORS, id);
const end = endsIn(KESTREL_CONNECTORS);
/** Bundle of 1.75 mm wires in a sleeve. */
const loom = (columns: number) => ({ columns, rows: 2, radius: 1.75, sleeve: 'sleeve' as Sleeve });

/** Power cable of a graphics card, up through the opening in the cover. */
const cardPower = (id: string, plug: PlugShape, home: string, columns: number): CableSpec => ({
  id,
  ...loom(columns),
  ends: [end(plug, home, [0, -36, 22])],
  route: ([gpu]) => {
    if (!gpu) return [];
    const [x, y, z] = gpu.mouth;
    const opening = SHROUD_OPENING.x + 8;
    return [
      ahead(gpu, -4, 4.1),
      ahead(gpu, 8, 4.1),
      at([x, y - 14, z + 19], X, [0, 0.6, 0.8], 4),
      at([(x + opening) / 2, y - 62, z + 19], X, Z, 3.8),
      at([opening, 134, SHROUD_OPENING.z + 3], X, Z, 3.6),
      at([opening, 84, SHROUD_OPENING.z - 2], X, Z, 3.6),
    ];
  },
});

/** From the 2.5 inch drive down through the lower opening of the tray. */
function driveToGrommet([x, y, z]: Vec3, lane: number): Vec3[] {
  return [
    [x - 6, y + 6, z - 34],
    [lowerGrommet.x + 10 + lane, lowerGrommet.y - 12, 20],
    [lowerGrommet.x + lane, lowerGrommet.y - 4, 4],
    [lowerGrommet.x + lane, lowerGrommet.y - 4, BEHIND_TRAY],
  ];
}

const power: readonly CableSpec[] = [
  {
    id: 'cable-atx24',
    ...loom(12),
    ends: [end('power-12', 'conn-atx24', [6, -8, 30])],
    route: ([board]) => {
      if (!board) return [];
      const [x, y, z] = board.mouth;
      const rise = z + 20;
      return [
        ahead(board, -4, 4.2),
        ahead(board, 9, 4.2),
        at([x + (mainGrommet.x - x) * 0.42, (y + mainGrommet.y) / 2, rise], Y, minus(Z), 3.9),
        at([mainGrommet.x - 8, mainGrommet.y, rise - 8], Y, [-0.7, 0, -0.7], 3.7),
        at([mainGrommet.x - 1, mainGrommet.y, 14], Y, minus(X), 3.6),
        at([mainGrommet.x - 1, mainGrommet.y, BEHIND_TRAY], Y, minus(X), 3.6),
      ];
    },
  },
  {
    id: 'cable-eps',
    ...loom(4),
    ends: [end('power-2+2', 'conn-eps', [-4, 0, 28])],
    route: ([board]) => {
      if (!board) return [];
      const [x, y, z] = board.mouth;
      return [
        ahead(board, -4, 4.2),
        ahead(board, 7, 4.2),
        at([x + 1, y + 8, z + 15], X, [0, 0.5, -0.8], 4),
        at([x + 2, 448.5, z + 4], X, minus(Y), 3.6),
        at([x + 2, 449, 8], X, minus(Y), 3.4),
        at([x + 2, 449, BEHIND_TRAY], X, minus(Y), 3.4),
      ];
    },
  },
  cardPower('cable-pcie', 'power-3+1', 'gpu-power', 4),
  driveLead(
    'cable-sata-power',
    end('sata-power', 'ssd-sata-power', [2, 10, -18]),
    'sleeve',
    driveToGrommet(placeOf('ssd-sata-power').face, 4),
  ),
  driveLead('cable-sata-power-2', end('sata-power', 'hdd-power', [6, 4, 19]), 'sleeve', [
    [116, 44, 172],
    [100, 62, 150],
    [70, 60, 110],
  ]),
];

/** Data cable of the 3.5 inch drive: out of the bay, up in front of the tray, to its port. */
const hddData: CableSpec = {
  id: 'cable-sata-data-2',
  columns: 1,
  rows: 1,
  radius: 1.5,
  flatness: 2.2,
  sleeve: 'yellow',
  ends: [end('sata-data', 'hdd-data', [-6, 4, 16]), end('sata-data', 'sata-2', [16, -4, 10])],
  route: ([drive, board]) =>
    drive && board
      ? through(
          drive.mouth,
          beyond(drive, 5),
          add(drive.mouth, [-4, 8, 8]),
          add(drive.mouth, [-12, 28, 6]),
          [42, 92, 134],
          [42, 128, 122],
          [lowerGrommet.x - 6, lowerGrommet.y + 40, 40],
          beyond(board, 14),
          beyond(board, 6),
          board.mouth,
        )
      : [],
};

const data: readonly CableSpec[] = [
  hddData,
  {
    id: 'cable-sata-data',
    columns: 1,
    rows: 1,
    radius: 1.5,
    flatness: 2.2,
    sleeve: 'red',
    ends: [end('sata-data', 'ssd-sata-data', [-2, 12, -16]), end('sata-data', 'sata-1', [16, -6, 8])],
    // In one grommet and out of the other: between them the cable runs behind the tray.
    route: ([drive, board]) =>
      drive && board
        ? through(
            drive.mouth,
            beyond(drive, 8),
            [lowerGrommet.x + 2, lowerGrommet.y - 12, 20],
            [lowerGrommet.x - 4, lowerGrommet.y - 4, 4],
            [lowerGrommet.x - 4, lowerGrommet.y, BEHIND_TRAY],
            [middleGrommet.x, middleGrommet.y - 12, BEHIND_TRAY],
            [middleGrommet.x, middleGrommet.y - 8, 6],
            beyond(board, 8),
            board.mouth,
          )
        : [],
  },
  {
    id: 'cable-front-usb',
    columns: 1,
    rows: 1,
    radius: 3.4,
    sleeve: 'lead',
    ends: [end('usb-19', 'conn-usb3', [10, 4, 18])],
    route: ([board]) =>
      board
        ? lead(
            board,
            [middleGrommet.x - 14, middleGrommet.y + 32, 24],
            [middleGrommet.x - 2, middleGrommet.y + 24, 6],
            [middleGrommet.x, middleGrommet.y + 18, BEHIND_TRAY],
          )
        : [],
  },
  {
    id: 'cable-front-audio',
    columns: 1,
    rows: 1,
    radius: 2.2,
    sleeve: 'lead',
    ends: [end('usb-9', 'conn-audio', [-2, -4, 18])],
    route: ([board]) =>
      board
        ? lead(
            board,
            add(board.mouth, [6, -10, 2]),
            [board.mouth[0] + 40, 123, 12],
            [board.mouth[0] + 48, 121, BEHIND_TRAY],
          )
        : [],
  },
];

const video = monitorCable('port-gpu-hdmi', lyingBehind(CASE.left, 84), 'display', 'monitor-hdmi');
const lan = lanCable('port-lan', lyingBehind(CASE.left, 24));
const mains = mainsCable('psu-inlet', lyingBehind(CASE.left, 144, IEC_HALF));
const card12v = cardPower('cable-12v2x6', 'power-6', 'gpu-12v-power', 6);

/** Every cable of the Kestrel that a technician can plug. */
export const KESTREL_CABLES: readonly CableSpec[] = [
  ...power,
  card12v,
  ...data,
  ...KESTREL_LEADS,
  video,
  mains,
  STRIP_CABLE,
  MONITOR_MAINS_CABLE,
  lan,
  ...[video, lan, mains, card12v].map(spareOf),
  { ...spareOf(hddData), id: 'cable-sata-data-spare' },
];
