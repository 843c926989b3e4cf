/** How much of a goal is used up, as a ring. */
export function ClockDial({ share }: { readonly share: number }) {
  const length = 2 * Math.PI * 7;
  return (
    <svg
      viewBox="0 0 18 18"
      aria-hidden="true"
      className="size-4.5 shrink-0 -rotate-90 fill-none"
      strokeWidth="2.5"
    >
      <circle cx="9" cy="9" r="7" className="stroke-line" />
      <circle
        cx="9"
        cy="9"
        r="7"
        className="stroke-current"
        strokeDasharray={`${Math.min(1, Math.max(0, share)) * length} ${length}`}
      />
    </svg>
  );
}
