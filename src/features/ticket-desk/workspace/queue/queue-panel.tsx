import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../lib/class-names.ts';
import { groupsIn, QUEUE_VIEWS, type QueueView, ticketsIn } from '../../model/queue.ts';
import type { PanelProps } from '../panel-props.ts';
import { TicketRow } from './ticket-row.tsx';

export interface QueuePanelProps extends PanelProps {
  readonly shown: QueueView;
  readonly className?: string;
  onView(view: QueueView): void;
  onOpen(ticket: string): void;
}

/** The queue: six views with their counts, and the tickets of the chosen one in groups by what is due. */
export function QueuePanel({ view, text, shown, className, onView, onOpen }: QueuePanelProps) {
  const { t } = useTranslation('desk');
  const groups = groupsIn(view, shown);
  const count = ticketsIn(view, shown).length;
  return (
    <section
      data-tour="queue"
      aria-label={t('queue.label')}
      className={classNames('flex min-h-0 flex-col bg-ground', className)}
    >
      <fieldset className="grid shrink-0 grid-cols-3 gap-px border-b border-line bg-line">
        <legend className="sr-only">{t('queue.views')}</legend>
        {QUEUE_VIEWS.map((one) => (
          <ViewButton
            key={one}
            one={one}
            count={ticketsIn(view, one).length}
            isShown={one === shown}
            onShow={() => onView(one)}
          />
        ))}
      </fieldset>
      {count === 0 ? (
        <p className="px-3 py-6 text-[0.8125rem] text-ink-muted">{t(`queue.empty.${shown}`)}</p>
      ) : (
        <p className="shrink-0 px-3 py-2.5 text-xs text-ink-faint">{t('queue.sorted', { count })}</p>
      )}
      <div className="min-h-0 grow overflow-y-auto">
        {groups.map(({ group, tickets }) => (
          <section key={group} aria-label={t(`queue.group.${group}`)}>
            <h3 className="silk flex justify-between px-3 pt-1.5 pb-1 text-ink-faint">
              {t(`queue.group.${group}`)}
              <span>{tickets.length}</span>
            </h3>
            <ul>
              {tickets.map((ticket) => (
                <TicketRow
                  key={ticket.record.number}
                  ticket={ticket}
                  text={text}
                  now={view.now}
                  isOpen={ticket.record.number === view.open}
                  onOpen={() => onOpen(ticket.record.number)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface ViewButtonProps {
  readonly one: QueueView;
  readonly count: number;
  readonly isShown: boolean;
  onShow(): void;
}

function ViewButton({ one, count, isShown, onShow }: ViewButtonProps) {
  const { t } = useTranslation('desk');
  const isWarning = one === 'at-risk' && count > 0;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        'flex h-8.5 items-center gap-1.5 px-3 text-[0.8125rem] max-[1279.98px]:px-2 max-[1279.98px]:text-xs focus-visible:-outline-offset-2 max-[959.98px]:h-11',
        isShown
          ? 'bg-surface font-semibold text-ink shadow-[inset_0_-2px_var(--color-copper)]'
          : 'bg-ground font-medium text-ink-muted hover:bg-hover hover:text-ink',
      )}
    >
      <span className="truncate">{t(`queue.view.${one}`)}</span>
      <span
        className={classNames(
          'reading ms-auto inline-flex items-center gap-1 text-xs',
          isWarning ? 'font-medium text-standby' : isShown ? '' : 'text-ink-faint',
        )}
      >
        {isWarning ? <Timer aria-hidden="true" className="size-3.5" /> : null}
        {count}
      </span>
    </button>
  );
}
