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
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a public page: reference designator, heading, content in the page's measure. */
export function Section({ id, reference, label, heading, lead, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={classNames('outline-none', className)}
    >
      <div className="mx-auto w-full max-w-page px-4 py-20 sm:px-6 md:py-28 lg:px-10">
        <header className="max-w-2xl">
          <Designator reference={reference}>{label}</Designator>
          <h2 id={`${id}-heading`} className="mt-4 text-title font-semibold">
            {heading}
          </h2>
          {lead === undefined ? null : <p className="mt-4 text-lg text-ink-muted">{lead}</p>}
        </header>
        <div className="mt-12">{children}</div>
      </div>
    </section>
  );
}
