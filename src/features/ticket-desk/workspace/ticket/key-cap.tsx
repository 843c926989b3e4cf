import type { ReactNode } from 'react';

/** The key that does the same, printed on its cap. Screen readers learn it from the list of keys. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-4.5 rounded-sm border border-line bg-ground px-1 text-center font-mono text-2xs font-normal text-ink-faint [.bg-copper_&]:border-on-copper/35 [.bg-copper_&]:bg-transparent [.bg-copper_&]:text-on-copper"
    >
      {children}
    </span>
  );
}
