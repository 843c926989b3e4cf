import type { TalkMemory } from '../talk/lines.ts';
import type { VoiceRole } from './voice.ts';

/** How two people talk at the same time. A message in writing is no contact: it is answered later. */
type ContactChannel = 'phone' | 'chat' | 'walk-up' | 'video';

/** Something that was said, by the text keys of it. */
export interface Utterance {
  readonly at: number;
  readonly by: 'us' | 'them';
  /** The line of a person; of ours the intent that was meant. */
  readonly key: string;
  /** The earlier words that `key` leads in ("As I said"); null for new ones. */
  readonly again: string | null;
  /** Values in the text. */
  readonly fill: Readonly<Record<string, string | number>>;
  /** What the learner typed. */
  readonly words?: string;
}

/** A conversation that belongs to a ticket. */
export interface Contact {
  /** `C1`, `C2` ... in the order in which they began. */
  readonly id: string;
  readonly ticket: string;
  readonly channel: ContactChannel;
  /** `in`: they called or came. `out`: the desk called them. */
  readonly direction: 'in' | 'out';
  /** The other end's number; null where there is none. */
  readonly number: string | null;
  readonly role: VoiceRole;
  readonly status: 'ringing' | 'active' | 'held' | 'ended' | 'unanswered';
  /** When it rang, in seconds since Monday 00:00. */
  readonly beganAt: number;
  readonly answeredAt: number | null;
  /** Since when it is on hold; null when it is not. */
  readonly heldAt: number | null;
  readonly endedAt: number | null;
  /** What was asked and said in it, and what is left of the person's patience. */
  readonly talk: TalkMemory;
  readonly transcript: readonly Utterance[];
  /** The contact that it is joined with in a call of three; null for none. */
  readonly joined: string | null;
  /** A message on the answering machine: theirs when they called, ours when we did. */
  readonly hasVoicemail: boolean;
}

/** A contact that begins now; what is given besides says how. */
export function newContact(
  given: Pick<Contact, 'id' | 'ticket' | 'channel' | 'direction' | 'number' | 'role' | 'status' | 'talk'> & {
    readonly at: number;
  },
): Contact {
  return {
    id: given.id,
    ticket: given.ticket,
    channel: given.channel,
    direction: given.direction,
    number: given.number,
    role: given.role,
    status: given.status,
    talk: given.talk,
    beganAt: given.at,
    answeredAt: null,
    heldAt: null,
    endedAt: null,
    transcript: [],
    joined: null,
    hasVoicemail: false,
  };
}

/** Seconds that somebody waits on hold for each point of patience; longer when they were asked to. */
const HOLD_PER_PATIENCE = 90;
const HOLD_WHEN_ASKED = 150;

/** How long somebody waits on hold for each point of their patience. */
export function holdPerPatience({ talk }: Pick<Contact, 'talk'>): number {
  return talk.asked['please-wait'] === undefined ? HOLD_PER_PATIENCE : HOLD_WHEN_ASKED;
}

/** Whether somebody is at the other end. */
export function isLive({ status }: Pick<Contact, 'status'>): boolean {
  return status === 'active' || status === 'held';
}
