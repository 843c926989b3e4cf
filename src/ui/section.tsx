import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Designator } from './designator.tsx';

export interface SectionProps {
  /** Anchor and, with `-heading`, the id of the heading. */
  readonly id: string;
  readonly reference: string;
  readonly label: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** A button below the heading. */
  readonly action?: ReactNode;
  /** Places the heading beside the content instead of above it, where there is room. */
  readonly isSplit?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a public page: reference designator, heading, and content at page width. */
export function Section({
  id,
  reference,
  label,
  heading,
  lead,
  action,
  isSplit = false,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={classNames('outline-none', className)}
    >
      <div
        className={classNames(
          'mx-auto w-full max-w-page px-4 py-16 sm:px-6 md:py-24 lg:px-10',
          isSplit
            ? 'grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16'
            : 'grid gap-10 md:gap-12',
        )}
      >
        <header className="max-w-2xl">
          <Designator reference={reference}>{label}</Designator>
          <h2 id={`${id}-heading`} className="mt-4 text-title font-semibold">
            {heading}
          </h2>
          {lead === undefined ? null : <p className="mt-4 text-lg text-ink-muted">{lead}</p>}
          {action === undefined ? null : <div className="mt-6">{action}</div>}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
