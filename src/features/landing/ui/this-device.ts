import type { Device } from '../model/device.ts';

/** Hints that Firefox and Safari do not provide. */
interface Hints {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** The facts of this device. */
export function thisDevice(): Device {
  const matches = (query: string): boolean => window.matchMedia(query).matches;
  const { deviceMemory, connection }: Hints = navigator as Hints;
  return {
    isWide: matches('(width >= 64rem)'),
    hasFinePointer: matches('(hover: hover) and (pointer: fine)'),
    wantsLessMotion: matches('(prefers-reduced-motion: reduce)'),
    savesData: connection?.saveData === true || matches('(prefers-reduced-data: reduce)'),
    cores: navigator.hardwareConcurrency,
    memoryGb: deviceMemory ?? null,
  };
}
