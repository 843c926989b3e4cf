/** An address as far as scrolling is concerned. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface ScrollFacts {
  /** POP is Back or Forward, and a fresh load of the page. */
  readonly navigation: 'POP' | 'PUSH' | 'REPLACE';
  readonly from: Place;
  readonly to: Place;
  /** Where the person was on this history entry; null for one they have not scrolled. */
  readonly savedTop: number | null;
}

/**
 * How far down the page is to stand after a navigation; null leaves it where it is. Back and Forward restore. Another page,
 * and the present one asked for again (Home on the landing page), begin at the top. A hash names its own place, and a change
 * of the query alone moves nothing.
 */
export function scrollTargetOf({ navigation, from, to, savedTop }: ScrollFacts): number | null {
  if (navigation === 'POP') return savedTop ?? (to.hash === '' ? 0 : null);
  if (to.hash !== '') return null;
  return to.pathname !== from.pathname || to.search === from.search ? 0 : null;
}
