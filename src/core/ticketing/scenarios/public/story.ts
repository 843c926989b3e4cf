import type { Channel } from '../../record/vocabulary.ts';

/** Groups of tickets in the practice library, in the order in which they are learned. */
export type DeskFamily = 'accounts' | 'network' | 'queue' | 'endpoint' | 'mail' | 'printing' | 'breadth';

/** What everybody may know about a ticket of the catalogue before it is dealt. */
export interface DeskStory {
  /** Such as `TK-01`. */
  readonly id: string;
  readonly family: DeskFamily;
  readonly channel: Channel;
  /** 1 (easiest) to 5. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
}
