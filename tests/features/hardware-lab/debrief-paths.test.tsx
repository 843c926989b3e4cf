import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onExit, practiceScreen } from './practice-screen.tsx';

const { backend, openLab, openDebrief } = practiceScreen();

afterEach(() => {
  vi.restoreAllMocks();
});

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

describe('somebody who finished a job', () => {
  it('reads in the debrief whose job it was, what they asked and read beside the expert, and comes back to it from the replay, and later from elsewhere', async () => {
    const person = await openLab();
    await person.click(screen.getByRole('button', { name: /^Dead on Monday: no light, no fan/ }));
    await screen.findByRole('toolbar', { name: 'Tool belt' });
    await person.click(screen.getByText('Skip the tour'));
    await person.click(region('Next step').getByText('Ask'));
    const [question] = region('Customer').getAllByRole('button', { name: /\?$/ });
    if (question === undefined) throw new Error('The customer can be asked nothing.');
    const asked = question.textContent;
    await person.click(question);
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    await person.click(region('Power').getByText('Press the power button'));
    await person.click(screen.getByText('Finish & score'));
    const dialog = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
    await person.selectOptions(dialog.getByLabelText('Symptom'), 'Dead: no light, no fan, no sound');
    await person.click(dialog.getByRole('button', { name: 'Finish & score' }));
    await person.click(dialog.getByText('Yes, finish'));
    const paths = within(await screen.findByRole('table', { name: "Your path beside the expert's" }));
    const first = paths.getAllByRole('row')[1];
    expect(first?.textContent).toContain(`Ask: ${asked}`);
    expect(paths.getAllByText('Power button pressed: nothing')[0]?.closest('td')?.cellIndex).toBe(0);
    expect(screen.getByText(/, room \d.* · Harrow 5000 MT$/)).not.toBeNull();
    const uncertainty = screen.getByRole('figure');
    expect(within(uncertainty).getByText('Expert')).not.toBeNull();
    const note = screen.getByRole('region', { name: 'Work note' });
    expect(note.textContent).toContain('Dead: no light, no fan, no sound');
    await person.click(screen.getByRole('button', { name: 'Replay' }));
    await person.click(await screen.findByRole('button', { name: 'Debrief' }));
    expect(await screen.findByRole('region', { name: 'Score' })).not.toBeNull();

    cleanup();
    const [run] = await backend().sql<{ id: string }>('select id from practice_runs where score is not null');
    const later = await openDebrief(run?.id ?? '');
    expect(await screen.findByRole('region', { name: 'Score' })).not.toBeNull();
    await later.click(screen.getByRole('button', { name: 'Go back' }));
    expect(onExit).toHaveBeenCalledOnce();
  });
});
