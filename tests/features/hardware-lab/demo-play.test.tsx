import { screen, act as settle, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, deviceHas3d, log, monitor, openDemo, parts, timer, words } from './demo-lab-screen.tsx';

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

const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms));

/** Tab until the wanted button has the focus, as somebody without a mouse does. */
async function tabTo(person: UserEvent, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await person.tab();
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && name.test(focused.textContent ?? '')) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

async function press(person: UserEvent, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await tabTo(person, name);
    await person.keyboard('{Enter}');
  }
}

describe('somebody without a mouse', () => {
  it('plays the whole demo through the parts list, from the clip to the picture', async () => {
    const { person, onFinished } = await openDemo();
    await press(person, /^Debug LEDs/, /^Watch the customer's clip$/);
    await waitFor(() =>
      expect(words(log())).toContain("Customer's clip: the DRAM LED stays lit, display 51."),
    );
    const closed = parts().getByRole('button', { name: /latch of slot B2 ?closed/ });
    const end = /^Top/.test(closed.textContent ?? '') ? 'Top' : 'Bottom';
    await press(
      person,
      new RegExp(`^${end} latch of slot B2`),
      new RegExp(`^Open ${end.toLowerCase()} latch of slot B2$`),
    );
    await press(person, /^Memory module B2/, /^Lift out memory module B2$/);
    await waitFor(() => expect(words(log())).toContain('Memory module B2 lifted out, on the bench.'));
    await press(person, /^Set memory module B2 into slot B2$/);
    await press(
      person,
      /^Push the top end of memory module B2 home$/,
      /^Push the bottom end of memory module B2 home$/,
    );
    await waitFor(() => expect(words(log())).toContain('It is seated.'));
    await press(person, /^Anti-static strap/, /^Unclip the strap$/);
    await press(person, /^Mains lead/, /^Plug in mains lead$/);
    await press(person, /^Power button/, /^Press the power button$/);
    await waitFor(() => expect(words(log())).toContain('DDR5 trains once'));
    expect(words(monitor())).toContain('NO SIGNAL');
    await pass(2600);
    await waitFor(() => expect(words(monitor())).toContain('32768 MB dual channel'));
    await pass(2600);
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Picture is back. Good repair.' }),
    );
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'solved' }));
  });

  it('plays it with the keys 1 to 6 too', async () => {
    const { person, onFinished } = await openDemo();
    for (const [key, told] of [
      ['1', 'the DRAM LED stays lit'],
      ['2', 'Memory module B2 comes up at that end.'],
      ['3', 'lifted out'],
      ['4', 'It is seated.'],
      ['5', 'Mains lead plugged in.'],
      ['6', 'The machine starts'],
    ] as const) {
      await person.keyboard(key);
      await waitFor(() => expect(words(log())).toContain(told));
    }
    await pass(2600);
    await waitFor(() => expect(words(monitor())).toContain('Code AA'));
    await pass(2600);
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
    expect(onFinished.mock.calls[0]?.[0].report).toMatchObject({ solved: true, score: 100, breaches: [] });
  });

  it('moves through the rows with the arrow keys, Home and End', async () => {
    const { person } = await openDemo();
    const rows = parts().getAllByRole('button');
    rows[0]?.focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows[1]);
    await person.keyboard('{End}');
    expect(document.activeElement).toBe(rows.at(-1));
    await person.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Home}{ArrowUp}');
    expect(document.activeElement).toBe(rows[0]);
  });

  it('types a question mark for help, and Escape puts the selected part down', async () => {
    const { person } = await openDemo();
    const row = parts().getByRole('button', { name: 'Graphics card seated' });
    await person.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    await person.keyboard('{Escape}');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await person.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'How the bench works' })).not.toBeNull();
  });
});

