import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { onExit, practiceScreen } from './practice-screen.tsx';

const { openLab } = practiceScreen();

afterEach(() => {
  vi.restoreAllMocks();
});

async function practise(options: { wide?: boolean } = {}): Promise<UserEvent> {
  localStorage.setItem(STORAGE_KEYS.labTour, '99');
  const person = await openLab(options);
  await person.click(screen.getByRole('button', { name: /^Dead on Monday: no light, no fan/ }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  return person;
}

const panel = (name: string) => screen.getByRole('region', { name });
const head = (name: string) => {
  const [button] = within(panel(name)).getAllByRole('button');
  if (button === undefined) throw new Error(`${name} has no head`);
  return button;
};
const isOpen = (name: string) => head(name).getAttribute('aria-expanded') === 'true';

describe('somebody at the bench', () => {
  it('begins at the step card, with complaint and step open, theory and lists folded', async () => {
    await practise();
    expect(document.activeElement).toBe(panel('Next step'));
    expect(['Complaint', 'Next step', 'Theory'].map(isOpen)).toEqual([true, true, false]);
    expect(screen.queryByRole('region', { name: 'Parts' })).toBeNull();
  });

  it('folds a panel without losing the focus, and finds it folded at the next job of the same screen', async () => {
    const person = await practise();
    await person.click(head('Next step'));
    expect(document.activeElement).toBe(head('Next step'));
    expect(head('Next step').textContent).toContain('1 of 6Ask the customer');
    await person.click(screen.getByRole('button', { name: 'Log' }));
    cleanup();
    await practise();
    expect(['Complaint', 'Next step'].map(isOpen)).toEqual([true, false]);
    expect(screen.getByRole('log')).not.toBeNull();
    cleanup();
    // A phone remembers for itself.
    await practise({ wide: false });
    expect(isOpen('Next step')).toBe(true);
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('sees the complaint fold after their first action, and keep its first words', async () => {
    const person = await practise();
    await person.keyboard('1');
    await person.click(within(panel('Look')).getByText('Listen'));
    await screen.findByText('Findings');
    expect(isOpen('Complaint')).toBe(false);
    expect(head('Complaint').textContent).toMatch(/^Complaint: “\w+/);
  });

  it('takes a tool, which folds step and theory to their titles, and has them back when it is put down', async () => {
    const person = await practise();
    await person.click(head('Theory'));
    await person.keyboard('2');
    expect(['Next step', 'Theory'].map(isOpen)).toEqual([false, false]);
    await person.keyboard('2');
    expect(['Next step', 'Theory'].map(isOpen)).toEqual([true, true]);
  });

  it('takes a tool on a low screen, which folds the complaint too, and has it back when it is put down', async () => {
    const person = await practise();
    act(() => setMediaQuery('(max-height: 60rem)', true));
    await person.keyboard('3');
    expect(isOpen('Complaint')).toBe(false);
    await person.keyboard('3');
    expect(isOpen('Complaint')).toBe(true);
  });

  it('turns a screen with a tool in hand, and the step stays folded until that is put down', async () => {
    const person = await practise();
    await person.keyboard('3');
    act(() => setMediaQuery('(max-width: 639.98px)', true));
    await waitFor(() => expect(document.querySelector('[data-shape="m"]')).not.toBeNull());
    expect(isOpen('Next step')).toBe(false);
    await person.keyboard('3');
    expect(isOpen('Next step')).toBe(true);
  });

  it('folds all to titles with H, the lists too, and has them back with another H', async () => {
    const person = await practise();
    await person.keyboard('l');
    expect(panel('Parts')).not.toBeNull();
    await person.keyboard('h');
    expect(['Complaint', 'Next step', 'Theory'].map(isOpen)).toEqual([false, false, false]);
    expect(screen.queryByRole('region', { name: 'Parts' })).toBeNull();
    await person.keyboard('h');
    expect(['Complaint', 'Next step'].map(isOpen)).toEqual([true, true]);
    expect(panel('Parts')).not.toBeNull();
  });

  it('stays among the questions after asking one', async () => {
    const person = await practise();
    await person.keyboard('9');
    const customer = within(panel('Customer'));
    const [first, second] = customer.getAllByRole('button', { name: /\?$/ });
    const next = second?.textContent;
    first?.focus();
    await person.keyboard('{Enter}');
    await customer.findByRole('blockquote');
    expect(document.activeElement?.textContent).toBe(next);
  });

  it('has one exit button, which leaves the simulation', async () => {
    const person = await practise();
    expect(screen.queryByRole('button', { name: 'Lab home' })).toBeNull();
    onExit.mockClear();
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    expect(onExit).toHaveBeenCalledOnce();
  });
});
