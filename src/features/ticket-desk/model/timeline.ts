import { disclosureOf } from '../../../core/ticketing/identity/disclosures.ts';
import type { Utterance } from '../../../core/ticketing/model/contact.ts';
import type { ActDone } from '../../../core/ticketing/model/state.ts';
import type { ContactView, DeskView, TicketView } from '../../../core/ticketing/model/view.ts';
import type { Resolution, Ticket, TimelineEntry } from '../../../core/ticketing/record/ticket.ts';

/** Fields whose changes are worth a line; the rest stands in the head of the ticket. */
const SHOWN_CHANGES = [
  'state',
  'assignee',
  'group',
  'priority',
  'affectedUser',
  'asset',
  'articles',
] as const;
type ShownChange = (typeof SHOWN_CHANGES)[number];

/** One line of what happened in a ticket, in the record, on the phone or in the tools. */
export type TimelineItem = { readonly at: number } & (
  | { readonly kind: 'opening'; readonly text: string }
  | { readonly kind: 'entry'; readonly entry: TimelineEntry }
  | { readonly kind: 'said'; readonly contact: ContactView; readonly utterance: Utterance }
  | {
      readonly kind: 'call';
      readonly contact: ContactView;
      readonly what:
        | 'rang'
        | 'answered'
        | 'dialled'
        | 'unanswered'
        | 'missed'
        | 'ended'
        | 'voicemailOut'
        | 'voicemailIn';
    }
  | { readonly kind: 'promised'; readonly dueAt: number; readonly isMissed: boolean }
  | { readonly kind: 'changed'; readonly field: ShownChange; readonly to: string }
  | { readonly kind: 'resolved'; readonly resolution: Resolution }
  | { readonly kind: 'acted'; readonly act: ActDone }
);

function ofContact(contact: ContactView): readonly TimelineItem[] {
  const { beganAt, answeredAt, endedAt, direction, status } = contact;
  const items: TimelineItem[] = [];
  if (answeredAt === null) {
    const unanswered = direction === 'out' ? 'unanswered' : 'missed';
    items.push({ at: beganAt, kind: 'call', contact, what: status === 'ringing' ? 'rang' : unanswered });
  } else {
    items.push({ at: answeredAt, kind: 'call', contact, what: direction === 'out' ? 'dialled' : 'answered' });
  }
  if (contact.hasVoicemail && endedAt !== null)
    items.push({
      at: endedAt,
      kind: 'call',
      contact,
      what: direction === 'out' ? 'voicemailOut' : 'voicemailIn',
    });
  for (const utterance of contact.transcript)
    items.push({ at: utterance.at, kind: 'said', contact, utterance });
  if (endedAt !== null && answeredAt !== null)
    items.push({ at: endedAt, kind: 'call', contact, what: 'ended' });
  return items;
}

/** What the audit trail says of the fields that are shown; what is empty now is not worth a line. */
function changesOf({ audit }: Ticket): readonly TimelineItem[] {
  return audit.flatMap(({ at, field, to }) => {
    const shown = SHOWN_CHANGES.find((one) => one === field);
    return shown === undefined || to === null ? [] : [{ at, kind: 'changed' as const, field: shown, to }];
  });
}

/** Calls back that were promised, and those that nobody made. An answer that was promised stands in its reply. */
function promisesOf({ promises }: TicketView): readonly TimelineItem[] {
  return promises.flatMap(({ kind, madeAt, dueAt, isMissed }) => [
    ...(kind === 'call' ? [{ at: madeAt, kind: 'promised' as const, dueAt, isMissed: false }] : []),
    ...(isMissed ? [{ at: dueAt, kind: 'promised' as const, dueAt, isMissed }] : []),
  ]);
}

/** When the person's complaint was heard: with the first call that was answered; null while it only rings, or left a message. */
function openingAt({ record }: TicketView, calls: readonly ContactView[]): number | null {
  const inbound = calls.find(({ direction }) => direction === 'in');
  if (inbound === undefined) return record.createdAt;
  return inbound.status === 'ringing' || inbound.hasVoicemail
    ? null
    : (inbound.answeredAt ?? inbound.endedAt ?? record.createdAt);
}

/** Everything that happened in a ticket, the oldest first. What was said on the phone stands once, as it was said. */
export function timelineOf(
  { contacts, acts }: Pick<DeskView, 'contacts' | 'acts'>,
  ticket: TicketView,
): readonly TimelineItem[] {
  const { record } = ticket;
  const calls = contacts.filter((contact) => contact.ticket === record.number);
  const opening = openingAt(ticket, calls);
  const items: TimelineItem[] = [
    ...calls.flatMap(ofContact),
    ...(opening === null ? [] : [{ at: opening, kind: 'opening' as const, text: ticket.opening }]),
    ...record.timeline.flatMap((entry): readonly TimelineItem[] =>
      entry.kind === 'person-message' && entry.isLive ? [] : [{ at: entry.at, kind: 'entry', entry }],
    ),
    ...promisesOf(ticket),
    ...changesOf(record),
    ...acts
      // What was told stands in the conversation.
      .filter(({ ticket: number, act }) => number === record.number && disclosureOf(act) === null)
      .map((act) => ({ at: act.at, kind: 'acted' as const, act })),
    ...(record.resolution === null
      ? []
      : [{ at: record.resolution.at, kind: 'resolved' as const, resolution: record.resolution }]),
  ];
  return items.toSorted((left, right) => left.at - right.at);
}
