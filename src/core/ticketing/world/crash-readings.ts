import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import { isComputer } from './devices.ts';
import { ROLLOUTS, type Upkeep } from './upkeep.ts';
import { findDevice, upkeepOf, type World } from './world.ts';

/** The updates of the month came to computers within these days. */
const PATCH_DAYS = 3;

function ofUpkeep<Outcome extends string>(
  read: (upkeep: Upkeep, world: World, asset: string, now: number) => Outcome,
): (world: World, asset: string, now: number) => Outcome | null {
  return (world, asset, now) => {
    const device = findDevice(world, asset);
    return device === null || !isComputer(device) ? null : read(upkeepOf(world, asset), world, asset, now);
  };
}

/** Other computers that report the same stop in the same file. */
export function crashingAlike(world: World, asset: string): readonly string[] {
  const last = upkeepOf(world, asset).crashes.at(-1);
  if (last === undefined) return [];
  return Object.entries(world.upkeep)
    .filter(([other]) => other !== asset)
    .filter(([, { crashes }]) =>
      crashes.some(({ stop, module }) => stop === last.stop && module === last.module),
    )
    .map(([other]) => other);
}

function spreadOf(world: World, asset: string) {
  const others = crashingAlike(world, asset);
  if (others.length === 0) return 'this-one';
  const { model } = findDevice(world, asset) ?? {};
  return others.every((other) => findDevice(world, other)?.model === model) ? 'same-model' : 'all-models';
}

/** Readings of blue screens and of what may cause them; subject: an asset number. */
export const CRASH_READ = {
  /** The stop code of the last crash, or that it changes from one to the next. */
  'stop-code': ofUpkeep(({ crashes }) => {
    const [before, last] = crashes.slice(-2);
    if (last !== undefined && before?.stop !== last.stop) return 'changing';
    const stop = before?.stop ?? '';
    return stop === '' ? 'none' : stop.startsWith('0x116') ? 'video' : 'page-fault';
  }),
  'crash-start': ofUpkeep(({ crashes }, _world, _asset, now) => {
    const [first] = crashes;
    if (first === undefined) return 'none';
    return now - first.at > PATCH_DAYS * SECONDS_PER_DAY ? 'before-the-updates' : 'since-the-updates';
  }),
  'crash-spread': ofUpkeep((_upkeep, world, asset) => spreadOf(world, asset)),
  /** What is new on the computer beside the updates of the month: what is rarest first. */
  'installed-lately': ofUpkeep(({ installs, removed }, _world, _asset, now) => {
    const fresh = installs
      .filter(({ what, at }) => now - at <= PATCH_DAYS * SECONDS_PER_DAY && !removed.includes(what))
      .map(({ what }) => what);
    if (fresh.includes('program')) return 'program';
    if (fresh.includes('graphics-driver')) return 'graphics-driver';
    if (fresh.includes('firmware')) return 'firmware';
    return fresh.includes('security-update') ? 'updates-alone' : 'nothing';
  }),
  /** Whether it will crash again; what was taken off comes back while its roll-out runs. */
  stability: ofUpkeep(({ crashCause, removed }, { pausedRollouts }) => {
    if (crashCause === null) return 'stable';
    if (crashCause === 'memory' || !removed.includes(crashCause)) return 'crashes';
    const rollout = ROLLOUTS.find((one) => one === crashCause);
    return rollout === undefined || pausedRollouts.includes(rollout) ? 'stable' : 'comes-back';
  }),
} as const;
