import { add, item, type Vec3 } from '../../kit/vectors.ts';
import {
  lanCable,
  MONITOR_MAINS_CABLE,
  mainsCable,
  monitorCable,
  STRIP_CABLE,
  spareOf,
} from '../bench-cables.ts';
import {
  type CableSpec,
  type Connector,
  moved,
  type PlugPlace,
  type PlugShape,
  type Sleeve,
} from '../cables.ts';
import { ahead, at, beyond, lead, minus, strand, through, X, Y, Z } from '../stations.ts';
import { INLET_HANGS, KESTREL_CONNECTORS } from './connectors.ts';
import { GROMMETS, REAR_FAN, SHROUD_OPENING } from './layout.ts';

const BEHIND_TRAY = -14;
const [upperGrommet, mainGrommet, middleGrommet, lowerGrommet] = [0, 1, 2, 3].map((i) =>
  item(GROMMETS, i),
) as [Grommet, Grommet, Grommet, Grommet];
type Grommet = (typeof GROMMETS)[number];

const placeOf = (id: string): PlugPlace =>
  (KESTREL_CONNECTORS as Readonly<Record<string, Connector>>)[id]?.place ?? fail(id);
function fail(id: string): never {
  throw new RangeError(`The Kestrel has no connector ${id}`);
}
/** An end with its home, which hangs near it when it is out. */
const end = (plug: PlugShape, home: string, hangs: Vec3) => ({
  plug,
  home,
  hanging: moved(placeOf(home), hangs),
});
/** Bundle of 1.75 mm wires in a sleeve. */
const loom = (columns: number) => ({ columns, rows: 2, radius: 1.75, sleeve: 'sleeve' as Sleeve });

/** Power lead of a graphics card, up through the opening of the cover. */
const cardPower = (id: string, plug: PlugShape, home: string, columns: number): CableSpec => ({
  id,
  ...loom(columns),
  ends: [end(plug, home, [0, -34, 26])],
  route: ([gpu]) => {
    if (!gpu) return [];
    const [x, y, z] = gpu.mouth;
    const opening = SHROUD_OPENING.x + 8;
    return [
      ahead(gpu, -4, 4.1),
      ahead(gpu, 8, 4.1),
      at([x, y - 14, z + 20], X, [0, 0.6, 0.8], 4),
      at([(x + opening) / 2, y - 62, z + 20], X, Z, 3.8),
      at([opening, 134, SHROUD_OPENING.z + 3], X, Z, 3.6),
      at([opening, 84, SHROUD_OPENING.z - 2], X, Z, 3.6),
    ];
  },
});

