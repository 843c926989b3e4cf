import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

/** A native select element. Label and error come from `Field`; without one, set `aria-label`. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...rest}
        className={classNames(
          'h-11 w-full min-w-0 appearance-none rounded-md border border-edge bg-surface ps-3 pe-9 text-base text-ink shadow-rest sm:text-sm',
          'hover:border-ink-faint focus-visible:border-copper-text focus-visible:outline-1 focus-visible:outline-offset-0',
          'aria-invalid:border-fault disabled:cursor-not-allowed disabled:opacity-60',
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-muted"
      />
    </span>
  );
}
