import { DESK_INTENTS } from '../talk/desk-intents.ts';
import { DESK_LINES, LEAD_INS } from '../talk/desk-lines.ts';
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

/** What anybody answers to what the ticket says nothing about: the lines of the desk, and one for each intent without. */
const COMMON_LINES: readonly DeskLine[] = [
  ...DESK_LINES,
  ...DESK_INTENTS.filter(({ id }) => !DESK_LINES.some(({ intent }) => intent === id)).map(({ id }) => ({
    id: `desk.${id}`,
    intent: id,
    sayKey: `answer.${id}`,
  })),
];

/** What a person with these lines can say. */
export function repertoireOf(lines: readonly VoiceLine[]): Repertoire<ConditionContext, WorldEffect> {
  return { ticket: lines.map(lineOf), desk: COMMON_LINES, again: LEAD_INS };
}
