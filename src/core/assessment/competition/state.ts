import { MS_PER_DAY } from '../../kernel/time.ts';

/** Where a competition stands in time. */
export type CompetitionState =
  /** People know of it. */
  | 'announced'
  /** The practice pack is out. */
  | 'practice'
  /** It can be played. */
  | 'open'
  /** The list of places is shown. */
  | 'closed';

/** When a competition can be played; ms since 1970. */
interface CompetitionWindow {
  readonly opensAt: number;
  readonly closesAt: number;
}

const PRACTICE_DAYS = 7;
const REVIEW_DAYS = 3;

/** When the practice pack comes out: a week before the window opens. ms since 1970. */
export function practiceFrom({ opensAt }: CompetitionWindow): number {
  return opensAt - PRACTICE_DAYS * MS_PER_DAY;
}

/** Until when the list may still change because somebody disputed an item or something was flagged; ms since 1970. */
export function reviewedUntil({ closesAt }: CompetitionWindow): number {
  return closesAt + REVIEW_DAYS * MS_PER_DAY;
}

export function competitionState(window: CompetitionWindow, nowMs: number): CompetitionState {
  if (nowMs >= window.closesAt) return 'closed';
  if (nowMs >= window.opensAt) return 'open';
  return nowMs >= practiceFrom(window) ? 'practice' : 'announced';
}
