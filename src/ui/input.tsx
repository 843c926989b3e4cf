import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

const CONTROL_STYLE = [
  'w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-base text-ink shadow-rest sm:text-sm',
  'placeholder:text-ink-faint transition-[border-color,box-shadow]',
  'hover:border-ink-faint focus-visible:border-copper-text focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-fault aria-invalid:focus-visible:outline-fault',
  'read-only:bg-sunken read-only:text-ink-muted disabled:cursor-not-allowed disabled:opacity-60',
];

/** A single-line text input. Label and error come from `Field`. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(CONTROL_STYLE, 'h-11', className)} />;
}

/** A multi-line text input. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(CONTROL_STYLE, 'min-h-28 resize-y py-2.5', className)} />;
}
