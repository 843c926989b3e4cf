import type { CardReview } from '../../../core/assessment/facts/review.ts';
import { z } from '../../../core/contracts/zod.ts';
import { SIMULATION_IDS } from '../../../core/simulation-ids.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';
import { personKey } from '../../../runs/practice/person-key.ts';
import type { MetObjective } from './met-objectives.ts';

/** What the database takes for a fact. */
const FACT_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const review: z.ZodType<CardReview> = z.object({
  id: z.uuid(),
  fact: z.string().max(60).regex(FACT_ID),
  rating: z.literal([1, 2, 3, 4]),
  at: z.number(),
});
const reviews = z.array(z.unknown()).transform((list) =>
  list.flatMap((one) => {
    const parsed = review.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  }),
);
const known = z.object({
  reviews,
  met: z.array(
    z.object({
      objective: z.string(),
      by: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('run'),
          simulation: z.enum(SIMULATION_IDS),
          story: z.string().nullable(),
        }),
        z.object({ kind: z.literal('tutorial'), tutorial: z.string() }),
      ]),
      at: z.number(),
    }),
  ),
});

const waitingKey = (personId: string): string => personKey(STORAGE_KEYS.cardReviews, personId);
const knownKey = (personId: string): string => personKey(STORAGE_KEYS.cardsKnown, personId);

/** Answers that this browser keeps until the server has them. */
export function waitingReviews(personId: string): readonly CardReview[] {
  return readStored<readonly CardReview[]>(waitingKey(personId), reviews, []);
}

/** Keeps an answer until it is sent. Answers whether it will be there after a reload. */
export function keepReview(personId: string, one: CardReview): boolean {
  return writeStored(waitingKey(personId), [...waitingReviews(personId), one]);
}

/** Forgets answers that the server has. Others, of another tab, stay. */
export function dropReviews(personId: string, sent: readonly CardReview[]): void {
  const ids = new Set(sent.map(({ id }) => id));
  const left = waitingReviews(personId).filter(({ id }) => !ids.has(id));
  if (left.length === 0) removeStored(waitingKey(personId));
  else writeStored(waitingKey(personId), left);
}

/** What the server said when it was last reached: enough for a round without a network. */
export interface KnownCards {
  readonly reviews: readonly CardReview[];
  readonly met: readonly MetObjective[];
}

/** Null where this browser has never loaded the person's cards. */
export function knownCards(personId: string): KnownCards | null {
  return readStored<KnownCards | null>(knownKey(personId), known, null);
}

export function rememberCards(personId: string, cards: KnownCards): void {
  writeStored(knownKey(personId), cards);
}
