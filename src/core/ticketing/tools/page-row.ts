import type { DeskTime } from '../clocks/business-time.ts';
import type { ReadingId } from '../world/readings.ts';
import type { World } from '../world/world.ts';

/** One page of a tool. */
export interface PageRow<Contents> {
  /** Null for a subject that does not exist. */
  show(world: World, subject: string, now: DeskTime): Contents | null;
  /** Readings that the page gives, of which subjects. */
  readings(contents: Contents): readonly (readonly [readonly ReadingId[], string])[];
}
