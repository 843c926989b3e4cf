import { DESK_INTENTS } from '../talk/desk-intents.ts';
import type { Repertoire } from '../talk/lines.ts';
import type { Line } from '../talk/talk.ts';
import type { WorldEffect } from '../world/effects.ts';
import { type ConditionContext, holds } from './condition.ts';
import type { VoiceLine } from './voice.ts';

type DeskLine = Line<ConditionContext, WorldEffect>;

function lineOf({ id, answers, when, says, effects, once, mood, patience }: VoiceLine): DeskLine {
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

/** What anybody answers to what the ticket says nothing about. */
const COMMON_LINES: readonly DeskLine[] = DESK_INTENTS.map(({ id, kind }) => ({
  id: `desk.${id}`,
  intent: id,
  sayKey: `answer.${id}`,
  ...(kind === 'lapse' ? { mood: -1, patience: -1 } : {}),
  ...(kind === 'courtesy' ? { mood: 1 } : {}),
}));

const again = (id: string): DeskLine => ({ id: `desk.${id}`, intent: 'again', sayKey: `answer.${id}` });

/** What a person with these lines can say. */
export function repertoireOf(lines: readonly VoiceLine[]): Repertoire<ConditionContext, WorldEffect> {
  return { ticket: lines.map(lineOf), desk: COMMON_LINES, again: [again('as-i-said'), again('once-more')] };
}
