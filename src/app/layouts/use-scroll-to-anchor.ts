import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isRestored } from '../scrolling/scroll-memory.ts';

/**
 * Scrolls to the section of an address such as `/#pricing` once the page has rendered; Back restores the scroll
 * position instead.
 */
export function useScrollToAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isRestored(key)) return;
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
