import {
  AlarmClock,
  CircleCheck,
  CircleDot,
  LockOpen,
  Mic,
  PhoneIncoming,
  PhoneMissed,
  PhoneOff,
  PhoneOutgoing,
  Voicemail,
  Wrench,
} from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CHANNEL_ICONS } from '../../home/channel-icons.ts';
import type { TimelineItem } from '../../model/timeline.ts';
import { rungPerson } from '../../model/whose-number.ts';
import { contextOf } from '../../texts/contact-context.ts';
import { clockTime } from '../../texts/desk-time.ts';
import { useRecordText } from '../../texts/use-record-text.ts';
import { CONTACT_ICONS } from '../calls/contact-icons.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { CitedFindings, EntryRow } from './entry-row.tsx';
import { TimelineBox, TimelineNote } from './timeline-box.tsx';

const CALL_ICON = {
  rang: PhoneIncoming,
  answered: PhoneIncoming,
  dialled: PhoneOutgoing,
  unanswered: PhoneMissed,
  missed: PhoneMissed,
  ended: PhoneOff,
  voicemailOut: Voicemail,
  voicemailIn: Voicemail,
} as const;

/** One item of the timeline. */
export function TimelineRow({ item, ...props }: TicketPanelProps & { readonly item: TimelineItem }) {
  const { t } = useTranslation('desk');
  const { ticket, text } = props;
  const record = useRecordText(props);
  const { at } = item;
  const { requester } = ticket;
  switch (item.kind) {
    case 'opening': {
      const { channel } = ticket.record;
      // An alert is nobody's words; the person of the ticket is whom it may be asked about.
      const isAlert = channel === 'monitoring';
      return (
        <TimelineBox
          at={at}
          look="person"
          icon={channel === 'phone' ? PhoneIncoming : CHANNEL_ICONS[channel]}
          word={isAlert ? t('channel.monitoring') : t('timeline.from', { person: requester.given })}
          {...(isAlert
            ? {}
            : { aside: t('timeline.by', { channel: t(`channel.${channel}`).toLowerCase() }) })}
        >
          {text.of(ticket, item.text)}
        </TimelineBox>
      );
    }
    case 'entry':
      return <EntryRow {...props} entry={item.entry} />;
    case 'said': {
      const { contact, utterance } = item;
      const isOurs = utterance.by === 'us';
      const context = contextOf(contact);
      const rung = rungPerson(props.view, contact);
      const who =
        contact.direction === 'in'
          ? t('timeline.caller', context)
          : rung === null
            ? t('timeline.they')
            : t('timeline.person', { person: rung.given });
      return (
        <TimelineBox
          at={at}
          look={isOurs ? 'public' : 'person'}
          icon={isOurs && contact.channel !== 'chat' ? Mic : CONTACT_ICONS[contact.channel]}
          word={isOurs ? t('timeline.you', context) : who}
        >
          {text.said(ticket, utterance)}
        </TimelineBox>
      );
    }
    case 'call':
      return (
        <TimelineNote
          at={at}
          icon={item.contact.channel === 'phone' ? CALL_ICON[item.what] : CONTACT_ICONS[item.contact.channel]}
        >
          {t(`timeline.call.${item.what}`, {
            number: item.contact.number ?? '',
            ...contextOf(item.contact),
          })}
        </TimelineNote>
      );
    case 'promised':
      return (
        <TimelineNote at={at} icon={AlarmClock}>
          {item.isMissed
            ? t('timeline.promiseMissed')
            : t('timeline.promised', { time: clockTime(item.dueAt) })}
        </TimelineNote>
      );
    case 'changed':
      return (
        <TimelineNote at={at} icon={CircleDot}>
          {t(`timeline.changed.${item.field}`, { to: record.changedTo(item.field, item.to) })}
        </TimelineNote>
      );
    case 'resolved': {
      const { code, cause, notes } = item.resolution;
      const words = record.body(notes);
      return (
        <TimelineBox
          at={at}
          look="internal"
          icon={CircleCheck}
          word={t('timeline.resolution')}
          aside={t(`resolutionCode.${code}`)}
        >
          {/* A child has the cause of its parent, and silence has none. */}
          {ticket.causes.includes(cause) ? (
            <p className="font-medium">
              {text.of(ticket, `tickets/${ticket.story.toLowerCase()}:suspect.${cause}`)}
            </p>
          ) : null}
          {/* Without words the record keeps the cause in their place. */}
          {words === cause ? null : words}
          <CitedFindings findings={record.cited(notes)} />
        </TimelineBox>
      );
    }
    case 'acted':
      return (
        <TimelineNote at={at} icon={item.act.act === 'unlock-account' ? LockOpen : Wrench}>
          {t('timeline.acted', { act: record.act(item.act.act), subject: item.act.subject })}
        </TimelineNote>
      );
  }
}
