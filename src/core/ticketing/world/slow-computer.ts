import { diskCondition, processorSpeed } from './bench.ts';
import type { Host, Process } from './host.ts';

/** What makes a computer slow that nothing is broken in, and what the desk does about it. */

/** Programs that came with other programs and start with Windows. */
export const STARTUP_PROGRAMS = [
  ['CouponFinder.exe', 'PhotoSync.exe', 'GameLauncher.exe'],
  ['WeatherBar.exe', 'TuneUpHelper.exe', 'PhotoSync.exe'],
] as const;
const EXTRA: readonly string[] = STARTUP_PROGRAMS.flat();

const SCANNER = 'MsMpEng.exe';
/** Above this share of the processors people notice it. */
const BUSY_PERCENT = 20;
/** Less free than this part of a volume, and Windows has no room to work. */
const FULL_PART = 0.02;
const CLEANED_PART = 0.25;

export function backgroundLoad({ processes }: Pick<Host, 'processes'>): 'normal' | 'startup' | 'scan' {
  if (processes.some(({ image, cpu }) => image === SCANNER && cpu > BUSY_PERCENT)) return 'scan';
  return processes.some(({ image }) => EXTRA.includes(image)) ? 'startup' : 'normal';
}

export function diskSpace({ volumes }: Pick<Host, 'volumes'>): 'free' | 'full' {
  const [system] = volumes;
  return system !== undefined && system.freeMb < FULL_PART * system.sizeMb ? 'full' : 'free';
}

export function computerSpeed(host: Host): 'fine' | 'slow' {
  const isFine =
    backgroundLoad(host) === 'normal' &&
    diskSpace(host) === 'free' &&
    diskCondition(host) === 'good' &&
    processorSpeed(host) === 'full';
  return isFine ? 'fine' : 'slow';
}

/** The processes with these programs beside them, as they run after the start. */
export function withStartup(
  { processes }: Pick<Host, 'processes'>,
  images: readonly string[],
): Partial<Host> {
  const extra = images.map(
    (image, index): Process => ({
      image,
      pid: 11_200 + 36 * index,
      session: 'Console',
      memoryKb: 380_000 + 45_000 * index,
      cpu: 14 + 3 * index,
    }),
  );
  return { processes: [...processes, ...extra] };
}

export function withScan({ processes }: Pick<Host, 'processes'>, cpu: number): Partial<Host> {
  return { processes: processes.map((one) => (one.image === SCANNER ? { ...one, cpu } : one)) };
}

export function withoutStartup({ processes }: Pick<Host, 'processes'>): Partial<Host> {
  return { processes: processes.filter(({ image }) => !EXTRA.includes(image)) };
}

/** Files of updates, of programs and of the browser that nobody needs any more are gone. */
export function cleaned({ volumes }: Pick<Host, 'volumes'>): Partial<Host> {
  return {
    volumes: volumes.map((volume, index) =>
      index === 0
        ? { ...volume, freeMb: Math.max(volume.freeMb, Math.round(CLEANED_PART * volume.sizeMb)) }
        : volume,
    ),
  };
}
