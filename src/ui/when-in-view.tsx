import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useInView } from './use-in-view.ts';

export interface WhenInViewProps {
  /** Stands there until the content does; as high as it, so that nothing moves. */
  readonly fallback: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content that is rendered, and so loaded, once it comes near the window. */
export function WhenInView({ fallback, className, children }: WhenInViewProps) {
  const [isNear, setNear] = useState(false);
  const place = useInView<HTMLDivElement>(useCallback(() => setNear(true), []));
  return (
    // Wakes a drawn page that sleeps (public/wake.js).
    <div ref={place} data-live="" className={className}>
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
