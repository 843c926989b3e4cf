import { classNames } from '../lib/class-names.ts';

export interface DesignatorProps {
  /** The reference designator of a part: `J3`, `U7`. Decorative: hidden from screen readers. */
  readonly reference: string;
  readonly children?: string;
  readonly className?: string;
}

/** A silkscreen label: a boxed reference designator and a short name. */
export function Designator({ reference, children, className }: DesignatorProps) {
  return (
    <p className={classNames('silk flex items-center gap-3 text-ink-muted', className)}>
      <span aria-hidden="true" className="border border-edge px-1.5 py-0.5 text-copper-text">
        {reference}
      </span>
      {children}
    </p>
  );
}
