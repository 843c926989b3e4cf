import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from './spinner.tsx';

const buttonStyle = cva(
  [
    'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 text-center font-medium select-none',
    'transition-[background-color,border-color,color,box-shadow,translate] active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-busy:opacity-85 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        /** The main action of a screen. */
        primary: 'chamfer bg-copper text-on-copper shadow-rest hover:bg-copper-hover font-semibold',
        secondary: 'rounded-md border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-hover',
        ghost: 'rounded-md text-ink-muted hover:bg-hover hover:text-ink',
        danger: 'rounded-md bg-fault-fill text-on-fault hover:bg-fault-fill/90 font-semibold',
        link: 'rounded-sm text-copper-text underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        md: 'min-h-11 px-4 py-1.5 text-sm',
        lg: 'min-h-13 px-6 py-2 text-base',
        icon: 'size-11 p-0 [&_svg]:size-5',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-0 px-0 py-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Renders its one child (a link) as this button. */
  readonly asChild?: boolean;
  /**
   * While true the button shows a spinner and ignores clicks; it stays focusable. `aria-disabled` does the same
   * without the spinner.
   */
  readonly isBusy?: boolean;
  /** The text while busy ('Signing in...'). */
  readonly busyLabel?: ReactNode;
}

/** A button; `type` defaults to `button`, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  asChild = false,
  isBusy = false,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  const style = classNames(buttonStyle({ variant, size }), className);
  if (asChild && isValidElement<{ readonly className?: string }>(children)) {
    return cloneElement(children, { ...rest, className: classNames(style, children.props.className) });
  }
  const { onClick, 'aria-disabled': ariaDisabled } = rest;
  const isOff = isBusy || ariaDisabled === true || ariaDisabled === 'true';
  return (
    <button
      type="button"
      {...rest}
      className={style}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <Spinner /> : null}
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
