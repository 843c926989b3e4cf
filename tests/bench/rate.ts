import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Figure, median } from './figure.ts';

const SAMPLES = 15;
const MS_PER_SAMPLE = 100;
/** A server has been at it for a while: the compiler has seen the code. */
const WARM_UP_MS = 2000;
const MS_PER_SECOND = 1000;
const US_PER_SECOND = 1_000_000;

/** How much work gets done in a second of the clock, and in a second of this process's own processor time. */
interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** @param each how much of it one call of `work` does */
export function rateOf(each: number, work: () => void, warmUpMs = WARM_UP_MS): Rate {
  const begin = performance.now();
  while (performance.now() - begin < warmUpMs) work();
  const perSecond: number[] = [];
  const perCpuSecond: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const cpu = process.cpuUsage();
    const start = performance.now();
    let calls = 0;
    do {
      work();
      calls += 1;
    } while (performance.now() - start < MS_PER_SAMPLE);
    const { user, system } = process.cpuUsage(cpu);
    perSecond.push((calls * each * MS_PER_SECOND) / (performance.now() - start));
    perCpuSecond.push((calls * each * US_PER_SECOND) / (user + system));
  }
  return { perSecond: median(perSecond), perCpuSecond: median(perCpuSecond) };
}

export function figures(name: string, unit: string, { perSecond, perCpuSecond }: Rate): readonly Figure[] {
  return [
    { name, value: perSecond.toFixed(0), unit: `${unit}/s` },
    { name: `${name}, processor time`, value: perCpuSecond.toFixed(0), unit: `${unit}/s` },
  ];
}

/** How long one piece of work takes. */
export function msFigures(name: string, { perSecond, perCpuSecond }: Rate): readonly Figure[] {
  return [
    { name, value: (MS_PER_SECOND / perSecond).toFixed(2), unit: 'ms' },
    { name: `${name}, processor time`, value: (MS_PER_SECOND / perCpuSecond).toFixed(2), unit: 'ms' },
  ];
}

/** Bytes in use once everything that nobody holds is gone. */
export function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('The collector cannot be called.');
  collect();
  return process.memoryUsage().heapUsed;
}
