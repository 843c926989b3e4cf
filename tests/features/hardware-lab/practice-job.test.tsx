import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLab } from './lab-screen.tsx';
import { openLatchBareHanded, parts } from './parts-list.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function practise(options: { wide?: boolean } = {}) {
  const person = await openLab(options);
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

  it('is not told that it is proven while nothing has started, whatever was changed and looked at', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    const guide = region('The next step');
    await person.click(guide.getByText('Open: Customer'));
    await person.click(region('Customer').getByText('When did it last work?'));
    await person.click(await guide.findByText('Open: Look'));
    await person.click(region('Look').getByText('Smell'));
    await person.selectOptions(screen.getByLabelText('Likeliest cause'), 'Mains lead not fully in');
    await person.click(screen.getByText('Pin it to the board'));
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    await person.click(region('Power').getByText(/^Set power strip switch/));
    await person.click(screen.getByRole('button', { name: 'Look' }));
    await person.click(region('Look').getByText('Listen'));
    expect(await guide.findByText('Step 5 of 6')).not.toBeNull();
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

describe('somebody on a phone', () => {
  it('is shown by the tour what it speaks of, on whichever sheet that is', async () => {
    const person = await practise({ wide: false });
    const tour = region('Tour of the bench');
    const goOn = () => person.click(tour.getByText('Next'));
    for (let step = 1; step < 5; step += 1) await goOn();
    await person.click(screen.getByRole('tab', { name: 'Findings' }));
    await goOn();
    expect(tour.getByText('Say it before you do it')).not.toBeNull();
    const board = screen.getByLabelText('Theory board', { selector: 'section' });
    await waitFor(() => expect(board.hasAttribute('data-tour-now')).toBe(true));
  });

  it('brings up the tool in hand from under another sheet, and puts it down with one press more', async () => {
    const person = await practise({ wide: false });
    await person.click(screen.getByText('Skip the tour'));
    const power = screen.getByRole('button', { name: 'Power', pressed: false });
    await person.click(power);
    await person.click(screen.getByRole('tab', { name: 'Log' }));
    expect(screen.queryByText('Let time pass')).toBeNull();
    await person.click(power);
    expect(screen.getByText('Let time pass')).not.toBeNull();
    await person.click(power);
    expect(screen.queryByText('Let time pass')).toBeNull();
  });
});

describe('somebody who asks the customer', () => {
  it('reads question and answer in the notebook, and can name them as evidence', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    await person.click(screen.getByRole('button', { name: 'Customer' }));
    await person.click(region('Customer').getByText('When did it last work?'));
    const answer = (await region('Customer').findByRole('blockquote')).textContent ?? '';
    expect(answer).not.toBe('');
    await person.click(screen.getByRole('tab', { name: 'Findings' }));
    const told = within(screen.getByRole('list', { name: 'Findings' })).getByRole('listitem');
    expect(told.textContent).toContain(`When did it last work?0:00${answer}`);
    await person.click(screen.getByText('Close the job'));
    const evidence = screen.getByRole('group', { name: 'Evidence' });
    expect(within(evidence).getByLabelText(`When did it last work? ${answer}`)).not.toBeNull();
  });
});

describe('somebody who closes a job', () => {
  it('is told what they left half done and what is only borrowed', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    await person.click(parts().getByText('Side panel'));
    await person.click(parts().getByText('Lift out side panel'));
    await person.click(await parts().findByText('Set side panel into side of the case'));
    await person.click(screen.getByRole('button', { name: 'Parts tray' }));
    await person.click(screen.getByRole('button', { name: 'Borrow Spare mains lead' }));
    await person.click(parts().getByRole('button', { name: /^Mains lead (plugged|half)/ }));
    await person.click(await parts().findByText('Unplug mains lead'));
    await person.click(parts().getByRole('button', { name: /^Spare mains lead unplugged/ }));
    await person.click(await parts().findByText(/^Plug (in )?spare mains lead/));
    await person.click(screen.getByText('Close the job'));
    const unfinished = within(screen.getByRole('dialog', { name: 'Close the job' })).getAllByRole('status');
    expect(unfinished.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Not finished.*Side panel: not seated: edge up.*Spare mains lead: borrowed/),
    ]);
  });

  it('is only asked by a double click, and answers with a click of its own', async () => {
    const person = await practise();
    await person.click(screen.getByText('Close the job'));
    const dialog = within(screen.getByRole('dialog', { name: 'Close the job' }));
    await person.click(dialog.getByRole('button', { name: 'Close the job' }));
    // The answer stands where the pointer is: the browser gives it the second click.
    fireEvent.click(dialog.getByText('Yes, close it'), { detail: 2 });
    expect(dialog.queryByText('Closing')).toBeNull();
    await person.click(dialog.getByText('Yes, close it'));
    expect(await screen.findByRole('region', { name: 'Score' })).not.toBeNull();
  });

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
