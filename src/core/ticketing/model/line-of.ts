import { memoize } from '../../kernel/memoize.ts';
import { DESK_LINES, LEAD_INS } from '../talk/desk-lines.ts';
import type { DeskIntentId } from '../talk/intents/ids.ts';
import { byIntent, type Repertoire } from '../talk/lines.ts';
import type { Intent, Line } from '../talk/talk.ts';
import type { Person } from '../world/company.ts';
import type { Device } from '../world/devices.ts';
import type { WorldEffect } from '../world/effects.ts';
import { devicesOf, findPerson, type World } from '../world/world.ts';
import { type ConditionContext, holds } from './condition.ts';
import type { Voice, VoiceLine } from './voice.ts';

type SpokenLine = Line<ConditionContext, WorldEffect>;

function lineOf({ id, answers, when, says, effects, once, mood, patience }: VoiceLine): SpokenLine {
  return {
    id,
    intent: answers,
    sayKey: says,
    ...(when === undefined ? {} : { when: (context: ConditionContext) => holds(when, context) }),
    ...(effects === undefined ? {} : { effects }),
    ...(once === undefined ? {} : { once }),
    ...(mood === undefined ? {} : { mood }),
    ...(patience === undefined ? {} : { patience }),
  };
}

const linesOf = memoize((lines: readonly VoiceLine[]) => byIntent(lines.map(lineOf)));

const deskLines = byIntent(DESK_LINES);

/** An answer that the world gives, with what the text is filled in with. */
function worldLine(intent: DeskIntentId, name: string, fill?: Readonly<Record<string, string>>): SpokenLine {
  return {
    id: `${intent}-${name}`,
    intent,
    sayKey: `desk-talk:line.${intent}.${name}`,
    ...(fill === undefined ? {} : { fill: () => fill }),
  };
}

type WorldAnswer = (world: World, person: Person | null) => SpokenLine;

const always = (intent: DeskIntentId, name: string): WorldAnswer => {
  const line = worldLine(intent, name);
  return () => line;
};

/** What somebody reads from a label of their computer. */
function onComputer(
  intent: DeskIntentId,
  read: (computer: Device) => Readonly<Record<string, string>>,
): WorldAnswer {
  return (world, person) => {
    const computer =
      person === null
        ? undefined
        : devicesOf(world, person).find(({ kind }) => kind === 'laptop' || kind === 'desktop');
    return computer === undefined ? worldLine(intent, 'none') : worldLine(intent, 'reads', read(computer));
  };
}

/** What somebody answers about themselves and their computer, and to requests that change nothing in their ticket. */
const WORLD_ANSWERS: ReadonlyMap<string, WorldAnswer> = new Map(
  Object.entries({
    'ask-location': (_, person) => {
      if (person === null || (person.desk === null && person.site !== 'remote'))
        return worldLine('ask-location', 'on-the-floor');
      return person.desk === null
        ? worldLine('ask-location', 'at-home')
        : worldLine('ask-location', 'at-desk', { desk: person.desk });
    },
    'computer-name': onComputer('computer-name', ({ host }) => ({ host })),
    'ask-asset-number': onComputer('ask-asset-number', ({ asset }) => ({ asset })),
    restart: always('restart', 'no-change'),
    'sign-out-in': always('sign-out-in', 'no-change'),
    'try-again': always('try-again', 'no-change'),
    'may-close': always('may-close', 'not-yet'),
    'send-screenshot': always('send-screenshot', 'nothing-new'),
    'any-news': always('any-news', 'nothing-new'),
    'blocked-work': always('blocked-work', 'in-general'),
    'describe-problem': always('describe-problem', 'as-before'),
  } satisfies Partial<Record<DeskIntentId, WorldAnswer>>),
);

/** Whoever is asked whether it works now looks whether it does: it is answered as a request to try it again. */
const ownLines = memoize((lines: readonly VoiceLine[]) => {
  const own = linesOf(lines);
  return (intent: string): readonly SpokenLine[] => {
    const said = own(intent);
    return said.length === 0 && intent === 'any-news' ? own('try-again') : said;
  };
});

/** What somebody says to a question of the ticket that is not for them. */
const notForMe = memoize((intents: readonly Pick<Intent, 'id'>[]) =>
  byIntent(
    intents.map(
      ({ id }): SpokenLine => ({
        id: `${id}-not-for-me`,
        intent: id,
        sayKey: 'desk-talk:line.any.cannot-tell',
      }),
    ),
  ),
);

/** What anybody would answer to an intent of the desk. */
function anybodys(world: World, id: string | null, intent: string): readonly SpokenLine[] {
  const ofWorld = WORLD_ANSWERS.get(intent);
  if (ofWorld === undefined) return deskLines(intent);
  return [...deskLines(intent), ofWorld(world, id === null ? null : findPerson(world, id))];
}

/**
 * What a person with these lines can say: the ticket's own lines come before what anybody would answer.
 *
 * @param intents what only this ticket asks for
 */
export function repertoireOf(
  world: World,
  { person, lines }: Voice,
  intents: readonly Pick<Intent, 'id'>[],
): Repertoire<ConditionContext, WorldEffect> {
  return {
    ticket: ownLines(lines),
    desk: (intent) => {
      const ofTicket = notForMe(intents)(intent);
      const others = anybodys(world, person, intent);
      return ofTicket.length === 0 ? others : [...others, ...ofTicket];
    },
    again: LEAD_INS,
  };
}
