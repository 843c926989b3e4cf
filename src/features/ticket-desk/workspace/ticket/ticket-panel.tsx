import type { TicketView } from '../../../../core/ticketing/model/view.ts';
import { isActive } from '../../../../core/ticketing/record/ticket.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { contextOf } from '../../texts/contact-context.ts';
import { BenchCard } from '../bench/bench-card.tsx';
import { PhoneCalls } from '../calls/phone-calls.tsx';
import { Composer, type ComposerMode } from '../composer/composer.tsx';
import type { DraftStore } from '../composer/draft-store.ts';
import type { PanelProps } from '../panel-props.ts';
import { TicketHead } from './ticket-head.tsx';
import { Timeline } from './timeline.tsx';

export interface TicketColumnProps extends PanelProps {
  /** Null while none is open. */
  readonly ticket: TicketView | null;
  readonly isPhone: boolean;
  /** Somebody's screen takes most of the room: the fields are folded. */
  readonly isNarrow: boolean;
  readonly mode: ComposerMode;
  readonly drafts: DraftStore;
  readonly nearest: readonly string[];
  onMode(mode: ComposerMode): void;
  onDialog(dialog: 'fields' | 'state'): void;
  onEarlier(): void;
}

/** The open ticket: head, timeline, composer; on a phone a call stands above them. */
export function TicketPanel(props: TicketColumnProps) {
  const { t } = useTranslation('desk');
  const { ticket, view, isPhone, send, onDialog, onEarlier } = props;
  const ringing = view.contacts.find(({ status }) => status === 'ringing');
  if (ticket === null)
    return (
      <section aria-label={t('ticket.label')} className="flex min-h-0 flex-col bg-surface">
        {isPhone ? <PhoneCalls {...props} /> : null}
        <p className="m-auto px-6 text-sm text-ink-muted">
          {ringing === undefined ? t('ticket.empty') : t('ticket.emptyRing', contextOf(ringing))}
        </p>
      </section>
    );
  const { number } = ticket.record;
  const contact = view.contacts.find((one) => one.ticket === number && one.status === 'active') ?? null;
  const isOpen = isActive(ticket.record) || ticket.record.state === 'resolved';
  return (
    <section
      data-tour="ticket"
      aria-label={t('ticket.opened', { number })}
      className="flex min-h-0 min-w-0 flex-col bg-surface max-[59.99875rem]:overflow-y-auto"
    >
      {isPhone ? <PhoneCalls {...props} /> : null}
      <TicketHead
        {...props}
        ticket={ticket}
        onTake={() => void send({ kind: 'take', ticket: number })}
        onEdit={() => onDialog('fields')}
        onState={() => onDialog('state')}
        onEarlier={onEarlier}
      />
      <BenchCard {...props} ticket={ticket} />
      <Timeline {...props} ticket={ticket} />
      {isOpen || contact !== null ? (
        <Composer key={number} {...props} ticket={ticket} contact={contact} />
      ) : null}
    </section>
  );
}
