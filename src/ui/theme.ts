import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS, writeText } from '../lib/storage.ts';

export type Theme = 'light' | 'dark';

/** The theme on the page: set by public/boot.js or by the last choice. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Stores the choice and applies it. */
export function chooseTheme(theme: Theme): void {
  writeText(STORAGE_KEYS.theme, theme);
  document.documentElement.dataset['theme'] = theme;
}

/** The current theme. public/boot.js applies changes from other tabs and, while nothing is chosen, from the system. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
