import { add, scale, type Vec3 } from '../kit/vectors.ts';
import { BENCH_Y, POWER_STRIP, WALL_OUTLET_AT } from './bench-layout.ts';
import { type CableSpec, moved, type PlugPlace, type PlugPose, type Station } from './cables.ts';
import { BENCH_CONNECTORS } from './connectors.ts';
import { beyond, through, Y, Z } from './stations.ts';

const FLOOR = BENCH_Y + 5;
const find = (id: string): PlugPlace => {
  const found = BENCH_CONNECTORS.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`The bench has no connector ${id}`);
  return found.place;
};

/** The position of the machine's mains plug while unplugged. */
const LYING: PlugPlace = {
  face: [POWER_STRIP[0] + 140, BENCH_Y + 18.5, POWER_STRIP[2] + 44],
  out: [0.8, 0, 0.6],
  across: Y,
  stack: Z,
};

/** Half the height of a mains lead's plug into a machine, mm. */
export const IEC_HALF = 9.6;

/**
 * The position on the mat of a cable pulled out of the machine's rear wall at x = `wall`; `above` is the height of
 * its middle over the mat.
 */
export const lyingBehind = (wall: number, z: number, above = 7.5): PlugPlace => ({
  face: [wall - 52, BENCH_Y + above, z],
  out: [-0.8, 0, -0.6],
  across: [0.6, 0, -0.8],
  stack: Y,
});

/**
 * Mains cable from outlet to supply. `inletHome` is the supply's connector, `inletHangs` the position of that end
 * while unplugged.
 */
export const mainsCable = (inletHome: string, inletHangs: PlugPlace): CableSpec => ({
  id: 'cable-mains',
  columns: 1,
  rows: 1,
  radius: 3.6,
  sleeve: 'mains',
  ends: [
    { plug: 'iec', home: inletHome, hanging: inletHangs },
    { plug: 'mains', home: 'strip-out-1', hanging: LYING },
  ],
  route: ([inlet, outlet]) => (outlet && inlet ? mainsRoute(outlet, inlet) : []),
});

function mainsRoute(outlet: PlugPose, inlet: PlugPose): Station[] {
  const [mouth, end] = [outlet.mouth, inlet.mouth];
  return through(
    mouth,
    beyond(outlet, 16),
    ...fromOutlet(outlet),
    [end[0] - 60, FLOOR, end[2] + 50],
    ...(end[1] > 120
      ? [[end[0] - 62, end[1] * 0.4, end[2] + 24] as Vec3]
      : [[end[0] - 34, Math.max(6, end[1] * 0.3), end[2] + 14] as Vec3]),
    beyond(inlet, 16),
    end,
  );
}

/**
 * The route of a mains cable from its plug: over the far side of the strip, down from the wall, or in a bow on the
 * mat.
 */
function fromOutlet({ mouth: [x, y, z], out }: PlugPose): Vec3[] {
  if (out[1] > 0.5)
    return [
      [x - 4, y + 22, z - 26],
      [x + 4, -4, z - 66],
      [x + 50, FLOOR, z - 92],
    ];
  if (out[2] > 0.9) return [[x, FLOOR, z + 40]];
  return [
    [x + 62, FLOOR + 1, z + 26],
    [x + 66, FLOOR, z - 44],
    [x + 10, FLOOR, z - 96],
  ];
}

/** Lead of the power strip to the wall outlet. */
export const STRIP_CABLE: CableSpec = {
  id: 'cable-strip',
  columns: 1,
  rows: 1,
  radius: 3.8,
  sleeve: 'grey',
  ends: [
    {
      plug: 'mains',
      home: 'wall-outlet',
      hanging: moved({ ...find('wall-outlet'), out: [0.3, 0, 0.95] }, [60, -22, 90]),
    },
  ],
  route: ([wall]) =>
    wall
      ? through(
          wall.mouth,
          beyond(wall, 14),
          [WALL_OUTLET_AT[0] - 20, FLOOR, wall.mouth[2] + 60],
          [POWER_STRIP[0] + 170, FLOOR, POWER_STRIP[2] - 190],
          [POWER_STRIP[0] + 150, FLOOR, POWER_STRIP[2] - 40],
          [POWER_STRIP[0] + 118, FLOOR + 6, POWER_STRIP[2]],
          [POWER_STRIP[0] + 92, FLOOR + 8, POWER_STRIP[2]],
        )
      : [],
};

