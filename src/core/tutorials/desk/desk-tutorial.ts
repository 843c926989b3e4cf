import { seedRng } from '../../kernel/rng.ts';
import { replay } from '../../kernel/run.ts';
import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { DeskCommand, DeskEvent } from '../../ticketing/model/commands.ts';
import type { Condition } from '../../ticketing/model/condition.ts';
import type { Arrival, DeskState, HandOver } from '../../ticketing/model/state.ts';
import type { DeskView } from '../../ticketing/model/view.ts';
import type { Voice, VoiceLine, VoiceRole } from '../../ticketing/model/voice.ts';
import { TICKETING_PLAY } from '../../ticketing/play.ts';
import { createTicket } from '../../ticketing/record/ticket.ts';
import type { Channel } from '../../ticketing/record/vocabulary.ts';
import { type Casting, castRoles } from '../../ticketing/scenarios/cast.ts';
import { freshShift, SHIFT_BEGINS } from '../../ticketing/shift/fresh-shift.ts';
import { advance } from '../../ticketing/shift/pass-time.ts';
import type { Intent, Persona } from '../../ticketing/talk/talk.ts';
import type { Person } from '../../ticketing/world/company.ts';
import { type Device, isComputer } from '../../ticketing/world/devices.ts';
import { applyEffects, type WorldEffect } from '../../ticketing/world/effects.ts';
import { devicesOf, ordinaryWorld } from '../../ticketing/world/world.ts';
import type { TutorialId } from '../catalogue.ts';
import type { Tutorial, Want } from '../tutorial.ts';

export type DeskTutorial = Tutorial<DeskState, DeskView, DeskEvent, DeskCommand>;
export type DeskWant = Want<DeskView, DeskEvent>;

/** All tutorials at the desk play in this company, so that the same people are met again. */
const COMPANY_SEED = 56;

/** The company on a day on which nothing is wrong. */
export const COMPANY = ordinaryWorld(COMPANY_SEED);

/** A day of work: no tutorial ends by the clock. */
const WORKING_DAY = 9 * SECONDS_PER_HOUR;

/** Callers and visitors of a tutorial wait as long as it takes to read its card. */
const WAIT_SECONDS = 4 * SECONDS_PER_HOUR;
const CALM: Persona = { patience: 9, skill: 1, mood: 0 };

/** One person for each role, nobody twice; always the same ones. */
export function castOf<Role extends string>(
  roles: Readonly<Record<Role, Casting['suits']>>,
): Readonly<Record<Role, Person>> {
  const castings = Object.fromEntries(
    Object.entries<Casting['suits']>(roles).map(([role, suits]) => [role, { suits }]),
  ) as Readonly<Record<Role, Casting>>;
  return castRoles(COMPANY, castings, new Set(), seedRng(COMPANY_SEED)).value;
}

/** Somebody's device of a kind. @throws Error for somebody without one. */
export function deviceOf(person: Person, suits: (device: Device) => boolean = isComputer): Device {
  const found = devicesOf(COMPANY, person).find(suits);
  if (found === undefined) throw new Error(`${person.id} has no such device.`);
  return found;
}

/** What people of a tutorial say: the text of a line is `tickets/<tutorial>:line.<speaker>.<name>`. */
export function linesOf(
  id: TutorialId,
  speaker: string,
): (answers: string, name: string, more?: Partial<VoiceLine>) => VoiceLine {
  return (answers, name, more = {}) => ({
    id: `${speaker}.${name}`,
    answers,
    says: `tickets/${id.toLowerCase()}:line.${speaker}.${name}`,
    ...more,
  });
}

/** The two answers of somebody who tries it again, by whether it works now. */
export function triesAgain(id: TutorialId, speaker: string, works: Condition): readonly VoiceLine[] {
  const line = linesOf(id, speaker);
  return [
    line('try-again', 'works', { when: works, tells: [{ fact: 'works', outcome: 'yes' }], mood: 1 }),
    line('try-again', 'still', { when: { not: works }, tells: [{ fact: 'works', outcome: 'no' }] }),
  ];
}

