import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  act,
  answer,
  answerUntil,
  card,
  deviceHas3d,
  lastAction,
  openDemo,
  parts,
  pass,
  question,
  RIGHT,
  timer,
  words,
} from './demo-lab-screen.tsx';

/** Any use of the scene's code would be noticed. */
const sceneFetched = vi.hoisted(() => vi.fn());
vi.mock('../../../src/features/hardware-lab/scene/lab-scene.tsx', () => {
  sceneFetched();
  return { default: () => null };
});

beforeEach(() => deviceHas3d(false));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Tab until the wanted button has the focus, as somebody without a mouse does. */
async function tabTo(person: UserEvent, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await person.tab();
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && name.test(focused.textContent ?? '')) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

describe('somebody without a mouse', () => {
  it('answers with the keys 1 to 4 from the clip to the first picture, and reads the result', async () => {
    const { person, onFinished } = await openDemo();
    expect(question()).toBe('Which light is on?');
    for (const [key, next] of RIGHT) await answer(person, key, next);
    await pass(2600);
    await waitFor(() => expect(question()).toBe('The picture is back.'));
    await pass(2600);
    const heading = await screen.findByRole('heading', { name: 'The picture is back.', level: 2 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcome: 'solved', score: 100, missing: null, memoryMiB: 32_768 }),
    );
    const result = within(screen.getByRole('region', { name: 'Your demo result' }));
    expect(result.getByText('Repaired and proven')).not.toBeNull();
    expect(result.getAllByRole('listitem').map(words)).toEqual([
      'Read the lit LED: DRAM done',
      'Found the module that was not seated done',
      'Reseated it with two clicks done',
      'Took the strap off before plugging in done',
      'Started it and saw the picture done',
    ]);
  });

  it('starts on the card, and Enter there neither leaves nor answers', async () => {
    const { person, onExit, onFinished } = await openDemo();
    await waitFor(() => expect(document.activeElement).toBe(card()));
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onExit).not.toHaveBeenCalled();
    expect(onFinished).not.toHaveBeenCalled();
    expect(question()).toBe('Which light is on?');
  });

  it('answers with Tab and Enter, and stays on the card when the next question comes', async () => {
    const { person } = await openDemo();
    await tabTo(person, /DRAM/);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(question()).toBe('Which RAM module is not seated?'));
    await waitFor(() => expect(document.activeElement).toBe(card()));
    expect(words(card())).toContain('Right: DRAM. The start stopped at the RAM.');
  });

  it('repairs the machine through the parts list as at any bench', async () => {
    const { person, onFinished } = await openDemo();
    await answerUntil(person, 'How does the module come out?');
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    await act(person, /^Bottom latch of slot B2/, /^Open bottom latch of slot B2$/);
    await waitFor(() => expect(question()).toBe('Take the module out'));
    await act(person, /^RAM module B2/, /^Remove RAM module B2$/);
    await waitFor(() => expect(lastAction()).toContain('RAM module B2 removed. It is on the bench.'));
    await act(person, /^RAM module B2/, /^Insert RAM module B2 into slot B2$/);
    await waitFor(() => expect(question()).toBe('Push it in until it clicks'));
    await act(person, /^RAM module B2/, /^Seat the top end of RAM module B2$/);
    await act(person, /^RAM module B2/, /^Seat the bottom end of RAM module B2$/);
    await waitFor(() => expect(lastAction()).toContain('It is fully in.'));
    await act(person, /^Anti-static strap/, /^Take off the strap$/);
    await act(person, /^Mains lead (unplugged|not looked at)$/, /^Plug in mains lead$/);
    await waitFor(() => expect(question()).toBe('Start the machine'));
    await act(person, /^Power button/, /^Press the power button$/);
    await waitFor(() => expect(lastAction()).toContain('Memory training: the screen stays black'));
    await pass(2600);
    await pass(2600);
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(onFinished.mock.calls[0]?.[0]).toMatchObject({ outcome: 'solved', missing: null });
  });

  it('opens help with a question mark', async () => {
    const { person } = await openDemo();
    await person.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'How the demo works' })).not.toBeNull();
  });
});

describe('somebody who guesses', () => {
  it('reads that an answer is wrong, cannot give it again, and can answer otherwise', async () => {
    const { person } = await openDemo();
    await person.keyboard('1');
    await waitFor(() => expect(words(card())).toContain('The CPU light is dark.'));
    expect(question()).toBe('Which light is on?');
    const cpu = within(card()).getByRole('button', { name: /CPU/ });
    expect(cpu.getAttribute('aria-disabled')).toBe('true');
    await answer(person, '2', 'Which RAM module is not seated?');
    expect(words(card())).not.toContain('The CPU light is dark.');
  });

  it('with one key again and again neither repairs the machine nor scores 100', async () => {
    const { person, onFinished } = await openDemo();
    for (let press = 0; press < 12; press += 1) {
      await person.keyboard('2');
      await pass(100);
    }
    expect(question()).toBe('How does the module come out?');
    await pass(61_000);
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    const [result] = onFinished.mock.calls[0] ?? [];
    expect(result).toMatchObject({ outcome: 'time-up', wrong: { count: 1, points: 5 } });
    expect(result?.score).toBeLessThan(60);
  });

  it('may have steps 2 to 4 done for them after eight seconds, never the first look, and the result says so', async () => {
    const { person, onFinished } = await openDemo();
    await person.keyboard('1');
    await pass(9_000);
    expect(within(card()).queryByRole('button', { name: 'Do it for me' })).toBeNull();
    await answer(person, '2', 'Which RAM module is not seated?');
    await pass(6_000);
    expect(within(card()).queryByRole('button', { name: 'Do it for me' })).toBeNull();
    await pass(3_000);
    await person.click(within(card()).getByRole('button', { name: 'Do it for me' }));
    await waitFor(() => expect(question()).toBe('How does the module come out?'));
    await pass(61_000);
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    const result = within(screen.getByRole('region', { name: 'Your demo result' }));
    expect(
      words(result.getByText('Found the module that was not seated').closest('li') as Element),
    ).toContain('done for you');
    expect(result.getByText('1 step done for you: −10 points.')).not.toBeNull();
  });
});

