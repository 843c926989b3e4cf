import type { OfferedIntent } from '../../../core/ticketing/model/view.ts';
import { DESK_INTENT_KINDS } from '../../../core/ticketing/talk/intents/ids.ts';

export const SENTENCE_SETS = ['ticket', 'question', 'request', 'courtesy'] as const;
export type SentenceSet = (typeof SENTENCE_SETS)[number];

/** A lapse stands among the questions, where somebody would say it: nothing marks it as one. */
const SET_OF: Readonly<Record<(typeof DESK_INTENT_KINDS)[keyof typeof DESK_INTENT_KINDS], SentenceSet>> = {
  question: 'question',
  request: 'request',
  courtesy: 'courtesy',
  lapse: 'question',
};

/** Where a sentence is offered. What the desk does not know belongs to the ticket. */
function setOf({ id }: OfferedIntent): SentenceSet {
  const kind = Object.entries(DESK_INTENT_KINDS).find(([known]) => known === id)?.[1];
  return kind === undefined ? 'ticket' : SET_OF[kind];
}

/** The sentences of a set; lapses come last. */
export function sentencesIn(intents: readonly OfferedIntent[], set: SentenceSet): readonly OfferedIntent[] {
  const isLapse = ({ id }: OfferedIntent): boolean =>
    Object.entries(DESK_INTENT_KINDS).some(([known, kind]) => known === id && kind === 'lapse');
  return intents
    .filter((intent) => setOf(intent) === set)
    .toSorted((left, right) => Number(isLapse(left)) - Number(isLapse(right)));
}
