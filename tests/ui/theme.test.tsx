import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from '../../src/ui/theme-toggle.tsx';
import { setMediaQuery } from '../support/browser-stubs.ts';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const BOOT_SCRIPT = readFileSync('public/boot.js', 'utf8');

/** What the browser does before first paint. */
const boot = (): void => new Function(BOOT_SCRIPT)();
const root = document.documentElement;

afterEach(() => {
  setMediaQuery(SYSTEM_DARK, false);
  delete root.dataset['theme'];
});

describe('before first paint', () => {
  it.each([
    { stored: null, systemIsDark: false, painted: 'light' },
    { stored: null, systemIsDark: true, painted: 'dark' },
    { stored: 'light', systemIsDark: true, painted: 'light' },
    { stored: 'dark', systemIsDark: false, painted: 'dark' },
    { stored: 'purple', systemIsDark: true, painted: 'dark' },
  ])('the choice $stored on a system that is dark: $systemIsDark paints $painted', (when) => {
    if (when.stored !== null) window.localStorage.setItem('theme', when.stored);
    setMediaQuery(SYSTEM_DARK, when.systemIsDark);
    boot();
    expect(root.dataset['theme']).toBe(when.painted);
  });

  it('blocked storage does not break the page', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    setMediaQuery(SYSTEM_DARK, true);
    boot();
    blocked.mockRestore();
    expect(root.dataset['theme']).toBe('dark');
    expect(root.dataset['sidebar']).toBe('expanded');
  });
});

describe('the theme toggle', () => {
  it('says which theme a press selects, and keeps the choice for the next visit', async () => {
    const person = userEvent.setup();
    boot();
    render(<ThemeToggle />);
    await person.click(screen.getByRole('button', { name: 'Use dark theme' }));
    expect(root.dataset['theme']).toBe('dark');
    screen.getByRole('button', { name: 'Use light theme' });
    delete root.dataset['theme'];
    boot();
    expect(root.dataset['theme']).toBe('dark');
  });

  it('follows the system as long as nobody has chosen', async () => {
    const person = userEvent.setup();
    boot();
    render(<ThemeToggle />);
    act(() => setMediaQuery(SYSTEM_DARK, true));
    expect(root.dataset['theme']).toBe('dark');
    await person.click(await screen.findByRole('button', { name: 'Use light theme' }));
    act(() => setMediaQuery(SYSTEM_DARK, false));
    act(() => setMediaQuery(SYSTEM_DARK, true));
    expect(root.dataset['theme']).toBe('light');
  });

  it('follows the choice made in another tab', () => {
    boot();
    render(<ThemeToggle />);
    window.localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
    expect(root.dataset['theme']).toBe('dark');
  });
});
