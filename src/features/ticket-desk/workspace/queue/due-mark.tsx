import { Timer } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { Due } from '../../model/due.ts';
import { dayAndTime, lengthOf } from '../../texts/desk-time.ts';

const TONE = { plain: '', risk: 'font-medium text-standby', late: 'font-medium text-fault' } as const;

/** When a ticket is due: a time, the minutes that are left when it is at risk, how late it is. */
export function DueMark({ due, now }: { readonly due: Due | null; readonly now: number }) {
  const { t } = useTranslation('desk');
  if (due === null)
    return (
      <span className="text-xs text-ink-faint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('queue.noDue')}</span>
      </span>
    );
  const left = lengthOf(due.remaining);
  return (
    <span
      className={classNames(
        'reading inline-flex items-center gap-1 text-xs whitespace-nowrap',
        TONE[due.tone],
      )}
    >
      {due.tone === 'plain' ? null : <Timer aria-hidden="true" className="size-3.5" />}
      <span className="sr-only">{t(`clock.${due.clock}`)} </span>
      {due.tone === 'plain'
        ? dayAndTime(due.at, now)
        : due.tone === 'risk'
          ? left
          : t('queue.late', { time: left })}
    </span>
  );
}
