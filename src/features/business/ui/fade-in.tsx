import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';

const CALM = '(prefers-reduced-motion: reduce)';
/** How far an element must be inside the window. */
const INSIDE = '0px 0px -8%';

/**
 * Fades its content in when it is scrolled to. It is never hidden without JavaScript, with reduced motion, in print,
 * or while it is already in the window.
 */
export function FadeIn({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || !('IntersectionObserver' in window) || window.matchMedia(CALM).matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    setWaiting(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setWaiting(false);
      },
      { rootMargin: INSIDE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      data-waiting={isWaiting || undefined}
      className={classNames(
        'transition-[opacity,translate] duration-240',
        isWaiting && 'not-print:motion-safe:translate-y-4 not-print:motion-safe:opacity-0',
      )}
    >
      {children}
    </div>
  );
}
