import { add, item, type Vec3 } from '../../kit/vectors.ts';
import { driveLead, endsIn, fanLead, placeIn } from '../cable-ends.ts';
import type { CableSpec, Sleeve } from '../cables.ts';
import { strand } from '../stations.ts';
import { KESTREL_CONNECTORS } from './connectors.ts';
import { GROMMETS, REAR_FAN } from './layout.ts';

const BEHIND_TRAY = -14;
const upperGrommet = item(GROMMETS, 0);
const end = endsIn(KESTREL_CONNECTORS);
const fanEnd = (home: string) => end('fan', home, [12, 8, 18]);

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

const [fanX, fanY, fanZ] = REAR_FAN;
/** The front fans' cables meet behind the tray and come out of the upper opening. */
const fromFront = (lane: number): Vec3[] => [
  [upperGrommet.x - 14, upperGrommet.y - 16 + lane * 6, 24],
  [upperGrommet.x - 3, upperGrommet.y - 10 + lane * 6, 10],
  [upperGrommet.x, upperGrommet.y - 8 + lane * 6, BEHIND_TRAY],
];

/** Thin cables of the fans, the front panel and a liquid cooler's pump. */
export const KESTREL_LEADS: readonly CableSpec[] = [
  fanLead(
    'cable-cpu-fan',
    'cpu-cooler',
    fanEnd('conn-cpu-fan'),
    [placeIn(KESTREL_CONNECTORS, 'conn-cpu-fan').face].flatMap(([x, y]): Vec3[] => [
      [x + 2, y - 8, 44],
      [x - 4, y - 22, 66],
      [x - 9, y - 34, 80],
    ]),
  ),
  fanLead('cable-fan-front-1', 'fan-front-1', fanEnd('conn-cha-fan-1'), fromFront(0)),
  fanLead('cable-fan-front-2', 'fan-front-2', fanEnd('conn-cha-fan-2'), fromFront(1)),
  fanLead('cable-fan-front-3', 'fan-front-3', fanEnd('conn-cha-fan-3'), [
    [10, 126, 14],
    [24, 121, 4],
    [30, 121, BEHIND_TRAY],
  ]),
  fanLead('cable-fan-rear', 'fan-rear', fanEnd('conn-cha-fan-4'), [
    [fanX + 6, fanY - 96, 52],
    [fanX + 14, fanY - 72, fanZ - 30],
    [fanX + 4, fanY - 56, fanZ - 8],
  ]),
  panelLead('cable-front-panel', 'fpanel-power-sw', 'grey', 0),
  panelLead('cable-reset-sw', 'fpanel-reset-sw', 'blue', 1),
  panelLead('cable-power-led', 'fpanel-power-led', 'colours', 2),
  panelLead('cable-hdd-led', 'fpanel-hdd-led', 'red', 3),
  // A liquid cooler's pump has a drive's power plug and a fan plug for its speed signal.
  {
    ...driveLead('cable-pump-power', end('sata-power', 'aio-power', [10, -6, 20]), 'sleeve', [
      [70, 330, 40],
      [72, 330, 8],
      [74, 330, BEHIND_TRAY],
    ]),
    fixedTo: 'cpu-aio',
  },
  fanLead('cable-pump-tach', 'cpu-aio', end('fan', 'conn-pump', [3, -6, 16]), [
    [-40, 420, 40],
    [-90, 370, 44],
  ]),
];
