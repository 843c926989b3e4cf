import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayPlayer } from '../../../src/runs/replay/replay-player.tsx';
import type { ReplayStep } from '../../../src/runs/replay/replay-step.ts';
import { usePlayback } from '../../../src/runs/replay/use-playback.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';

const STEPS: readonly ReplayStep[] = [null, 'Put on the strap', 'Remove side panel', 'Finish the job'].map(
  (text, at) => ({ text, simSeconds: 30 * at, isBreach: false }),
);
/** Longer than a step is shown. */
const A_STEP_MS = 2_000;

function Replay({ isReady = true }: { readonly isReady?: boolean }) {
  const playback = usePlayback(STEPS.length - 1, isReady);
  return <ReplayPlayer learner={STEPS} expert={STEPS} playback={playback} picture={null} />;
}

const place = () => screen.getByRole('slider').getAttribute('aria-valuetext');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (steps: number) => {
  for (let step = 0; step < steps; step += 1) act(() => vi.advanceTimersByTime(A_STEP_MS));
};

beforeEach(() => {
  vi.useFakeTimers();
  setMediaQuery('(prefers-reduced-motion: reduce)', false);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a replay', () => {
  it('plays by itself from the start to the end, and once more when it is asked to', () => {
    render(<Replay />);
    expect(place()).toBe('Step 0 of 3, 0:00: The start');
    pass(1);
    expect(place()).toBe('Step 1 of 3, 0:30: Put on the strap');
    const mine = within(screen.getByRole('region', { name: 'Your path' }));
    expect(mine.getByRole('button', { current: 'step' }).textContent).toContain('Put on the strap');
    pass(5);
    expect(place()).toMatch(/^Step 3 of 3/);
    press('Play');
    expect(place()).toMatch(/^Step 0 of 3/);
    pass(1);
    expect(place()).toMatch(/^Step 1 of 3/);
  });

  it('stands still when it is paused, stepped or pulled, until it is played on', () => {
    render(<Replay />);
    press('Pause');
    pass(3);
    expect(place()).toMatch(/^Step 0 of 3/);
    press('Play');
    pass(1);
    press('One step forward');
    pass(3);
    expect(place()).toMatch(/^Step 2 of 3/);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    pass(3);
    expect(place()).toMatch(/^Step 1 of 3/);
  });

  it('plays faster when it is told to', () => {
    render(<Replay />);
    press('4×');
    act(() => vi.advanceTimersByTime(A_STEP_MS / 4));
    expect(place()).toMatch(/^Step 1 of 3/);
    expect(screen.getByRole('button', { name: '4×', pressed: true })).not.toBeNull();
  });

  it('waits until there is a picture', () => {
    const { rerender } = render(<Replay isReady={false} />);
    pass(2);
    expect(place()).toMatch(/^Step 0 of 3/);
    rerender(<Replay />);
    pass(1);
    expect(place()).toMatch(/^Step 1 of 3/);
  });

  it('does not start by itself for somebody who prefers less motion, and can be played all the same', () => {
    setMediaQuery('(prefers-reduced-motion: reduce)', true);
    render(<Replay />);
    pass(2);
    expect(place()).toMatch(/^Step 0 of 3/);
    press('Play');
    pass(1);
    expect(place()).toMatch(/^Step 1 of 3/);
  });
});
