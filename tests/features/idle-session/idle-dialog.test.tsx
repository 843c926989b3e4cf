import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleSession } from '../../../src/features/idle-session/ui/idle-session.tsx';
import { connectToastSink, type Toast } from '../../../src/lib/notify.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The toasts shown. */
let toasts: Toast[] = [];
let hangUp: () => void = () => undefined;

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function sitDown(onLogout = vi.fn(() => Promise.resolve())) {
  render(<IdleSession sessionId="one" onLogout={onLogout} />);
  return onLogout;
}

async function fallIdle(onLogout?: () => Promise<void>) {
  const logout = sitDown(onLogout === undefined ? undefined : vi.fn(onLogout));
  await pass(15 * MINUTE);
  expect(screen.getByRole('alertdialog', { name: 'Session Timeout Warning' })).toBeTruthy();
  return logout;
}

beforeEach(async () => {
  // Imported ahead, because time is fake below.
  await import('../../../src/features/idle-session/ui/idle-dialog.tsx');
  vi.useFakeTimers();
  toasts = [];
  hangUp = connectToastSink((toast) => toasts.push(toast));
});
afterEach(() => {
  hangUp();
  vi.useRealTimers();
});

describe('the warning', () => {
  it('opens after 15 minutes and counts a minute down in seconds', async () => {
    await fallIdle();
    expect(screen.getByText('You will be logged out in 60 seconds.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay Logged In' }));
    await pass(59 * SECOND);
    expect(screen.getByText('You will be logged out in 1 second.')).toBeTruthy();
  });

  it('is closed by Stay Logged In, with a message', async () => {
    const logout = await fallIdle();
    fireEvent.click(screen.getByRole('button', { name: 'Stay Logged In' }));
    await pass(0);
    expect(toasts).toEqual([
      {
        title: 'Session Extended',
        description: 'Your session has been extended.',
        isDestructive: false,
        durationMs: 3000,
      },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(logout).not.toHaveBeenCalled();
  });

  it('appears again after another 15 minutes, with a full minute', async () => {
    await fallIdle();
    await pass(12 * SECOND);
    fireEvent.click(screen.getByRole('button', { name: 'Stay Logged In' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(15 * MINUTE);
    expect(screen.getByText('You will be logged out in 60 seconds.')).toBeTruthy();
  });

  it.each([
    ['a mouse button', () => fireEvent.mouseDown(document.body)],
    ['the mouse', () => fireEvent.mouseMove(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['scrolling', () => fireEvent.scroll(document.body)],
    ['a touch', () => fireEvent.touchStart(document.body, { changedTouches: [{ clientX: 0, clientY: 0 }] })],
  ])('is closed by %s, without a message', async (_what, stir) => {
    const logout = await fallIdle();
    stir();
    await pass(499);
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    await pass(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toasts).toEqual([]);
    expect(logout).not.toHaveBeenCalled();
  });

  it('stays open while the mouse moves inside it, also on its way in, so that a slow click reaches its button', async () => {
    await fallIdle();
    fireEvent.mouseMove(document.body);
    await pass(300);
    const button = screen.getByRole('button', { name: 'Stay Logged In' });
    fireEvent.mouseMove(button);
    await pass(2 * SECOND);
    fireEvent.mouseDown(button);
    await pass(700);
    fireEvent.click(button);
    await pass(0);
    expect(toasts.map(({ title }) => title)).toEqual(['Session Extended']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is closed by a press of the mouse beside its buttons, and by a key', async () => {
    await fallIdle();
    fireEvent.mouseDown(screen.getByRole('timer'));
    await pass(500);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(15 * MINUTE);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Logout Now' }), { key: 'Shift' });
    await pass(500);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is closed by activity in another tab', async () => {
    await fallIdle();
    window.localStorage.setItem('last_activity', String(Date.now()));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'last_activity' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('logs out at once by Logout Now, and only once however often it is pressed', async () => {
    const logout = await fallIdle(() => new Promise(() => undefined));
    const button = screen.getByRole('button', { name: 'Logout Now' });
    fireEvent.click(button);
    fireEvent.click(button);
    await pass(0);
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('logs out by itself when the minute is over', async () => {
    const logout = await fallIdle(() => new Promise(() => undefined));
    await pass(60 * SECOND - 1);
    expect(logout).not.toHaveBeenCalled();
    await pass(1);
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('stays open when logging out has failed, and tries again by its button and when the network is back', async () => {
    const logout = await fallIdle();
    await pass(61 * SECOND);
    expect(logout).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stay Logged In' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Logout Now' }));
    await pass(0);
    expect(logout).toHaveBeenCalledTimes(2);
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(logout).toHaveBeenCalledTimes(3);
  });
});

it('a person who keeps moving is never warned', async () => {
  const logout = sitDown();
  for (let minute = 0; minute < 40; minute += 1) {
    fireEvent.mouseMove(document.body);
    await pass(MINUTE);
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(logout).not.toHaveBeenCalled();
});
