import { type Draw, drawBelow, type RngState, shuffle } from '../../kernel/rng.ts';
import type { Condition } from '../model/condition.ts';
import type { Arrival, HandOver, Scheduled } from '../model/state.ts';
import type { Voice } from '../model/voice.ts';
import { createTicket } from '../record/ticket.ts';
import type { Channel } from '../record/vocabulary.ts';
import type { Person } from '../world/company.ts';
import type { WorldEffect } from '../world/effects.ts';
import { ordinaryWorld, type World } from '../world/world.ts';
import { castRoles } from './cast.ts';
import type { Scene, TicketCase, TicketStory } from './desk-case.ts';

/** A ticket that was drawn: what arrives and what happens later. */
interface DealtTicket {
  /** The ticket itself first, then those that come in because of it. */
  readonly arrivals: readonly Arrival[];
  readonly scheduled: readonly Scheduled[];
  readonly scene: Scene;
}

/** Values that every text may use. */
function namesOf({ cast }: Scene): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cast).flatMap(([role, { given, family }]) => [
      [role, given],
      [`${role}Name`, `${given} ${family}`],
    ]),
  );
}

/** What the tickets of one case differ in. */
interface Incoming {
  readonly number: string;
  readonly at: number;
  readonly channel: Channel;
  readonly person: Person;
  /** Key of its title and its opening. */
  readonly key: string;
  /** Text key of what the person says when the trouble comes back. */
  readonly complains: string;
  readonly callback: string | null;
  readonly voices: readonly Voice[];
  readonly trouble: Condition | null;
  readonly handOver: HandOver | null;
  /** What is otherwise from then on. */
  readonly effects: readonly WorldEffect[];
  readonly unless?: Condition;
}

function arrivalOf(story: TicketStory, scene: Scene, causes: readonly string[], incoming: Incoming): Arrival {
  const { number, at, channel, person, key, complains, callback, voices, trouble } = incoming;
  const { effects, handOver, unless } = incoming;
  const record = createTicket(
    {
      number,
      type: 'incident',
      channel,
      requester: person.id,
      affectedUser: person.id,
      isVip: person.isVip,
      location: person.desk,
      callback,
      asset: null,
      shortDescription: `${key}title`,
      description: `${key}opening`,
      group: 'service-desk',
      attachments: [],
    },
    at,
  );
  return {
    at,
    record,
    script: {
      story: story.id,
      opening: `${key}opening`,
      values: { ...namesOf(scene), ...story.values(scene) },
      number: callback,
      claims: person.id,
      intents: story.intents,
      voices,
      causes,
      waitSeconds: story.waitSeconds,
      trouble,
      complains,
      handOver,
    },
    effects,
    ...(unless === undefined ? {} : { unless }),
  };
}

/** Whoever plays a role. Throws for a role that the story does not have. */
function playerOf({ cast }: Scene, { id }: TicketStory, role: string): Person {
  const player = cast[role];
  if (player === undefined) throw new Error(`${id} has no ${role}.`);
  return player;
}

/** What the group that has to get a ticket needs from its note. Throws for a subject that the story does not name. */
function handOverOf({ rightEnd, story }: TicketCase, scene: Scene): HandOver | null {
  if (rightEnd.kind !== 'escalated' && rightEnd.kind !== 'benched') return null;
  const subjects = story.subjects(scene);
  const needs = rightEnd.mustName.map((name) => {
    const [test = '', of = ''] = name.split('@');
    const subject = subjects[of];
    if (subject === undefined) throw new Error(`${story.id} has no subject ${of}.`);
    return { test, subject };
  });
  // The bench belongs to the desktop team.
  return { group: rightEnd.kind === 'benched' ? 'desktop' : rightEnd.group, needs };
}

/**
 * Draws who a ticket is about and where its cause sits. What is wrong is wrong from its arrival on.
 *
 * @param firstNumber digits of its number; tickets that come in because of it have the next ones
 * @param busy ids of people who are in another ticket of the shift
 */
export function dealTicket(
  ticketCase: TicketCase,
  {
    world,
    firstNumber,
    at,
    busy,
  }: {
    readonly world: World;
    readonly firstNumber: number;
    readonly at: number;
    readonly busy: ReadonlySet<string>;
  },
  rng: RngState,
): Draw<DealtTicket> {
  const { story } = ticketCase;
  const cast = castRoles(world, story.roles, busy, rng);
  const placement = drawBelow(cast.rng, ticketCase.placements);
  const causes = shuffle(
    placement.rng,
    story.suspects.map(({ id }) => id),
  );
  const number = `SD-${firstNumber}`;
  const ordinary = ordinaryWorld(world.companySeed);
  const scene: Scene = { number, world: ordinary, cast: cast.value, at, placement: placement.value };
  const setting = ticketCase.setting(scene);
  const texts = `tickets/${story.id.toLowerCase()}:`;
  const key = story.complaint === undefined ? texts : `${texts}${story.complaint}.`;
  const complains = `${key}again`;
  const first: Incoming = {
    number,
    at,
    channel: story.channel,
    person: playerOf(scene, story, 'requester'),
    key,
    complains,
    callback: setting.number,
    voices: setting.voices,
    trouble: setting.trouble,
    handOver: handOverOf(ticketCase, scene),
    effects: setting.effects,
  };
  const related = (setting.related ?? []).map(
    ({ role, channel, after, name, voices, unless, handOver: relatedHandOver }, index): Incoming => {
      const person = playerOf(scene, story, role);
      return {
        number: `SD-${firstNumber + 1 + index}`,
        at: at + after,
        channel,
        person,
        key: `${texts}also.${name}.`,
        complains,
        callback: channel === 'phone' ? person.phone : null,
        voices,
        trouble: null,
        handOver: relatedHandOver ?? null,
        effects: [],
        ...(unless === undefined ? {} : { unless }),
      };
    },
  );
  return {
    value: {
      scene,
      arrivals: [first, ...related].map((one) => arrivalOf(story, scene, causes.value, one)),
      scheduled: (setting.later ?? []).map(({ after, effects }) => ({
        at: at + after,
        ticket: number,
        what: { kind: 'effects', effects },
      })),
    },
    rng: causes.rng,
  };
}
