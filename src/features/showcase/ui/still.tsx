import { classNames } from '../../../lib/class-names.ts';
import type { Still } from '../model/stills.ts';

export interface StillPictureProps {
  readonly still: Still;
  /** What the picture shows. */
  readonly label: string;
  /** The first thing to be seen on the page. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A still of the scene; its place is kept free until it is there. */
export function StillPicture({ still, label, isFirst = false, className }: StillPictureProps) {
  return (
    <img
      {...still}
      sizes="(width >= 64rem) 64rem, 100vw"
      alt={label}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