/** Monitor cable from a connector at the rear of the machine to the monitor. */
export function monitorCable(
  home: string,
  hanging: PlugPlace,
  plug: 'display' | 'd-sub',
  input: 'monitor-hdmi' | 'monitor-vga',
): CableSpec {
  const monitorEnd = find(input);
  return {
    id: 'cable-monitor',
    columns: 1,
    rows: 1,
    radius: plug === 'd-sub' ? 4.2 : 3.2,
    sleeve: 'lead',
    ends: [
      { plug, home, hanging },
      { plug, home: input, hanging: moved(monitorEnd, [10, -60, 20]) },
    ],
    route: ([pc, monitor]) => (pc && monitor ? monitorRoute(pc, monitor) : []),
  };
}

function monitorRoute(pc: PlugPose, monitor: PlugPose): Station[] {
  const [x, y, z] = pc.mouth;
  const input = monitor.mouth;
  return through(
    pc.mouth,
    beyond(pc, 18),
    [x - 52, Math.max(y * 0.55, FLOOR), z - 30],
    [x - 66, 4, z - 110],
    [x - 110, FLOOR, z - 190],
    [x - 200, FLOOR, z - 250],
    [input[0] + 60, FLOOR, input[2] - 60],
    [input[0] + 12, 12, input[2] - 40],
    add(input, scale(monitor.out, 60)),
    input,
  );
}

/** The monitor's mains cable, along the far edge of the strip. */
export const MONITOR_MAINS_CABLE: CableSpec = {
  id: 'cable-monitor-mains',
  columns: 1,
  rows: 1,
  radius: 3.2,
  sleeve: 'mains',
  ends: [
    { plug: 'iec', home: 'monitor-power', hanging: moved(find('monitor-power'), [-20, -70, 30]) },
    {
      plug: 'mains',
      home: 'strip-out-2',
      hanging: {
        ...LYING,
        face: [POWER_STRIP[0] - 150, BENCH_Y + 18.5, POWER_STRIP[2] + 10],
        out: [-0.8, 0, 0.6],
      },
    },
  ],
  route: ([inlet, outlet]) =>
    inlet && outlet
      ? through(
          outlet.mouth,
          beyond(outlet, 14),
          ...(outlet.out[1] > 0.5
            ? ([
                [outlet.mouth[0] - 6, outlet.mouth[1] + 16, outlet.mouth[2] - 24],
                [outlet.mouth[0] - 30, FLOOR, outlet.mouth[2] - 70],
              ] as const)
            : []),
          [inlet.mouth[0] + 290, FLOOR, inlet.mouth[2] + 20],
          [inlet.mouth[0] + 110, FLOOR, inlet.mouth[2] - 100],
          [inlet.mouth[0] + 6, FLOOR + 6, inlet.mouth[2] - 70],
          add(inlet.mouth, scale(inlet.out, 70)),
          inlet.mouth,
        )
      : [],
};

/** Patch cable from the machine's network port to the wall socket. */
export const lanCable = (home: string, hanging: PlugPlace): CableSpec => ({
  id: 'cable-lan',
  columns: 1,
  rows: 1,
  radius: 2.6,
  sleeve: 'blue',
  ends: [
    { plug: 'rj45', home, hanging },
    { plug: 'rj45', home: 'wall-lan', hanging: moved(find('wall-lan'), [20, -34, 60]) },
  ],
  route: ([pc, wall]) =>
    pc && wall
      ? through(
          pc.mouth,
          beyond(pc, 14),
          [pc.mouth[0] - 46, pc.mouth[1] * 0.5, pc.mouth[2] - 40],
          [pc.mouth[0] - 40, FLOOR, pc.mouth[2] - 110],
          [wall.mouth[0], FLOOR, wall.mouth[2] + 70],
          beyond(wall, 16),
          wall.mouth,
        )
      : [],
});

/** The same cable as a spare, a little to the side. */
export const spareOf = (cable: CableSpec): CableSpec => ({
  ...cable,
  id: `${cable.id}-spare`,
  ends: cable.ends.map((end) => ({ ...end, hanging: moved(end.hanging, [26, 6, 0]) })),
});
