import { type RngState, seedRng } from '../../kernel/rng.ts';
import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { DeskMode, DeskState } from '../model/state.ts';
import { companyOf } from '../world/company.ts';
import { ordinaryDevices } from '../world/devices.ts';
import { ordinaryWorld, type World } from '../world/world.ts';

/** Shifts begin on a Tuesday at eight, when Monday's tickets are a day old. */
export const SHIFT_BEGINS = 32 * SECONDS_PER_HOUR;

/** A shift in which nothing has happened and nothing will. `seconds`: its length. */
export function freshShift(world: World, seconds: number, rng: RngState, mode: DeskMode): DeskState {
  return {
    mode,
    rng,
    now: SHIFT_BEGINS,
    startedAt: SHIFT_BEGINS,
    endsAt: SHIFT_BEGINS + seconds,
    steps: 0,
    world,
    tickets: [],
    arrivals: [],
    scheduled: [],
    contacts: [],
    open: null,
    pages: {},
    remote: [],
    evidence: [],
    acts: [],
    clockStop: null,
    hints: [],
    sealed: null,
  };
}

/** From eight to five. */
const WORKING_DAY = 9 * SECONDS_PER_HOUR;

/** The company on a day on which nothing is wrong, to look around in: no ticket comes, and nothing is judged. */
export function healthyCompany(seed: number): DeskState {
  const shift = freshShift(ordinaryWorld(seed), WORKING_DAY, seedRng(seed), 'explore');
  // One computer is connected, so that its console and windows can be looked at too.
  const computer = companyOf(seed)
    .people.flatMap(ordinaryDevices)
    .find(({ kind }) => kind === 'laptop');
  if (computer === undefined) return shift;
  const { asset, host } = computer;
  const session = { asset, host, ticket: null, contact: null, allowedAt: SHIFT_BEGINS, console: [] };
  return { ...shift, remote: [session] };
}
