import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface RingProps {
  /** 0 to 100. */
  readonly percent: number;
  /** What the ring measures, with its value: the accessible name of the drawing. */
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A round gauge. */
export function Ring({ percent, label, className, children }: RingProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('relative grid size-12 shrink-0 place-items-center', className)}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeDasharray={`${(CIRCUMFERENCE * percent) / 100} ${CIRCUMFERENCE}`}
          className="stroke-copper"
        />
      </svg>
      {children}
    </span>
  );
}
