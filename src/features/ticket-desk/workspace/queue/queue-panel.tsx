import { type LucideIcon, Map as MapIcon, Maximize2, Minimize2, Search, Timer } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { groupsIn, QUEUE_VIEWS, type QueueView, ticketsIn } from '../../model/queue.ts';
import type { PanelProps } from '../panel-props.ts';
import { QueueTable } from './queue-table.tsx';
import { TicketRow } from './ticket-row.tsx';

export interface QueuePanelProps extends PanelProps {
  readonly shown: QueueView;
  readonly className?: string;
  /** All columns, while the ticket is folded; left out where there is no room for them. */
  readonly isWide?: boolean;
  onWide?(isWide: boolean): void;
  onView(view: QueueView): void;
  onOpen(ticket: string): void;
  onFind(): void;
  onMap(): void;
}

/** The queue: six views with their counts, and the tickets of the chosen one in groups by what is due. */
export function QueuePanel(props: QueuePanelProps) {
  const { view, text, shown, className, isWide = false, onWide, onView, onOpen, onFind, onMap } = props;
  const { t } = useTranslation('desk');
  const groups = groupsIn(view, shown);
  const count = ticketsIn(view, shown).length;
  const Wide = isWide ? Minimize2 : Maximize2;
  return (
    <section
      data-tour="queue"
      aria-label={t('queue.label')}
      className={classNames('flex flex-col overflow-y-auto bg-ground', className)}
    >
      <fieldset
        className={classNames(
          'grid shrink-0 gap-px border-b border-line bg-line',
          isWide ? 'grid-cols-6' : 'grid-cols-3',
        )}
      >
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
      <div className="flex shrink-0 items-center justify-between gap-2 px-3 py-1.5">
        {count === 0 ? (
          <p className="py-4 text-[0.8125rem] text-ink-muted">
            {view.mode === 'explore' ? t('queue.healthy') : t(`queue.empty.${shown}`)}
          </p>
        ) : (
          <p className="py-1 text-xs text-ink-faint">{t('queue.sorted', { count })}</p>
        )}
        <span className="ms-auto" />
        <HeadButton label={t('keys.act.find')} icon={Search} onPress={onFind} />
        <HeadButton label={t('keys.act.floor')} icon={MapIcon} onPress={onMap} />
        {onWide === undefined ? null : (
          <button
            type="button"
            aria-pressed={isWide}
            aria-label={t('queue.wide')}
            title={t('queue.wide')}
            className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink"
            onClick={() => onWide(!isWide)}
          >
            <Wide aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <div className="min-h-32 grow overflow-y-auto">
        {isWide ? (
          <QueueTable tickets={ticketsIn(view, shown)} text={text} now={view.now} onOpen={onOpen} />
        ) : null}
        {(isWide ? [] : groups).map(({ group, tickets }) => (
          <section key={group} aria-label={t(`queue.group.${group}`)}>
            <h2 className="silk flex justify-between px-3 pt-1.5 pb-1 text-ink-faint">
              {t(`queue.group.${group}`)}
              <span>{tickets.length}</span>
            </h2>
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
        'flex h-8.5 items-center gap-1.5 px-3 text-[0.8125rem] max-[79.99875rem]:px-2 max-[79.99875rem]:text-xs focus-visible:-outline-offset-2 max-[59.99875rem]:h-11',
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

function HeadButton({
  label,
  icon: Icon,
  onPress,
}: {
  readonly label: string;
  readonly icon: LucideIcon;
  onPress(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink max-[59.99875rem]:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
