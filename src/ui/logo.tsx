import { BRAND_NAME } from '../core/brand.ts';
import { classNames } from '../lib/class-names.ts';

/** The logo mark: a chip seen from above, one leg in copper. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('size-8 shrink-0', className)}>
      <path
        d="M8 3v4M16 3v4M24 3v4M8 25v4M24 25v4M3 8h4M3 16h4M3 24h4M25 8h4M25 16h4M25 24h4"
        className="stroke-edge"
        strokeWidth="2"
        strokeLinecap="square"
      />
      <path d="M16 25v4" className="stroke-copper" strokeWidth="2.5" strokeLinecap="square" />
      <path d="M7 7h14l4 4v14H7z" className="fill-ink" />
      <path d="m11.5 16.2 3.2 3.3 6-7" fill="none" className="stroke-copper" strokeWidth="2.6" />
    </svg>
  );
}

/** Logo mark and brand name. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={classNames('flex w-fit items-center gap-2.5', className)}>
      <LogoMark />
      <span className="text-lg font-semibold tracking-tight">{BRAND_NAME}</span>
    </span>
  );
}
