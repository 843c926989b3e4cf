import { UserPlus } from 'lucide-react';
import type { TicketView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { dueOf } from '../../model/due.ts';
import type { DeskText } from '../../texts/use-desk-text.ts';
import { DueMark } from './due-mark.tsx';
import { PriorityMark } from './priority-mark.tsx';
import { StateMark } from './state-mark.tsx';

export interface TicketRowProps {
  readonly ticket: TicketView;
  readonly text: DeskText;
  readonly now: number;
  readonly isOpen: boolean;
  onOpen(): void;
}

/** A ticket in the queue: two lines, priority over assignee, due time and the shape of the state at the end. */
export function TicketRow({ ticket, text, now, isOpen, onOpen }: TicketRowProps) {
  const { t } = useTranslation('desk');
  const { record, requester } = ticket;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className={classNames(
          'grid w-full grid-cols-[1.625rem_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 border-b border-line px-3 py-2 text-start text-[0.8125rem] leading-5 hover:bg-hover focus-visible:-outline-offset-2 max-[59.99875rem]:py-2.75',
          isOpen && 'bg-surface shadow-[inset_2px_0_var(--color-copper)]',
        )}
      >
        <PriorityMark priority={record.priority} />
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="truncate font-medium">
            {requester.given} {requester.family}
          </span>
          <span className="reading text-xs text-ink-faint">{record.number.replace('SD-', '')}</span>
        </span>
        <span className="flex items-center gap-1.5">
          <DueMark due={dueOf(ticket, now)} now={now} />
          <StateMark state={record.state} />
        </span>
        <span className="reading grid w-6.5 place-items-center text-2xs text-ink-muted">
          {record.assignee === null ? (
            <>
              <UserPlus aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t('queue.nobody')}</span>
            </>
          ) : (
            <>
              <span aria-hidden="true">{t('queue.youShort')}</span>
              <span className="sr-only">{t('queue.you')}</span>
            </>
          )}
        </span>
        <span className={classNames('col-span-2 truncate', isOpen ? 'text-ink' : 'text-ink-muted')}>
          {text.of(ticket, record.shortDescription)}
        </span>
      </button>
    </li>
  );
}
