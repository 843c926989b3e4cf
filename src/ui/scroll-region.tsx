import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

export interface ScrollRegionProps extends ComponentProps<'section'> {
  /** What is inside, for screen readers. */
  readonly label: string;
}

/** Something too large for its place that scrolls by itself, with the keyboard too. Give it the overflow and the size. */
export function ScrollRegion({ label, className, children, ...rest }: ScrollRegionProps) {
  return (
    <section
      {...rest}
      // Texts for screen readers alone are placed absolutely: they stay inside.
      className={classNames('relative', className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
