import { classNames } from '../lib/class-names.ts';

export interface DesignatorProps {
  /** The reference printed beside a part: `J3`, `U7`. Decoration: it is not read out. */
  readonly reference: string;
  readonly children?: string;
  readonly className?: string;
}

/** A silk-screen label: a reference in its box and a short name. */
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
