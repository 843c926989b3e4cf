import type { LucideIcon } from 'lucide-react';

/**
 * One row of the menu; a copper edge marks the current one. In the collapsed sidebar its text is for screen readers
 * only.
 */
export const SIDEBAR_ROW = [
  'group relative flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-start text-sm font-medium text-ink-muted',
  'transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11',
  'aria-[current=page]:bg-hover aria-[current=page]:text-ink',
  'before:absolute before:inset-y-2 before:start-0 before:w-0.5 before:rounded-full aria-[current=page]:before:bg-copper',
  'in-data-[sidebar=collapsed]:md:justify-center in-data-[sidebar=collapsed]:md:px-0',
].join(' ');

export function SidebarRow({ icon: Icon, label }: { readonly icon: LucideIcon; readonly label: string }) {
  return (
    <>
      <Icon
        aria-hidden="true"
        className="size-4.5 shrink-0 group-aria-[current=page]:text-copper-text"
        strokeWidth={1.75}
      />
      <span className="truncate in-data-[sidebar=collapsed]:md:sr-only">{label}</span>
    </>
  );
}
