import type { Priority } from '../../../../core/ticketing/priority/matrix.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';

const LOOK: Readonly<Record<Priority | 'none', string>> = {
  P1: 'border-transparent bg-fault-fill text-on-fault',
  P2: 'border-fault/45 bg-fault-soft text-fault',
  P3: 'border-edge text-ink',
  P4: 'border-line text-ink-muted',
  P5: 'border-line text-ink-muted',
  none: 'border-dashed border-edge text-ink-muted',
};

/** The priority: the word is always there, only P1 and P2 have a colour. */
export function PriorityMark({ priority }: { readonly priority: Priority | null }) {
  const { t } = useTranslation('desk');
  return (
    <span
      className={classNames(
        'reading grid h-4.5 w-6.5 shrink-0 place-items-center rounded-sm border text-2xs leading-none font-medium',
        LOOK[priority ?? 'none'],
      )}
    >
      <span aria-hidden="true">{priority ?? 'P?'}</span>
      <span className="sr-only">{t(`priority.${priority ?? 'none'}`)}</span>
    </span>
  );
}