describe('somebody who tries other things', () => {
  it('is told why the processor stays in, and nothing changes', async () => {
    const { person } = await openDemo();
    await act(person, /^Processor seated/, /^Lift out processor$/);
    await waitFor(() => expect(words(log())).toContain('Processor is blocked: remove CPU cooler first.'));
    expect(parts().getByRole('button', { name: /^Processor seated/ })).not.toBeNull();
  });

  it('hears that the module is held while a latch is closed', async () => {
    const { person } = await openDemo();
    await act(person, /^Memory module B2/, /^Lift out memory module B2$/);
    await waitFor(() =>
      expect(words(log())).toMatch(/Memory module B2 is held: open (top|bottom) latch of slot B2 first\./),
    );
  });

  it('is warned about mains with the strap on, and led back to safety when the fault is still there', async () => {
    const { person } = await openDemo();
    await act(person, /^Mains lead unplugged/, /^Plug in mains lead$/);
    await waitFor(() => expect(words(log())).toContain('Careful: take the strap off before mains.'));
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(next.getByRole('heading', { name: 'Make it safe again' })).not.toBeNull();
    await person.click(next.getByRole('button', { name: 'Make it safe' }));
    await waitFor(() => expect(next.getByRole('heading', { name: 'Look at the evidence' })).not.toBeNull());
    expect(words(log())).toContain('The last charge is drained');
  });

  it('sees the fault come back after a single click, with the code on the board', async () => {
    const { person } = await openDemo();
    await person.keyboard('2');
    await waitFor(() => expect(words(log())).toContain('comes up at that end'));
    await person.keyboard('3');
    await act(person, /^Memory module B2/, /^Set memory module B2 into slot B2$/);
    await act(person, /^Memory module B2/, /^Push the top end/);
    await act(person, /^Anti-static strap/, /^Unclip/);
    await act(person, /^Mains lead unplugged/, /^Plug in/);
    await act(person, /^Power button/, /^Press/);
    await waitFor(() => expect(words(log())).toContain('The self-test stops at code 51, the DRAM LED lit.'));
    const leds = screen.getByRole('region', { name: 'Debug LEDs' });
    expect(words(leds)).toContain('DRAM lit yellow');
    expect(words(leds)).toContain('51');
    expect(words(leds)).toContain('long, short, short, again and again');
  });
});

describe('somebody who listens to the page', () => {
  it('finds the job, the next step, the parts, the screen, the LEDs, the log and the clock by name', async () => {
    await openDemo();
    expect(words(screen.getByRole('region', { name: 'Job card' }))).toContain('the screen stays black');
    expect(words(screen.getByRole('region', { name: 'Next step' }))).toContain('Step 1 of 6');
    expect(screen.getByRole('navigation', { name: 'Parts' })).not.toBeNull();
    expect(words(monitor())).toContain('NO SIGNAL');
    expect(words(screen.getByRole('region', { name: 'Debug LEDs' }))).toContain('Board dark');
    expect(screen.getByRole('log', { name: 'What happened' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('region', { name: 'Monitor' })).toBe(monitor());
    expect(screen.getByRole('timer', { name: 'Time left' })).toBe(timer());
    expect(words(timer())).toContain('60 s');
    expect(screen.getByRole('img', { name: 'Plan of the board' })).not.toBeNull();
    expect(words(screen.getByRole('listitem', { current: 'step' }))).toContain('1 Look at the evidence');
  });

  it('hears how each thing stands on its own button', async () => {
    await openDemo();
    expect(
      parts().getByRole('button', { name: /^Memory module B2 not seated: (top|bottom) end up$/ }),
    ).not.toBeNull();
    expect(parts().getByRole('button', { name: 'Anti-static strap on your wrist' })).not.toBeNull();
    expect(parts().getByRole('button', { name: 'Mains lead unplugged' })).not.toBeNull();
    expect(parts().getByRole('button', { name: 'Slot A1 empty' })).not.toBeNull();
  });

  it('loses no part of it without 3D, and none of the 3D code is fetched', async () => {
    await openDemo();
    expect(screen.getByText(/3D is not available here/)).not.toBeNull();
    expect(sceneFetched).not.toHaveBeenCalled();
  });
});

describe('on a phone', () => {
  it('the controls fold into a sheet: next step, parts and log, the log heard whichever is open', async () => {
    const { person } = await openDemo({ wide: false });
    const sheet = within(screen.getByRole('region', { name: 'Bench controls' }));
    expect(sheet.getByRole('region', { name: 'Next step' })).not.toBeNull();
    await person.click(sheet.getByRole('button', { name: /Watch the clip/ }));
    await waitFor(() => expect(words(log())).toContain('the DRAM LED stays lit'));
    await person.click(sheet.getByRole('tab', { name: 'Parts' }));
    await act(person, /^Processor seated/, /^Look at processor$/);
    await waitFor(() => expect(words(log())).toContain('Processor: sits level and home.'));
    await person.click(sheet.getByRole('button', { name: 'Show more' }));
    expect(sheet.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });
});
