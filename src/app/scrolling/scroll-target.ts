/** The parts of an address that decide about scrolling. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface ScrollFacts {
  /** POP is Back, Forward or a fresh load of the page. */
  readonly navigation: 'POP' | 'PUSH' | 'REPLACE';
  readonly from: Place;
  readonly to: Place;
  /** The saved position of this history entry; null if it was never scrolled. */
  readonly savedTop: number | null;
}

/**
 * The scroll position after a navigation; null leaves it unchanged. Back and Forward restore the saved position.
 * Another page, or the same page requested again (Home on the landing page), starts at the top. A hash scrolls to
 * its anchor, and a change of only the query does not scroll.
 */
export function scrollTargetOf({ navigation, from, to, savedTop }: ScrollFacts): number | null {
  if (navigation === 'POP') return savedTop ?? (to.hash === '' ? 0 : null);
  if (to.hash !== '') return null;
  return to.pathname !== from.pathname || to.search === from.search ? 0 : null;
}
