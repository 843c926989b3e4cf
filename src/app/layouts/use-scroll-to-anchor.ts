import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** `/#pricing` from another page: the section is there only once this page is, so the page itself goes to it. */
export function useScrollToAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same anchor count.
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
