import { ANALYST } from '../../../../core/ticketing/model/analyst.ts';
import type { TicketView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { dueOf } from '../../model/due.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { DeskText } from '../../texts/use-desk-text.ts';
import { DueMark } from './due-mark.tsx';
import { PriorityMark } from './priority-mark.tsx';
import { StateMark } from './state-mark.tsx';

/** A short description is cut here (desk-build.md 7). */
const LONGEST_TEXT = 160;

const COLUMNS = [
  'number',
  'about',
  'person',
  'priority',
  'state',
  'group',
  'assignee',
  'due',
  'updated',
] as const;

export interface QueueTableProps {
  readonly tickets: readonly TicketView[];
  readonly text: DeskText;
  readonly now: number;
  onOpen(number: string): void;
}

/** When something was last written in a ticket, or changed. */
function updatedAt({ record }: TicketView): number {
  return Math.max(
    record.createdAt,
    ...record.timeline.map(({ at }) => at),
    ...record.audit.map(({ at }) => at),
  );
}

/** The queue while no ticket is open: every column, one line each. */
export function QueueTable({ tickets, text, now, onOpen }: QueueTableProps) {
  const { t } = useTranslation('desk');
  return (
    <table className="w-full border-collapse text-[0.8125rem]">
      <thead>
        <tr className="text-start text-xs text-ink-muted">
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2 text-start font-medium',
                column === 'updated' && 'text-end',
              )}
            >
              {t(`queue.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => {
          const { record, requester } = ticket;
          const about = text.of(ticket, record.shortDescription).slice(0, LONGEST_TEXT);
          return (
            <tr key={record.number} className="border-b border-line hover:bg-hover">
              <td className="reading px-3 py-2.5 text-xs whitespace-nowrap text-ink-faint">
                {record.number}
              </td>
              <td className="px-3 py-2.5">
                <button
                  type="button"
                  className="text-start font-medium text-pretty hover:underline"
                  onClick={() => onOpen(record.number)}
                >
                  {about}
                </button>
              </td>
              <td className="px-3 py-2.5 font-medium whitespace-nowrap">
                {requester.given} {requester.family}
              </td>
              <td className="px-3 py-2.5">
                <PriorityMark priority={record.priority} />
              </td>
              <td className="px-3 py-2.5">
                <StateMark state={record.state} hasWord />
              </td>
              <td className="px-3 py-2.5 text-ink-muted">
                {record.group === null ? t('ticket.notSet') : t(`group.${record.group}`)}
              </td>
              <td className={classNames('px-3 py-2.5', record.assignee === null && 'text-ink-faint')}>
                {record.assignee === ANALYST ? t('queue.you') : t('queue.nobody')}
              </td>
              <td className="px-3 py-2.5">
                <DueMark due={dueOf(ticket, now)} now={now} />
              </td>
              <td className="reading px-3 py-2.5 text-end text-xs whitespace-nowrap text-ink-faint">
                {dayAndTime(updatedAt(ticket), now)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