/** Supply's lead to a drive: five wires out of `from`. */
const drivePower = (id: string, home: string, hangs: Vec3, ...from: readonly Vec3[]): CableSpec => ({
  id,
  columns: 5,
  rows: 1,
  radius: 0.9,
  sleeve: 'sleeve',
  ends: [end('sata-power', home, hangs)],
  route: ([drive]) =>
    drive ? [ahead(drive, -3, 1.9), ahead(drive, 8, 1.9), ...from.map((point) => at(point, X, Y, 1.6))] : [],
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
    ends: [end('power-4', 'conn-eps', [-4, 0, 28])],
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
  cardPower('cable-pcie', 'power-4', 'gpu-power', 4),
  drivePower(
    'cable-sata-power',
    'ssd-sata-power',
    [2, 10, -18],
    ...driveToGrommet(placeOf('ssd-sata-power').face, 4),
  ),
  drivePower('cable-sata-power-2', 'hdd-power', [6, 4, 22], [116, 44, 172], [100, 62, 150], [70, 60, 110]),
];

/** Data lead of the 3.5 inch drive: out of the bay, up in front of the tray, to its port. */
const hddData: CableSpec = {
  id: 'cable-sata-data-2',
  columns: 1,
  rows: 1,
  radius: 1.5,
  flatness: 2.2,
  sleeve: 'yellow',
  ends: [end('sata-data', 'hdd-data', [-6, 4, 22]), end('sata-data', 'sata-2', [16, -4, 10])],
  route: ([drive, board]) =>
    drive && board
      ? through(
          drive.mouth,
          beyond(drive, 8),
          [drive.mouth[0] - 18, 62, 168],
          [60, 92, 140],
          [56, 128, 110],
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
    // In one grommet and out of the other: between them the lead runs behind the tray.
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

/** A liquid cooler's pump has a drive's plug for power and a fan's plug for its speed. */
const PUMP_CABLES: readonly CableSpec[] = [
  {
    ...drivePower(
      'cable-pump-power',
      'aio-power',
      [10, -6, 20],
      [70, 330, 40],
      [72, 330, 8],
      [74, 330, BEHIND_TRAY],
    ),
    fixedTo: 'cpu-aio',
  },
  {
    id: 'cable-pump-tach',
    columns: 1,
    rows: 1,
    radius: 1.2,
    sleeve: 'lead',
    fixedTo: 'cpu-aio',
    ends: [end('fan', 'conn-pump', [3, -6, 16])],
    route: ([board]) => (board ? lead(board, [-40, 420, 40], [-90, 370, 44]) : []),
  },
];

/** Leads of the front panel: two wires each, side by side through the slot at the foot of the tray. */
const panelLead = (id: string, home: string, sleeve: Sleeve, lane: number): CableSpec => ({
  id,
  columns: 2,
  rows: 1,
  radius: 0.75,
  sleeve,
  ends: [end('lead-2', home, [4 + lane * 3, -6 - lane, 16])],
  route: ([board]) =>
    board
      ? strand(
          board,
          2.5,
          add(board.mouth, [1, -8, 6]),
          [16 + lane * 4, 124, 10 + lane],
          [14 + lane * 4, 121, BEHIND_TRAY],
        )
      : [],
});

/** Three- and four-wire fan leads, drawn as one round lead. */
const fanLead = (id: string, fan: string, home: string, start: readonly Vec3[]): CableSpec => ({
  id,
  columns: 1,
  rows: 1,
  radius: 1.5,
  sleeve: 'lead',
  fixedTo: fan,
  ends: [end('fan', home, [4, 3, 16])],
  route: ([board]) => (board ? lead(board, ...start) : []),
});

const [fanX, fanY, fanZ] = REAR_FAN;
/** The front fans' leads meet behind the tray and come out of the upper opening. */
const fromFront = (lane: number): Vec3[] => [
  [upperGrommet.x - 14, upperGrommet.y - 16 + lane * 6, 24],
  [upperGrommet.x - 3, upperGrommet.y - 10 + lane * 6, 10],
  [upperGrommet.x, upperGrommet.y - 8 + lane * 6, BEHIND_TRAY],
];

const fans: readonly CableSpec[] = [
  fanLead(
    'cable-cpu-fan',
    'cpu-cooler',
    'conn-cpu-fan',
    [placeOf('conn-cpu-fan').face].flatMap(([x, y]): Vec3[] => [
      [x + 2, y - 8, 44],
      [x - 4, y - 22, 66],
      [x - 9, y - 34, 80],
    ]),
  ),
  fanLead('cable-fan-front-1', 'fan-front-1', 'conn-cha-fan-1', fromFront(0)),
  fanLead('cable-fan-front-2', 'fan-front-2', 'conn-cha-fan-2', fromFront(1)),
  fanLead('cable-fan-front-3', 'fan-front-3', 'conn-cha-fan-3', [
    [10, 126, 14],
    [24, 121, 4],
    [30, 121, BEHIND_TRAY],
  ]),
  fanLead('cable-fan-rear', 'fan-rear', 'conn-cha-fan-4', [
    [fanX + 6, fanY - 96, 52],
    [fanX + 14, fanY - 72, fanZ - 30],
    [fanX + 4, fanY - 56, fanZ - 8],
  ]),
];

const gpuPort = moved(placeOf('port-gpu-hdmi'), [-60, -40, 20]);
const lan = lanCable('port-lan', moved(placeOf('port-lan'), [-50, -60, 10]));
const mains = mainsCable('psu-inlet', INLET_HANGS);
const card12v = cardPower('cable-12v2x6', 'power-6', 'gpu-12v-power', 6);

/** Every cable of the Kestrel that a technician can plug. */
export const KESTREL_CABLES: readonly CableSpec[] = [
  ...power,
  card12v,
  ...data,
  ...fans,
  panelLead('cable-front-panel', 'fpanel-power-sw', 'grey', 0),
  panelLead('cable-reset-sw', 'fpanel-reset-sw', 'blue', 1),
  panelLead('cable-power-led', 'fpanel-power-led', 'colours', 2),
  panelLead('cable-hdd-led', 'fpanel-hdd-led', 'red', 3),
  monitorCable('port-gpu-hdmi', gpuPort, 'display', 'monitor-hdmi'),
  mains,
  STRIP_CABLE,
  MONITOR_MAINS_CABLE,
  lan,
  ...PUMP_CABLES,
  ...[lan, mains, card12v].map(spareOf),
  { ...spareOf(hddData), id: 'cable-sata-data-spare' },
];
