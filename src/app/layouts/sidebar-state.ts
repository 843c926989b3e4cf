import { useSyncExternalStore } from 'react';
import { readText, STORAGE_KEYS, writeText } from '../../lib/storage.ts';

/** The cookie beside localStorage lasts a week (spec sections 2 and 9). */
const COOKIE_MAX_AGE_S = 7 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Whether the sidebar is expanded: read from the attribute that public/boot.js sets before first paint. */
export function isSidebarExpanded(): boolean {
  return document.documentElement.dataset['sidebar'] !== 'collapsed';
}

/** Changes the width and remembers it in localStorage and for seven days in a cookie. */
export function setSidebarExpanded(isExpanded: boolean): void {
  const state = isExpanded ? 'expanded' : 'collapsed';
  document.documentElement.dataset['sidebar'] = state;
  writeText(STORAGE_KEYS.sidebar, state);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox, and this is one plain value.
  document.cookie = `${STORAGE_KEYS.sidebar}=${state}; path=/; max-age=${COOKIE_MAX_AGE_S}; samesite=lax`;
  for (const listener of listeners) listener();
}

export function useSidebarExpanded(): boolean {
  return useSyncExternalStore(subscribe, isSidebarExpanded, () => true);
}

/** Follows changes made in other tabs too. */
function subscribe(changed: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== STORAGE_KEYS.sidebar) return;
    document.documentElement.dataset['sidebar'] = readText(STORAGE_KEYS.sidebar) ?? 'expanded';
    changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', follow);
  };
}
