import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { PanelProps } from '../panel-props.ts';
import { type LitTicket, litTickets } from './lit-tickets.ts';

/** The tickets of the shift with what lights up with them, by the words that whoever sits here reads. */
export function useLitTickets({ view, text }: Pick<PanelProps, 'view' | 'text'>): readonly LitTicket[] {
  const { t } = useTranslation('desk-map');
  return litTickets(view, {
    about: (ticket) =>
      `${text.of(ticket, ticket.record.shortDescription)} ${text.of(ticket, ticket.opening)}`,
    aisle: (letter) => t('aisle', { letter }),
  });
}
