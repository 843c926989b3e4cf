import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const alertStyle = cva('flex gap-3 rounded-md border p-4 text-sm', {
  variants: {
    tone: {
      fault: 'border-fault/35 bg-fault-soft [&>svg]:text-fault',
      standby: 'border-standby/35 bg-standby-soft [&>svg]:text-standby',
      passed: 'border-passed/35 bg-passed-soft [&>svg]:text-passed',
      probe: 'border-probe/35 bg-probe-soft [&>svg]:text-probe',
    },
  },
  defaultVariants: { tone: 'probe' },
});

type Tone = NonNullable<VariantProps<typeof alertStyle>['tone']>;

const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  fault: CircleAlert,
  standby: TriangleAlert,
  passed: CircleCheck,
  probe: Info,
};

export interface AlertProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A message that stays on the page. Fault messages interrupt a screen reader, other tones wait their turn. */
export function Alert({ tone = 'probe', title, children, className }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div role={tone === 'fault' ? 'alert' : 'status'} className={classNames(alertStyle({ tone }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {title === undefined ? null : <p className="font-semibold text-ink">{title}</p>}
        {children === undefined ? null : <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
