import type { ComponentProps } from 'react';

export interface ScrollRegionProps extends ComponentProps<'section'> {
  /** What is inside, for screen readers. */
  readonly label: string;
}

/** Something too large for its place that scrolls by itself, with the keyboard too. Give it the overflow and the size. */
export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    <section
      {...rest}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
