import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLab } from './lab-screen.tsx';
import { openLatchBareHanded, parts } from './parts-list.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function practise() {
  const person = await openLab();
  await person.click(screen.getByRole('button', { name: /^Nothing at all on Monday/ }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  return person;
}

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

describe('somebody at their first job', () => {
  it('is led by the tour, which sees what they did, and then by the next step of every job', async () => {
    const person = await practise();
    const tour = region('Tour of the bench');
    expect(tour.getByText('Every job starts with words')).not.toBeNull();
    await person.click(tour.getByText('Next'));
    expect(tour.queryByText('Done.')).toBeNull();
    await person.click(parts().getByText('Anti-static strap'));
    expect(await tour.findByText('Done.')).not.toBeNull();
    await person.click(tour.getByText('Next'));
    await person.click(parts().getByText('Put the strap on'));
    expect(await tour.findByText('Done.')).not.toBeNull();
    await person.click(tour.getByText('Skip the tour'));
    expect(screen.queryByText('Take a tool')).toBeNull();

    const guide = region('The next step');
    expect(guide.getByText('Step 1 of 6')).not.toBeNull();
    await person.click(guide.getByText('Open: Customer'));
    await person.click(region('Customer').getByText('Read the asset record'));
    expect(await guide.findByText('Step 2 of 6')).not.toBeNull();
    await person.click(guide.getByText('Open: Look'));
    await person.click(region('Look').getByText('Smell'));
    expect(await guide.findByText('Step 3 of 6')).not.toBeNull();
  });
});

describe('somebody who learns', () => {
  it('asks for a hint, for a second and a third, and then there are no more', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    const guide = region('The next step');
    const hints = [
      ['Where to look?', /^Follow the electricity from the wall/],
      ['What to measure?', /^Look at the lamp of the strip/],
      ['What does it mean?', /^A dark strip is switched off/],
    ] as const;
    for (const [question, answer] of hints) {
      expect(guide.queryByText(answer)).toBeNull();
      await person.click(guide.getByRole('button', { name: question }));
      expect(await guide.findByText(answer)).not.toBeNull();
      expect(guide.queryByRole('button', { name: question })).toBeNull();
    }
    expect(guide.getAllByRole('listitem')).toHaveLength(hints.length);
  });

  it('hears of each breach at once and why it matters, and takes it back', async () => {
    const person = await practise();
    await openLatchBareHanded(person);
    const breach = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(breach()).toEqual([
        expect.stringMatching(/^No strap.*Static kills/),
        expect.stringMatching(/^Power was in the machine.*Unplug/),
      ]),
    );
    expect(screen.getByText('2 breaches')).not.toBeNull();
    await person.keyboard('u');
    await waitFor(() => expect(breach()).toEqual([]));
    expect(screen.getByText('no breach')).not.toBeNull();
    expect(parts().getByRole('button', { name: 'Open top latch of slot 1' })).not.toBeNull();
  });
});

describe('somebody who closes a job', () => {
  it('may change their mind; then reads their own words in the debrief, and again from the history', async () => {
    const person = await practise();
    const close = screen.getByText('Close the job').closest('button');
    await person.click(screen.getByText('Close the job'));
    await person.click(screen.getByText('Back to the bench'));
    await waitFor(() => expect(document.activeElement).toBe(close));

    await person.click(screen.getByText('Close the job'));
    const dialog = within(screen.getByRole('dialog', { name: 'Close the job' }));
    await person.type(dialog.getByLabelText('In your own words'), 'Call first.');
    await person.click(dialog.getByRole('button', { name: 'Close the job' }));
    await person.click(dialog.getByText('Yes, close it'));
    await screen.findByRole('region', { name: 'Score' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText('Call first.')).not.toBeNull();
    await person.click(screen.getByText('Lab home'));
    await person.click(screen.getByRole('tab', { name: 'History' }));
    await person.click(screen.getByText('Debrief'));
    expect(await screen.findByText('Call first.')).not.toBeNull();
  });
});
