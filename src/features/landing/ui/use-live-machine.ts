import { useEffect, useState } from 'react';
import { webGlSupport } from '../../../lib/webgl-support.ts';

const LONGEST_WAIT_MS = 4_000;

/** True once the page has loaded and is idle, if WebGL runs on a graphics card. */
export function useLiveMachine(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
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
