import * as Primitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

/** Tabs over Radix: `<Tabs value onValueChange><TabList label><Tab value/></TabList><TabPanel value/></Tabs>`. */
export const Tabs = Primitive.Root;

export function TabList({
  label,
  className,
  ...rest
}: ComponentProps<typeof Primitive.List> & { readonly label: string }) {
  return (
    <Primitive.List
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1',
        className,
      )}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={classNames(
        'inline-flex min-h-9 items-center justify-center gap-2 whitespace-nowrap rounded-sm px-4 text-sm font-medium pointer-coarse:min-h-11',
        'text-ink-muted transition-colors hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
        'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-rest',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={classNames('mt-6', className)} />;
}
