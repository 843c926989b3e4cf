import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useApproach } from './use-approach.ts';

export interface WhenNearProps {
  /** Stands there until the content does; as high as it, so that nothing moves. */
  readonly meanwhile: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content that is rendered, and so loaded, once it comes near the window. */
export function WhenNear({ meanwhile, className, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useApproach<HTMLDivElement>(useCallback(() => setNear(true), []));
  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile}
    </div>
  );
}
