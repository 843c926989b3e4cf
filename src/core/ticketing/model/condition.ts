import { type ReadingId, take } from '../world/readings.ts';
import type { World } from '../world/world.ts';

/** When something holds, as data: a dealt state carries it, and the state of the world decides. */
export type Condition =
  /** A reading of a subject gives one of these outcomes now. */
  | { readonly reading: ReadingId; readonly subject: string; readonly is: readonly string[] }
  /** Something was said before in the same ticket. */
  | { readonly said: string }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export interface ConditionContext {
  readonly world: World;
  readonly now: number;
  /** Ids of the lines that were said in the ticket. */
  readonly said: readonly string[];
}

/** Whether a condition holds. */
export function holds(condition: Condition, context: ConditionContext): boolean {
  // Most are readings: those are looked for first.
  if ('reading' in condition) {
    const outcome = take(context.world, condition.reading, condition.subject, context.now);
    return outcome !== null && condition.is.includes(outcome);
  }
  if ('not' in condition) return !holds(condition.not, context);
  if ('all' in condition) return condition.all.every((one) => holds(one, context));
  if ('any' in condition) return condition.any.some((one) => holds(one, context));
  return context.said.includes(condition.said);
}
