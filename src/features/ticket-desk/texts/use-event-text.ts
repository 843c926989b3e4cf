import type { DeskEvent } from '../../../core/ticketing/model/commands.ts';
import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { contextOf } from './contact-context.ts';
import type { DeskText } from './use-desk-text.ts';
import { useFindingText } from './use-finding-text.ts';
import { useMissingText, useReturnText } from './use-return-text.ts';

/** What an event tells the learner. */
export function useEventText(view: DeskView, text: DeskText): (event: DeskEvent) => string {
  const { t } = useTranslation('desk');
  const findingText = useFindingText(view.companySeed);
  const missingText = useMissingText();
  const returnText = useReturnText();
  return (event) => {
    switch (event.kind) {
      case 'ticket-arrived':
      case 'message-arrived':
      case 'hold-reminder':
      case 'ticket-reopened':
      case 'ticket-closed':
      case 'child-resolved':
      case 'promise-missed':
        return t(`event.${event.kind}`, { ticket: event.ticket });
      case 'part-ordered':
        return t('event.part-ordered', { reference: event.reference });
      case 'sent-to-bench':
        return t('event.sent-to-bench', { reference: event.reference });
      case 'bench-accepted':
        return t('event.bench-accepted', { ticket: event.ticket });
      case 'bench-reported':
        return t(`event.bench-reported.${event.found}`, {
          ticket: event.ticket,
          missing: missingText(event.missing),
        });
      case 'ticket-bounced': {
        const by = view.tickets
          .find(({ record }) => record.number === event.ticket)
          ?.record.timeline.findLast((entry) => entry.kind === 'returned');
        return t('event.ticket-bounced', {
          ticket: event.ticket,
          group: by?.kind === 'returned' ? t(`group.${by.by}`) : '',
          why: returnText(event),
        });
      }
      case 'hint-given':
        return t('event.hint-given', { level: event.level });
      case 'priority-set':
        return t('event.priority-set', { ticket: event.ticket, priority: t(`priority.${event.priority}`) });
      case 'said': {
        const { ticket: number } = view.contacts.find(({ id }) => id === event.contact) ?? { ticket: null };
        const ticket = view.tickets.find(({ record }) => record.number === number);
        if (ticket === undefined) return '';
        return t('event.said', { words: text.said(ticket, { ...event, by: 'them' }) });
      }
      case 'found': {
        const entry = view.evidence.find(({ id }) => id === event.evidence);
        return entry === undefined ? '' : t('event.found', { finding: findingText(entry) });
      }
      case 'proof-held':
      case 'proof-failed':
        return t(`event.${event.kind}`, { proof: t(`call.proof.${event.proof}` as never) });
      case 'call-rang':
      case 'call-answered':
      case 'call-missed':
      case 'call-ended': {
        const contact = view.contacts.find(({ id }) => id === event.contact);
        return t(`event.${event.kind}`, contact === undefined ? {} : contextOf(contact));
      }
      case 'calls-joined':
      case 'video-declined':
      case 'not-understood':
        return t(`event.${event.kind}`);
    }
  };
}
