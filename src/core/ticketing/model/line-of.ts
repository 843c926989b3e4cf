import { memoize } from '../../kernel/memoize.ts';
import { DESK_LINES, LEAD_INS } from '../talk/desk-lines.ts';
import type { DeskIntentId } from '../talk/intents/ids.ts';
import type { Repertoire } from '../talk/lines.ts';
import type { Intent, Line } from '../talk/talk.ts';
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

const linesOf = memoize((lines: readonly VoiceLine[]) => lines.map(lineOf));

/** An answer that the world gives, with what the text is filled in with. */
function worldLine(intent: DeskIntentId, name: string, fill?: Readonly<Record<string, string>>): SpokenLine {
  return {
    id: `${intent}-${name}`,
    intent,
    sayKey: `desk-talk:line.${intent}.${name}`,
    ...(fill === undefined ? {} : { fill: () => fill }),
  };
}

/** What somebody answers about themselves and their computer, and to requests that change nothing in their ticket. */
function worldLines(world: World, id: string | null): readonly SpokenLine[] {
  const person = id === null ? null : findPerson(world, id);
  const computer =
    person === null
      ? undefined
      : devicesOf(world, person).find(({ kind }) => kind === 'laptop' || kind === 'desktop');
  return [
    person === null || (person.desk === null && person.site !== 'remote')
      ? worldLine('ask-location', 'on-the-floor')
      : person.desk === null
        ? worldLine('ask-location', 'at-home')
        : worldLine('ask-location', 'at-desk', { desk: person.desk }),
    computer === undefined
      ? worldLine('computer-name', 'none')
      : worldLine('computer-name', 'reads', { host: computer.host }),
    computer === undefined
      ? worldLine('ask-asset-number', 'none')
      : worldLine('ask-asset-number', 'reads', { asset: computer.asset }),
    worldLine('restart', 'no-change'),
    worldLine('sign-out-in', 'no-change'),
    worldLine('try-again', 'no-change'),
    worldLine('may-close', 'not-yet'),
    worldLine('send-screenshot', 'nothing-new'),
    worldLine('any-news', 'nothing-new'),
    worldLine('blocked-work', 'in-general'),
    worldLine('describe-problem', 'as-before'),
  ];
}

/** What somebody says to a question of the ticket that is not for them. */
function notForMe({ id }: Pick<Intent, 'id'>): SpokenLine {
  return { id: `${id}-not-for-me`, intent: id, sayKey: 'desk-talk:line.any.cannot-tell' };
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
    ticket: linesOf(lines),
    desk: [...DESK_LINES, ...worldLines(world, person), ...intents.map(notForMe)],
    again: LEAD_INS,
  };
}
