import { screen, act as settle, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceHas3d, log, openDemo, timer, words } from './demo-lab-screen.tsx';

beforeEach(() => deviceHas3d(false));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms));
const secondsLeft = (): number => Number.parseInt(timer().textContent ?? '', 10);

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
  it('do not run while somebody reads the job card; the first action starts them', async () => {
    const { person } = await openDemo();
    await pass(30_000);
    expect(words(timer())).toContain('60 s');
    expect(screen.getByText('Starts with your first action')).not.toBeNull();
    await person.keyboard('1');
    await pass(10_000);
    expectAbout(50);
  });

  it('stand still while the tab is hidden', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await pass(5_000);
    await tabIs('hidden');
    await pass(600_000);
    await tabIs('visible');
    await pass(5_000);
    expectAbout(50);
  });

  it('stand still while help is open, and help says so', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await pass(5_000);
    await person.click(screen.getByRole('button', { name: 'Help' }));
    await pass(120_000);
    expect(words(screen.getByRole('dialog'))).toContain('They are stopped now.');
    await person.click(screen.getByRole('button', { name: 'Back to the bench' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expectAbout(55);
    await pass(5_000);
    expectAbout(50);
  });

  it('are said aloud at 30 and at 10, not every second', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await pass(25_000);
    expect(screen.queryByText(/seconds left/)).toBeNull();
    const said = new Set<string>();
    for (let moments = 0; moments < 70; moments += 1) {
      await pass(500);
      const aloud = screen.queryByText(/^\d+ seconds left$/);
      if (aloud !== null) said.add(words(aloud));
    }
    expect([...said]).toEqual(['30 seconds left', '10 seconds left']);
  });

  it('end with what was achieved and where to go on, without a word of blame, the bench frozen', async () => {
    const { person, onFinished, onExit } = await openDemo();
    await person.keyboard('1');
    await waitFor(() => expect(words(log())).toContain('the DRAM LED stays lit'));
    await pass(61_000);
    const ending = within(await screen.findByRole('region', { name: 'Your result' }));
    expect(document.activeElement).toBe(
      ending.getByRole('heading', { name: 'That was the minute. Look how far you got.' }),
    );
    expect(ending.getByText('Read the evidence before touching anything')).not.toBeNull();
    expect(ending.getByRole('row', { name: /^Memory 36% 87%$/ })).not.toBeNull();
    expect(ending.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/admin/plans');
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        outcome: 'time-up',
        activeMs: 60_000,
        report: expect.objectContaining({ solved: false }),
      }),
    );
    const before = log().textContent;
    await person.keyboard('2');
    await pass(1_000);
    expect(log().textContent).toBe(before);
    expect(log().closest('[inert]')).not.toBeNull();
    await person.click(ending.getByRole('button', { name: 'Leave the bench' }));
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('tell somebody who skipped the clip what it would have been worth', async () => {
    const { person } = await openDemo();
    await person.keyboard('2');
    await waitFor(() => expect(words(log())).toContain('comes up at that end'));
    await pass(61_000);
    const ending = await screen.findByRole('region', { name: 'Your result' });
    expect(words(ending)).toContain('The 30-second clip of the DRAM LED would have made it 87%.');
  });
});
