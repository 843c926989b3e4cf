import { useSyncExternalStore } from 'react';
import { readText, STORAGE_KEYS, writeText } from '../lib/storage.ts';

export type Theme = 'light' | 'dark';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The theme that public/boot.js has put on the page, or the last one chosen since. */
function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Stores the choice and paints it. */
export function chooseTheme(theme: Theme): void {
  writeText(STORAGE_KEYS.theme, theme);
  paint(theme);
}

/** The theme, and what follows it: another tab's choice, and the system's as long as nothing is chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

function storedTheme(): Theme | null {
  const stored = readText(STORAGE_KEYS.theme);
  return stored === 'dark' || stored === 'light' ? stored : null;
}

function paint(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

function subscribe(changed: () => void): () => void {
  const system = window.matchMedia(SYSTEM_DARK);
  const follow = (): void => {
    const wanted = storedTheme() ?? (system.matches ? 'dark' : 'light');
    if (wanted !== currentTheme()) paint(wanted);
  };
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  // What changed while nothing on the page listened.
  follow();
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
