import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS, writeText } from '../lib/storage.ts';

export type Theme = 'light' | 'dark';

/** The theme that public/boot.js has put on the page, or the last one chosen since. */
function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Stores the choice and paints it. */
export function chooseTheme(theme: Theme): void {
  writeText(STORAGE_KEYS.theme, theme);
  document.documentElement.dataset['theme'] = theme;
}

/** The theme. public/boot.js paints another tab's choice, and the system's as long as nothing is chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
