import { type Draw, drawBelow, type RngState, shuffle } from '../../kernel/rng.ts';
import type { Arrival } from '../model/state.ts';
import { createTicket } from '../record/ticket.ts';
import { applyEffects } from '../world/effects.ts';
import { ordinaryWorld, type World } from '../world/world.ts';
import { castRoles } from './cast.ts';
import type { Scene, TicketCase } from './desk-case.ts';

/** A ticket that was drawn: what arrives, and the world with what is wrong in it. */
interface DealtTicket {
  readonly arrival: Arrival;
  readonly world: World;
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

/**
 * Draws who a ticket is about and where its cause sits, and puts it into the world.
 *
 * @param busy ids of people who are in another ticket of the shift
 */
export function dealTicket(
  ticketCase: TicketCase,
  {
    world,
    number,
    at,
    busy,
  }: {
    readonly world: World;
    readonly number: string;
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
  const ordinary = ordinaryWorld(world.companySeed);
  const scene: Scene = { number, world: ordinary, cast: cast.value, at, placement: placement.value };
  const setting = ticketCase.setting(scene);
  const { requester } = cast.value;
  if (requester === undefined) throw new Error(`${story.id} has no requester.`);
  const key = story.id.toLowerCase();
  const record = createTicket(
    {
      number,
      type: 'incident',
      channel: story.channel,
      requester: requester.id,
      affectedUser: requester.id,
      isVip: requester.isVip,
      location: requester.desk,
      callback: setting.number,
      asset: null,
      shortDescription: `tickets/${key}:title`,
      description: `tickets/${key}:opening`,
      group: 'service-desk',
      attachments: [],
    },
    at,
  );
  return {
    value: {
      world: applyEffects(world, setting.effects, at),
      scene,
      arrival: {
        at,
        record,
        script: {
          story: story.id,
          opening: `tickets/${key}:opening`,
          values: { ...namesOf(scene), ...story.values(scene) },
          number: setting.number,
          claims: requester.id,
          intents: story.intents,
          voices: setting.voices,
          causes: causes.value,
          waitSeconds: story.waitSeconds,
          trouble: setting.trouble,
          complains: `tickets/${key}:again`,
        },
      },
    },
    rng: causes.rng,
  };
}
