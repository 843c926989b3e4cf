import { add, type Vec3 } from '../../kit/vectors.ts';
import {
  lanCable,
  lyingBehind,
  MONITOR_MAINS_CABLE,
  mainsCable,
  monitorCable,
  STRIP_CABLE,
} from '../bench-cables.ts';
import { placeIn } from '../cable-ends.ts';
import { type CableEndSpec, type CableSpec, moved, type PlugShape } from '../cables.ts';
import { ahead, at, through, X, Z } from '../stations.ts';
import { MARLOW_CONNECTORS } from './connectors.ts';
import { BATTERY, BATTERY_AT, BLOWER, CHASSIS, onBoard } from './layout.ts';

/** Inside a laptop there is no room for a plug to stand: pulled out, it lies beside its connector. */
const flatEnd = (plug: PlugShape, home: string, hangs: Vec3): CableEndSpec => ({
  plug,
  home,
  hanging: moved(placeIn(MARLOW_CONNECTORS, home), hangs),
});

const UNDER_HINGE = 2;

/** An antenna's lead, from its socket along the wall to the hinge, where it goes on into the lid. */
const antenna = (id: string, home: string, sleeve: 'lead' | 'grey', lane: number): CableSpec => ({
  id,
  columns: 1,
  rows: 1,
  radius: 0.6,
  sleeve,
  ends: [flatEnd('coax', home, [-4 - lane * 2, 16 + lane * 18, 1])],
  route: ([card]) =>
    card
      ? through(
          card.mouth,
          add(card.mouth, [-4, 3, -0.2]),
          onBoard(12 + lane * 2.4, 84, UNDER_HINGE + 1),
          onBoard(18 + lane * 2.4, 106, UNDER_HINGE),
          [-118 + lane * 4, 237, -1],
          [-100 + lane * 4, 238.4, -4.4],
        )
      : [],
});

const [blowerX, blowerY] = BLOWER;

export const MARLOW_CABLES: readonly CableSpec[] = [
  {
    id: 'cable-battery',
    columns: 6,
    rows: 1,
    radius: 0.8,
    sleeve: 'atx',
    fixedTo: 'battery',
    ends: [flatEnd('battery', 'conn-battery', [24, -4, 1.6])],
    route: ([board]) =>
      board
        ? [
            ahead(board, -2, 1.9),
            ahead(board, 1, 1.9),
            at([BATTERY_AT[0] - 20, BATTERY_AT[1] + BATTERY.height / 2 + 2, 0], X, Z, 1.9),
            at([BATTERY_AT[0] - 20, BATTERY_AT[1] + BATTERY.height / 2 - 6, -1], X, Z, 1.9),
          ]
        : [],
  },
  {
    id: 'cable-cpu-fan',
    columns: 1,
    rows: 1,
    radius: 1,
    sleeve: 'lead',
    fixedTo: 'cpu-cooler',
    ends: [flatEnd('fan', 'conn-cpu-fan', [3, -4, 1])],
    route: ([board]) =>
      board
        ? through(
            board.mouth,
            add(board.mouth, [5, 0, 0]),
            onBoard(blowerX - 14, 14, 1.6),
            onBoard(blowerX - 8, blowerY - 30, 1.6),
          )
        : [],
  },
  antenna('cable-antenna-main', 'wifi-main', 'lead', 0),
  antenna('cable-antenna-aux', 'wifi-aux', 'grey', 1),
  monitorCable('port-board-hdmi', lyingBehind(CHASSIS.left, 84), 'display', 'monitor-hdmi'),
  adapterCable(),
  STRIP_CABLE,
  MONITOR_MAINS_CABLE,
  lanCable('port-lan', lyingBehind(CHASSIS.left, 24)),
];

/** From outlet to jack, as a mains lead goes, with the adapter's plug at the end. */
function adapterCable(): CableSpec {
  const lead = mainsCable('dc-in', lyingBehind(CHASSIS.left, 144));
  const [jack, outlet] = lead.ends;
  if (!jack || !outlet) throw new RangeError('A mains lead has two ends');
  return { ...lead, radius: 2.4, ends: [{ ...jack, plug: 'barrel' }, outlet] };
}
