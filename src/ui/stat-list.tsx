interface Reading {
  readonly value: string;
  readonly text: string;
}

export interface StatListProps {
  readonly label: string;
  readonly readings: readonly Reading[];
}

/** Four figures under a ruler. */
export function StatList({ label, readings }: StatListProps) {
  return (
    <section aria-label={label} className="border-b border-line bg-surface">
      <dl className="mx-auto grid w-full max-w-page grid-cols-2 px-4 sm:px-6 lg:grid-cols-4 lg:px-10">
        {readings.map(({ value, text }) => (
          <div
            key={text}
            className="ticks flex flex-col-reverse justify-end gap-1 border-line py-7 pe-5 not-first:ps-5 max-lg:odd:ps-0 max-lg:even:border-s lg:not-first:border-s"
          >
            <dt className="max-w-52 text-sm text-ink-muted">{text}</dt>
            <dd className="reading text-3xl font-medium sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
