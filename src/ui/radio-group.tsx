import * as Primitive from '@radix-ui/react-radio-group';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

export function RadioGroup({ className, ...rest }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...rest} className={classNames('grid gap-3', className)} />;
}

/** A card that is one radio option: the radio mark at its start, the content beside it. */
export function RadioCard({ className, children, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      {...rest}
      className={classNames(
        'group chamfer flex w-full items-start gap-4 border border-line bg-surface p-4 text-start shadow-rest transition-colors sm:p-5',
        'hover:border-edge disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:border-line',
        'data-[state=checked]:border-copper-text data-[state=checked]:bg-copper-soft',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge group-data-[state=checked]:border-copper-text"
      >
        <Primitive.Indicator className="size-2.5 rounded-full bg-copper-text" />
      </span>
      <span className="min-w-0 grow">{children}</span>
    </Primitive.Item>
  );
}
