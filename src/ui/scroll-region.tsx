import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

export interface ScrollRegionProps extends ComponentProps<'section'> {
  /** The accessible name of the region. */
  readonly label: string;
}

/** A scrollable region that is reachable with the keyboard. The caller sets overflow and size. */
export function ScrollRegion({ label, className, children, ...rest }: ScrollRegionProps) {
  return (
    <section
      {...rest}
      // `relative`: keeps absolutely placed screen-reader texts inside the region.
      className={classNames('relative', className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
