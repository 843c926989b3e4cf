import { type RefObject, useEffect, useRef } from 'react';

/** How far below the window something counts as approached: about a screen ahead of the person. */
const AHEAD = '900px';

/** Calls once when the element behind the answered ref comes near the window; at once where that cannot be observed. */
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