/** A question or a request that a tutorial adds to those of the desk. Its button is `tickets/<tutorial>:intent.<name>`. */
export function ownIntent(
  id: TutorialId,
  name: string,
  kind: Intent['kind'],
  patterns: Intent['patterns'],
): Intent {
  return { id: name, kind, labelKey: `tickets/${id.toLowerCase()}:intent.${name}`, patterns };
}

/** Somebody at the other end, who opens with `tickets/<tutorial>:line.<speaker>.opens`. */
interface Speaker {
  readonly role: VoiceRole;
  /** The part of the text keys; the role where nothing is said. */
  readonly name?: string;
  readonly person: Person | null;
  readonly persona?: Persona;
  readonly lines: readonly VoiceLine[];
}

/** A ticket of a tutorial. Its texts are `tickets/<tutorial>:<name>.title` and `.opening`. */
export interface TutorialTicket {
  readonly number: string;
  readonly name: string;
  readonly channel: Channel;
  readonly requester: Person;
  /** Seconds after the beginning; 0 when left out. */
  readonly after?: number;
  /** Where a call comes from, when not from the number on record. */
  readonly from?: string;
  readonly speakers: readonly Speaker[];
  readonly intents?: readonly Intent[];
  /** Ids of causes to choose from when it is resolved: `tickets/<tutorial>:suspect.<cause>`. */
  readonly causes?: readonly string[];
  readonly handOver?: HandOver;
  /** Values in its texts, beside the requester's name. */
  readonly values?: Readonly<Record<string, string>>;
}

function voiceOf(id: TutorialId, { role, name = role, person, persona = CALM, lines }: Speaker): Voice {
  const opens = `tickets/${id.toLowerCase()}:line.${name}.opens`;
  return { role, person: person?.id ?? null, persona, opens, lines };
}

function arrivalOf(id: TutorialId, ticket: TutorialTicket): Arrival {
  const { number, name, channel, requester, after = 0, speakers } = ticket;
  const key = `tickets/${id.toLowerCase()}:${name}`;
  const at = SHIFT_BEGINS + after;
  const phone = channel === 'phone' ? (ticket.from ?? requester.phone) : null;
  return {
    at,
    record: createTicket(
      {
        number,
        type: 'incident',
        channel,
        requester: requester.id,
        affectedUser: requester.id,
        isVip: requester.isVip,
        location: requester.desk,
        callback: phone,
        asset: null,
        shortDescription: `${key}.title`,
        description: `${key}.opening`,
        group: 'service-desk',
        attachments: [],
      },
      at,
    ),
    script: {
      story: id,
      opening: `${key}.opening`,
      values: {
        requester: requester.given,
        requesterName: `${requester.given} ${requester.family}`,
        ...ticket.values,
      },
      number: phone,
      claims: requester.id,
      intents: ticket.intents ?? [],
      voices: speakers.map((speaker) => voiceOf(id, speaker)),
      causes: ticket.causes ?? [],
      waitSeconds: WAIT_SECONDS,
      trouble: null,
      complains: `${key}.opening`,
      handOver: ticket.handOver ?? null,
    },
    effects: [],
  };
}

/** How the desk of a tutorial is set up. */
export interface DeskSetUp {
  readonly tickets: readonly TutorialTicket[];
  /** What is otherwise than on an ordinary day. */
  readonly effects?: readonly WorldEffect[];
  /** What was done before the tutorial begins. */
  readonly before?: readonly DeskCommand[];
}

/**
 * The state in which a tutorial at the desk begins: Tuesday at eight, its tickets, and no score.
 * @throws Error for commands that the rules refuse.
 */
export function deskAt(id: TutorialId, { tickets, effects = [], before = [] }: DeskSetUp): DeskState {
  const world = applyEffects(COMPANY, effects, SHIFT_BEGINS);
  const fresh = freshShift(world, WORKING_DAY, seedRng(COMPANY_SEED), 'practice');
  const arrivals = tickets.map((ticket) => arrivalOf(id, ticket)).sort((one, other) => one.at - other.at);
  const dealt = advance({ ...fresh, arrivals }, SHIFT_BEGINS).state;
  const set = replay(TICKETING_PLAY, dealt, before);
  if (!set.ok) throw new Error(`The set-up of ${id} is refused: ${JSON.stringify(set.error)}`);
  return set.value.state;
}