describe('leaving a running demo', () => {
  it('asks first, with the focus on staying and the clock stopped', async () => {
    const { person, onExit, onFinished } = await openDemo();
    await answer(person, '2', 'Which RAM module is not seated?');
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave the demo?' }));
    expect(asked.getByText('You have one demo. If you leave now, it is used up.')).not.toBeNull();
    expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Stay' }));
    const before = timer().textContent;
    await pass(20_000);
    expect(timer().textContent).toBe(before);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onExit).not.toHaveBeenCalled();
    expect(onFinished).not.toHaveBeenCalled();
  });

  it('shows the result so far, and leaves', async () => {
    const { person, onExit, onFinished } = await openDemo();
    await answer(person, '2', 'Which RAM module is not seated?');
    await person.click(screen.getByRole('button', { name: 'Exit Simulation' }));
    await person.click(await screen.findByRole('button', { name: 'Leave the demo' }));
    await waitFor(() => expect(onExit).toHaveBeenCalledOnce());
    expect(onFinished.mock.calls[0]?.[0]).toMatchObject({
      outcome: 'left',
      missing: 'find',
      deeds: { 'read-evidence': 'done', 'first-picture': 'open' },
    });
  });

  it('by closing the tab makes the browser ask, until the result is there', async () => {
    const { person } = await openDemo();
    const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(true);
    await person.keyboard('2');
    await pass(61_000);
    await screen.findByRole('region', { name: 'Your demo result' });
    expect(isAsked()).toBe(false);
  });
});

describe('somebody who tries other actions', () => {
  it('reads why the module stays in, and nothing changes', async () => {
    const { person } = await openDemo();
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    await act(person, /^RAM module B2/, /^Remove RAM module B2$/);
    await waitFor(() =>
      expect(lastAction()).toMatch(/RAM module B2 is held: open bottom latch of slot B2 first/),
    );
    expect(question()).toBe('Which light is on?');
  });

  it('is warned about mains with the strap on, and guided to take it off', async () => {
    const { person } = await openDemo();
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    await act(person, /^Mains lead (unplugged|not looked at)$/, /^Plug in mains lead$/);
    await waitFor(() =>
      expect(lastAction()).toContain('Safety mistake: take the strap off before you plug in mains.'),
    );
    expect(question()).toBe('Make it safe again');
    await person.click(within(card()).getByRole('button', { name: /^Make it safe/ }));
    await waitFor(() => expect(question()).toBe('Which light is on?'));
  });

  it('still gets the question after a look in the parts list', async () => {
    const { person } = await openDemo();
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    await act(person, /^Debug LEDs/, /video/);
    await waitFor(() => expect(lastAction()).toContain('the DRAM LED stays lit'));
    expect(question()).toBe('Which light is on?');
    await answer(person, '2', 'Which RAM module is not seated?');
  });
});

describe('somebody with a screen reader', () => {
  it('finds the complaint, the question with its answers, the lists and the clock by name', async () => {
    const { person } = await openDemo();
    expect(words(screen.getByRole('region', { name: 'Complaint' }))).toContain('the screen stays black');
    expect(words(card())).toContain('Step 1 of 6');
    expect(screen.getByRole('group', { name: 'Answers' }).querySelectorAll('button').length).toBe(4);
    expect(screen.getByRole('timer', { name: 'Time left' })).toBe(timer());
    expect(words(timer())).toBe('1:00');
    expect(screen.getByRole('img', { name: 'Plan of the motherboard' })).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    expect(parts().getByRole('button', { name: /^RAM module B2/ })).not.toBeNull();
  });

  it('has everything without 3D, and fetches no 3D code', async () => {
    await openDemo();
    expect(screen.getByText(/3D is not available here/)).not.toBeNull();
    expect(sceneFetched).not.toHaveBeenCalled();
  });
});

describe('on a phone', () => {
  it('complaint and question are both there, and the lists open one at a time', async () => {
    const { person } = await openDemo({ phone: true });
    expect(words(screen.getByRole('region', { name: 'Complaint' }))).toContain('I added a memory module.');
    expect(question()).toBe('Which light is on?');
    await person.click(screen.getByRole('button', { name: 'Log' }));
    expect(screen.getByRole('region', { name: 'Log' })).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Log' }));
    await person.click(within(card()).getByRole('button', { name: /DRAM/ }));
    await waitFor(() => expect(question()).toBe('Which RAM module is not seated?'));
  });
});
