export interface Step {
  readonly title: string;
  readonly text: string;
}

/** Three steps on one track: one pad per step, joined by a trace. */
export function StepTrack({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="grid gap-10 md:grid-cols-3 md:gap-0">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative ps-12 before:absolute before:start-[0.9rem] before:top-9 before:-bottom-10 before:w-px before:bg-copper-text/50 last:before:hidden md:ps-0 md:pe-10 md:before:start-11 md:before:end-2 md:before:top-[0.9rem] md:before:bottom-auto md:before:h-px md:before:w-auto"
        >
          <span
            aria-hidden="true"
            className="reading absolute start-0 top-0 grid size-7.5 place-items-center rounded-full border-2 border-copper-text bg-ground text-sm font-medium text-copper-text md:static"
          >
            {index + 1}
          </span>
          <h3 className="text-xl font-semibold tracking-tight md:mt-6">{title}</h3>
          <p className="mt-2 max-w-sm text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
