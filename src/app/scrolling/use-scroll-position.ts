import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepScrollPositions, noteRestored, savedScrollTop, saveScrollTop } from './scroll-memory.ts';
import { scrollTargetOf } from './scroll-target.ts';

/** Events that mean the person is scrolling themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/** Scrolls as a browser does between documents: a new page starts at the top, Back restores the position. */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    const remember = (): void => saveScrollTop(last.current.key, window.scrollY);
    const takeOver = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = (): void => {
      // Let the browser restore the position of a document that it loads again.
      window.history.scrollRestoration = 'auto';
      keepScrollPositions();
    };
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  // Before paint, and before the scroll event that a shorter page causes.
  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    const savedTop = savedScrollTop(location.key);
    // A prerendered page may have been scrolled before it hydrated.
    if (from.key === location.key && savedTop === null) return;
    if (navigation === 'POP' && savedTop !== null) noteRestored(location.key);
    const top = scrollTargetOf({ navigation, from, to: location, savedTop });
    if (top === null || (top === 0 && window.scrollY === 0)) return;
    return scrollWhenLongEnough(top);
  }, [location, navigation]);
}

/** Scrolls now, and again while the page is still growing to that height. Returns a function that stops it. */
function scrollWhenLongEnough(top: number): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const go = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stopping.abort();
  };
  go();
  if (signal.aborted) return () => undefined;
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => stopping.abort(), { passive: true, signal });
  return () => stopping.abort();
}
