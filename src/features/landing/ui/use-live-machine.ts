import { useEffect, useState } from 'react';
import { webGlSupport } from '../../../lib/webgl-support.ts';
import { affordsLiveMachine, type Device } from '../model/device.ts';

/** Not in every browser (Firefox and Safari have neither). */
interface Hints {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

const LONGEST_WAIT_MS = 4_000;

/** True once the page has loaded and has nothing else to do, on a device that can afford the live machine. */
export function useLiveMachine(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!affordsLiveMachine(thisDevice())) return;
    let idle = 0;
    const decide = (): void => {
      const { available, isSoftware } = webGlSupport();
      setWanted(available && !isSoftware);
    };
    const whenLoaded = (): void => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(decide, { timeout: LONGEST_WAIT_MS });
      else decide();
    };
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded, { once: true });
    return () => {
      window.removeEventListener('load', whenLoaded);
      if (idle !== 0) cancelIdleCallback(idle);
    };
  }, []);
  return isWanted;
}

function thisDevice(): Device {
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
