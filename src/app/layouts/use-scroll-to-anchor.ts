import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isRestored } from '../scrolling/scroll-memory.ts';

/** `/#pricing` from another page: the section is there only once this page is, so the page itself goes to it. Back restores. */
export function useScrollToAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isRestored(key)) return;
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
