import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LAB_RUNS } from '../../../src/features/hardware-lab/session/lab-runs.ts';
import { ToastHost } from '../../../src/ui/toast-host.tsx';
import { parts } from './parts-list.ts';
import { ASHA, practiceScreen } from './practice-screen.tsx';

const { openLab } = practiceScreen();

afterEach(() => {
  vi.restoreAllMocks();
});

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

/** Takes a job from the library, and does one thing at it. */
async function beginJob(person: UserEvent, title: RegExp): Promise<void> {
  await person.click(screen.getByRole('button', { name: title }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  await person.click(parts().getByText('Anti-static strap'));
  await person.click(await parts().findByText('Put on the strap'));
}

/** Unmounts the page and opens it again. */
async function reload(): Promise<UserEvent> {
  cleanup();
  return openLab();
}

const doneAt = (): readonly (readonly [string, number])[] =>
  LAB_RUNS.jobs.open(ASHA).map(({ story, commands }) => [story, commands.length]);

describe('somebody who practises', () => {
  it('finds the job after a reload, continues it, and undoes an earlier action', async () => {
    const person = await openLab();
    await beginJob(person, /^Dead on Monday: no light, no fan/);
    const again = await reload();
    await again.click(region('A job is still on your bench').getByText('Continue'));
    await screen.findByRole('toolbar', { name: 'Tool belt' });
    await again.click(parts().getByText('Anti-static strap'));
    expect(parts().queryByText('Put on the strap')).toBeNull();
    await again.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await parts().findByText('Put on the strap')).not.toBeNull();
  });

  it('has a job in each of two tabs, and ends one without losing the other', async () => {
    const person = await openLab();
    await beginJob(person, /^Dead on Monday: no light, no fan/);
    const first = doneAt();
    const other = await reload();
    await beginJob(other, /^The button does nothing/);
    expect(doneAt()).toHaveLength(2);
    await other.click(screen.getByText('Finish & score'));
    const dialog = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
    await other.click(dialog.getByRole('button', { name: 'Finish & score' }));
    await other.click(dialog.getByText('Yes, finish'));
    await screen.findByRole('region', { name: 'Score' });
    expect(doneAt()).toEqual(first);
  });

  it('discards a job', async () => {
    const person = await openLab();
    await beginJob(person, /^Dead on Monday: no light, no fan/);
    const again = await reload();
    await again.click(region('A job is still on your bench').getByText('Discard this job'));
    expect(screen.queryByText('A job is still on your bench')).toBeNull();
    expect(doneAt()).toEqual([]);
  });

  it('reads once that this browser stores nothing', async () => {
    render(<ToastHost />);
    const person = await openLab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await beginJob(person, /^Dead on Monday: no light, no fan/);
    expect(await screen.findByText('Your practice cannot be saved')).not.toBeNull();
    await person.click(await parts().findByText('Take off the strap'));
    expect(screen.getAllByText('Your practice cannot be saved')).toHaveLength(1);
  });
});
