import { useCallback, useMemo } from 'react';
import type { Utterance } from '../../../core/ticketing/model/contact.ts';
import type { TicketView } from '../../../core/ticketing/model/view.ts';
import { useNamedTexts } from '../../../i18n/use-translation.ts';
import { deskTexts } from './desk-texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text key such as `tickets/tk-01:title`; whatever else stands in a record was typed by somebody. */
const KEY = /^[a-z-]+(?:\/[a-z0-9-]+)?:[\w.-]+$/;

/** Translates what dealt data names: titles, openings, sentences, lines. */
export interface DeskText {
  /** The text of a key with the ticket's values; other words as they are. */
  of(ticket: TicketView, keyOrWords: string, values?: Values): string;
  /** Something that was said, by us or by them. */
  said(ticket: TicketView, utterance: Pick<Utterance, 'by' | 'key' | 'again' | 'fill' | 'words'>): string;
  /** The sentence of an intent's button. */
  intent(ticket: TicketView, id: string): string;
}

/** The texts of these tickets. Empty until those of a ticket that has just arrived are there. */
export function useDeskText(tickets: readonly TicketView[]): DeskText {
  // A story's texts are fetched when its first ticket arrives.
  const names = deskTexts(tickets.map(({ story }) => story)).join(' ');
  const namespaces = useMemo(() => names.split(' '), [names]);
  const { t, ready } = useNamedTexts(namespaces, { useSuspense: false });
  const of = useCallback<DeskText['of']>(
    (ticket, text, values = {}) => {
      if (!KEY.test(text)) return text;
      return ready ? t(text, { ...ticket.values, ...values }) : '';
    },
    [t, ready],
  );
  return useMemo(() => {
    const intent: DeskText['intent'] = (ticket, id) => {
      const offered = ticket.intents.find((one) => one.id === id);
      return offered === undefined ? '' : of(ticket, offered.label);
    };
    return {
      of,
      intent,
      said(ticket, { by, key, again, fill, words }) {
        if (words !== undefined) return words;
        if (by === 'us')
          return key
            .split(' ')
            .map((id) => intent(ticket, id))
            .join(' ');
        const text = of(ticket, key, fill);
        // The key leads in what was said before.
        return again === null ? text : `${text} ${of(ticket, again, fill)}`;
      },
    };
  }, [of]);
}
