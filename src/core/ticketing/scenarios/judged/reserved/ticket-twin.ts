import type { DeskCommand } from '../../../model/commands.ts';
import type { Persona } from '../../../talk/talk.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Casting } from '../../cast.ts';
import type { Scene, TicketCase, TicketSetting, TicketStory } from '../../desk-case.ts';
import { renamed } from './renamed.ts';

/**
 * A twin of a ticket: the same suspects, tests, expert and scoring for other people, with other devices, harmless findings and
 * words. Its words stand in `src/i18n/<language>/reserved/tickets.json`, over those of its family, and are no browser's before
 * it comes in.
 *
 * To retire a twin, strike its `pool`: it is dealt in practice and plain tests from then on. Its words then move to
 * `tickets/<id>.json`, its title to `desk-titles.json`, and its line to `DESK_STORIES`; a test names what is missing.
 */
export interface TicketTwin {
  /** Such as `TK-61`. */
  readonly id: string;
  readonly pool?: 'reserved';
  /** Id of its family: the ticket that it twins, as it first begins. */
  readonly of: string;
  /** Whom the roles are played by, where others than in the family. */
  readonly roles?: Readonly<Record<string, Casting['suits']>>;
  /** Names and numbers of things in the family -> those of the twin. */
  readonly names?: Readonly<Record<string, string>>;
  /** What is in the records besides, and means nothing. */
  readonly decoys?: (scene: Scene) => readonly WorldEffect[];
  readonly persona?: Persona;
  readonly waitSeconds?: number;
}

/** A case of the family as the twin has it. */
function twinned(family: TicketCase, twin: TicketTwin): TicketCase {
  const { story, setting, cured, gates, wipes, expert } = family;
  const names = {
    ...twin.names,
    [`tickets/${story.id.toLowerCase()}:`]: `tickets/${twin.id.toLowerCase()}:`,
  };
  const told = <Value>(value: Value): Value => renamed(value, names);
  const ownStory: TicketStory = {
    ...story,
    id: twin.id,
    lessons: story.id,
    ...(twin.pool === undefined ? {} : { pool: twin.pool }),
    roles: Object.fromEntries(
      Object.entries(story.roles).map(([role, casting]) => [
        role,
        { suits: twin.roles?.[role] ?? casting.suits },
      ]),
    ),
    subjects: (scene) => told(story.subjects(scene)),
    values: (scene) => told(story.values(scene)),
    intents: told(story.intents),
    waitSeconds: twin.waitSeconds ?? story.waitSeconds,
  };
  return {
    ...family,
    id: `${twin.id}${family.id.slice(story.id.length)}`,
    story: ownStory,
    setting: (scene): TicketSetting => {
      const own = told(setting(scene));
      return {
        ...own,
        effects: [...(twin.decoys?.(scene) ?? []), ...own.effects],
        voices: own.voices.map((voice) =>
          voice.role === 'requester' && twin.persona !== undefined
            ? { ...voice, persona: twin.persona }
            : voice,
        ),
      };
    },
    cured: (scene) => told(cured(scene)),
    ...(gates === undefined ? {} : { gates: (scene: Scene) => told(gates(scene)) }),
    ...(wipes === undefined ? {} : { wipes: (scene: Scene) => told(wipes(scene)) }),
    expert: (scene): readonly DeskCommand[] => told(expert(scene)),
  };
}

/** The cases of the twins. Throws for a twin of a ticket that there is not, and for a role that its family does not have. */
export function ticketTwins(
  families: readonly TicketCase[],
  twins: readonly TicketTwin[],
): readonly TicketCase[] {
  return twins.flatMap((twin) => {
    const own = families.filter(({ story }) => story.id === twin.of && story.complaint === undefined);
    const [first] = own;
    if (first === undefined) throw new Error(`${twin.id} twins ${twin.of}, which there is not.`);
    const unknown = Object.keys(twin.roles ?? {}).find((role) => first.story.roles[role] === undefined);
    if (unknown !== undefined) throw new Error(`${twin.of} has no ${unknown}.`);
    return own.map((family) => twinned(family, twin));
  });
}
