import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useInView } from './use-in-view.ts';

export interface WhenInViewProps {
  /** Shown until the content is; with the same height, to avoid layout shift. */
  readonly fallback: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content that is rendered, and so loaded, when it comes near the window. */
export function WhenInView({ fallback, className, children }: WhenInViewProps) {
  const [isNear, setNear] = useState(false);
  const place = useInView<HTMLDivElement>(useCallback(() => setNear(true), []));
  return (
    // Hydrates a prerendered page when this part comes into view (public/wake.js).
    <div ref={place} data-live="" className={className}>
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
