import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

const badgeStyle = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 text-xs font-medium',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-ink-muted',
        copper: 'bg-copper text-on-copper font-semibold',
        passed: 'bg-passed-soft text-passed',
        standby: 'bg-standby-soft text-standby',
        fault: 'bg-fault-soft text-fault',
        probe: 'bg-probe-soft text-probe',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyle>;

/** A state in one or two words. The signal tones have fixed meanings: passed, standby, fault, probe. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(badgeStyle({ tone }), className)} />;
}
