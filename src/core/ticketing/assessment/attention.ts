import type { DeskTime } from '../clocks/business-time.ts';
import type { FollowedStep } from '../model/followed-step.ts';

/** A stretch of a shift in which one ticket was open; null for none. */
export interface Attention {
  readonly ticket: string | null;
  readonly from: DeskTime;
  readonly until: DeskTime;
}

/** What the learner was with, from the first command to the last. */
export function attentionOf(steps: readonly FollowedStep[]): readonly Attention[] {
  const stretches: Attention[] = [];
  for (const { before, after } of steps) {
    if (after.now === before.now) continue;
    const last = stretches.at(-1);
    const stretch = { ticket: after.open, from: before.now, until: after.now };
    if (last !== undefined && last.ticket === stretch.ticket && last.until === stretch.from)
      stretches[stretches.length - 1] = { ...last, until: stretch.until };
    else stretches.push(stretch);
  }
  return stretches;
}
