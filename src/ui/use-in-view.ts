import { type RefObject, useEffect, useRef } from 'react';

/** How far below the window an element counts as approaching: about one screen. */
const AHEAD = '900px';

/**
 * Calls `onApproach` once when the element of the returned ref comes near the window, or at once without
 * IntersectionObserver.
 */
export function useInView<Target extends Element>(onApproach: () => void): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    if (!('IntersectionObserver' in window)) {
      onApproach();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onApproach();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onApproach]);
  return target;
}
