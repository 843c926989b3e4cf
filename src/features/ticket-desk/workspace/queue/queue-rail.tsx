import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { dueOf } from '../../model/due.ts';
import { ticketsIn } from '../../model/queue.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import { PriorityMark } from './priority-mark.tsx';

export interface QueueRailProps {
  readonly view: DeskView;
  onOpen(ticket: string): void;
}

/** The open tickets beside a remote session: priority, number and due time. */
export function QueueRail({ view, onOpen }: QueueRailProps) {
  const { t } = useTranslation('desk');
  return (
    <nav
      aria-label={t('queue.label')}
      className="flex min-h-0 flex-col overflow-y-auto border-e border-line bg-ground"
    >
      {ticketsIn(view, 'open').map((ticket) => {
        const { number, priority } = ticket.record;
        const due = dueOf(ticket, view.now);
        const isOpen = number === view.open;
        return (
          <button
            key={number}
            type="button"
            aria-current={isOpen ? 'true' : undefined}
            onClick={() => onOpen(number)}
            className={classNames(
              'grid shrink-0 place-items-center gap-1 border-b border-line py-2.5 text-xs focus-visible:-outline-offset-2',
              isOpen
                ? 'bg-surface font-medium shadow-[inset_2px_0_var(--color-copper)]'
                : 'text-ink-muted hover:bg-hover',
            )}
          >
            <PriorityMark priority={priority} />
            <span className="reading">{number.replace('SD-', '')}</span>
            <span className="reading text-2xs">{due === null ? '–' : dayAndTime(due.at, view.now)}</span>
          </button>
        );
      })}
    </nav>
  );
}
