import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

/** A card. Compose: CardHeader (CardTitle), CardBody, CardFooter. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames('chamfer border border-line bg-surface shadow-rest', className)}
    />
  );
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('grid gap-1.5 p-5 pb-0 sm:p-6 sm:pb-0', className)} />;
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  readonly level?: 1 | 2 | 3;
}

export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={classNames('text-lg font-semibold tracking-tight', className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('p-5 sm:p-6', className)} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('flex flex-wrap items-center gap-3 border-t border-line p-5 sm:px-6', className)}
    />
  );
}
