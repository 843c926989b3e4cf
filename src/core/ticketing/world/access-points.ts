import { BUILDINGS, type Building } from './sites.ts';

/** A radio of the wireless network, as its record stands. Its load follows from all of them (`withLoad`). */
export interface AccessPoint {
  /** `BR-AP-3`. */
  readonly id: string;
  /** What it covers: aisles of the warehouse, a floor elsewhere. */
  readonly place: string;
  /** An access point without power or cable is not reached at all. */
  readonly state: 'online' | 'offline';
  /** An online one may have stopped to serve anybody until it is restarted. */
  readonly radio: 'serving' | 'stuck';
  readonly channel: number;
  /** How many devices are in its place. */
  readonly nearby: number;
  /** Share of the time that other transmitters take on its channel. */
  readonly noisePercent: number;
}

/** An access point with what the controller counts. */
export interface LoadedAccessPoint extends Omit<AccessPoint, 'nearby' | 'noisePercent'> {
  readonly clients: number;
  /** Share of the time in which its channel is busy. */
  readonly busyPercent: number;
}

const AISLES = ['A-B', 'C-D', 'E-F', 'G-H'] as const;
const CHANNELS = [1, 6, 11] as const;
const NEARBY = 12;
/** Percent of the time that one device takes. */
const PER_CLIENT = 2;

/** From this share on every answer waits. */
export const CROWDED_PERCENT = 80;

/** The access points of the company on an ordinary day: one for two aisles of the warehouse, one for each floor elsewhere. */
export const ACCESS_POINTS: readonly AccessPoint[] = (Object.keys(BUILDINGS) as readonly Building[]).flatMap(
  (building) => {
    const { code, floors } = BUILDINGS[building];
    const places: readonly string[] = building === 'brill' ? AISLES : floors;
    return places.map((place, index) => ({
      id: `${code}-AP-${index + 1}`,
      place,
      state: 'online' as const,
      radio: 'serving' as const,
      channel: CHANNELS[index % CHANNELS.length] ?? 1,
      nearby: NEARBY,
      noisePercent: 8,
    }));
  },
);

export function isServing({ state, radio }: Pick<AccessPoint, 'state' | 'radio'>): boolean {
  return state === 'online' && radio === 'serving';
}

/** What the controller shows of a row of access points: who has none nearby goes to the next on both sides. */
export function withLoad(row: readonly AccessPoint[]): readonly LoadedAccessPoint[] {
  const strayTo = (index: number): number =>
    [row[index - 1], row[index + 1]]
      .filter((next) => next !== undefined && !isServing(next))
      .reduce((sum, next) => sum + Math.round((next?.nearby ?? 0) / 2), 0);
  return row.map((point, index) => {
    const { nearby, noisePercent, ...shown } = point;
    if (!isServing(point)) return { ...shown, clients: 0, busyPercent: 0 };
    const clients = nearby + strayTo(index);
    return { ...shown, clients, busyPercent: Math.min(99, PER_CLIENT * clients + noisePercent) };
  });
}
