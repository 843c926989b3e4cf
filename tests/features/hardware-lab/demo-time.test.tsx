import { screen, act as settle, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  answerUntil,
  deviceHas3d,
  openDemo,
  pass,
  secondsLeft,
  timer,
  words,
} from './demo-lab-screen.tsx';

beforeEach(() => deviceHas3d(false));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tabIs(state: 'hidden' | 'visible'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return settle(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Fake time flows a little by itself, so seconds are compared within one. */
function expectAbout(seconds: number): void {
  expect(Math.abs(secondsLeft() - seconds)).toBeLessThanOrEqual(1);
}

describe('the 60 seconds', () => {
  it('do not run while the complaint is being read; the first answer starts them', async () => {
    const { person } = await openDemo();
    await pass(30_000);
    expect(words(timer())).toBe('1:00');
    expect(screen.getByText('Starts with your first answer')).not.toBeNull();
    await answer(person, '2', 'Which RAM module is not seated?');
    await pass(10_000);
    expectAbout(50);
  });

  it('do not run while the tab is hidden', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await pass(5_000);
    await tabIs('hidden');
    await pass(600_000);
    await tabIs('visible');
    await pass(5_000);
    expectAbout(50);
  });

  it('do not run while help is open, and help says so', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await pass(5_000);
    await person.click(screen.getByRole('button', { name: 'Help' }));
    await pass(120_000);
    expect(words(screen.getByRole('dialog'))).toContain('The clock is stopped now.');
    await person.click(screen.getByRole('button', { name: 'Back to the bench' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expectAbout(55);
    await pass(5_000);
    expectAbout(50);
  });

  it('are announced at 30 and at 10, not every second', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await pass(25_000);
    expect(screen.queryByText(/seconds left/)).toBeNull();
    const announced = new Set<string>();
    for (let moments = 0; moments < 70; moments += 1) {
      await pass(500);
      const aloud = screen.queryByText(/^\d+ seconds left$/);
      if (aloud !== null) announced.add(words(aloud));
    }
    expect([...announced]).toEqual(['30 seconds left', '10 seconds left']);
  });

  it('end with what was done and what was not, what was missing, and no further question', async () => {
    const { person, onFinished, onExit } = await openDemo();
    await answerUntil(person, 'How does the module come out?');
    await pass(61_000);
    const ending = within(await screen.findByRole('region', { name: 'Your demo result' }));
    expect(document.activeElement).toBe(
      ending.getByRole('heading', { name: 'Time is up. The screen is still black.' }),
    );
    expect(ending.getAllByRole('listitem').map(words)).toEqual([
      'Read the lit LED: DRAM done',
      'Found the module that was not seated done',
      'Reseat it until both ends click not done',
      'Take the strap off, then plug in not done',
      'Start it and see the picture not done',
    ]);
    expect(ending.getByText('Missing: open both latches, reseat B2, then start.')).not.toBeNull();
    expect(ending.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/admin/plans');
    expect(screen.queryByText(/proven/)).toBeNull();
    expect(screen.queryByText('The picture is back.')).toBeNull();
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcome: 'time-up', seconds: 60, missing: 'open-latches' }),
    );
    await person.keyboard('3');
    await pass(1_000);
    expect(screen.queryByRole('region', { name: 'Question' })).toBeNull();
    await person.click(ending.getByRole('button', { name: 'Leave' }));
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('that are over can be left without a question', async () => {
    const { person, onExit } = await openDemo();
    await person.keyboard('2');
    await pass(61_000);
    await screen.findByRole('region', { name: 'Your demo result' });
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    expect(onExit).toHaveBeenCalledOnce();
  });
});
