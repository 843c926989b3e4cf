import { classNames } from '../../../lib/class-names.ts';
import type { Still } from '../model/stills.ts';

export interface StillPictureProps {
  readonly still: Still;
  /** The alternative text. */
  readonly label: string;
  /** The first image of the page; it loads with priority. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** An image of the scene; its space is reserved while it loads. */
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
