import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { practiceScreen } from './practice-screen.tsx';

const UPRIGHT = '(max-width: 639.98px)';
const ON_ITS_SIDE = '(max-height: 480px) and (orientation: landscape)';

const { openLab } = practiceScreen();

afterEach(() => {
  setMediaQuery(UPRIGHT, false);
  setMediaQuery(ON_ITS_SIDE, false);
  vi.restoreAllMocks();
});

async function practise(): Promise<UserEvent> {
  localStorage.setItem(STORAGE_KEYS.labTour, '99');
  const person = await openLab();
  await person.click(screen.getByRole('button', { name: /^Dead on Monday: no light, no fan/ }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  return person;
}

/** Changes the window's shape, which moves and re-mounts panels. */
async function reshape(shape: 'wide' | 'upright' | 'on its side'): Promise<void> {
  await act(async () => {
    setMediaQuery(UPRIGHT, shape === 'upright');
    setMediaQuery(ON_ITS_SIDE, shape === 'on its side');
  });
}

const panel = (name: string) => screen.getByRole('region', { name });
const headOf = (name: string) => within(panel(name)).getAllByRole('button')[0];

describe('somebody whose window changes its size', () => {
  it('keeps the focus on the head of the panel that has it', async () => {
    await practise();
    act(() => headOf('Complaint')?.focus());
    for (const shape of ['upright', 'on its side', 'wide'] as const) {
      const before = document.activeElement;
      await reshape(shape);
      expect(document.activeElement).not.toBe(before);
      expect(document.activeElement).toBe(headOf('Complaint'));
    }
  });

  it('keeps the focus on the panel itself, and on the button in it', async () => {
    await practise();
    expect(document.activeElement).toBe(panel('Next step'));
    await reshape('upright');
    expect(document.activeElement).toBe(panel('Next step'));
    act(() => within(panel('Next step')).getByRole('button', { name: 'Ask' }).focus());
    await reshape('wide');
    expect(document.activeElement).toBe(within(panel('Next step')).getByRole('button', { name: 'Ask' }));
  });

  it('keeps the focus on the tool in the belt', async () => {
    await practise();
    const power = () =>
      within(screen.getByRole('toolbar', { name: 'Tool belt' })).getByRole('button', { name: 'Power' });
    act(() => power().focus());
    await reshape('upright');
    expect(document.activeElement).toBe(power());
    await reshape('on its side');
    expect(document.activeElement).toBe(power());
  });

  it('keeps the focus on the button in the panel of the tool in hand', async () => {
    const person = await practise();
    await person.keyboard('2');
    const strap = () => within(panel('Power')).getByRole('button', { name: 'Put on the strap' });
    act(() => strap().focus());
    await reshape('upright');
    expect(document.activeElement).toBe(strap());
    await person.keyboard('1');
    expect(document.activeElement).toBe(panel('Look'));
  });
});
