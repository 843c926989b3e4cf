import type { ReactNode } from 'react';

/** Names and values of a page. */
export function Facts({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a page with a printed title. */
export function PageSection({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid gap-1.5 border-t border-line pt-3">
      <h3 className="silk flex justify-between text-ink-faint">
        {title}
        {aside === undefined ? null : <span>{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
