import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import judged from '../../../src/i18n/en/cases/dead-desk.judged.json' with { type: 'json' };
import { openLatchBareHanded, parts } from './parts-list.ts';
import { practiceScreen } from './practice-screen.tsx';

const { openLab } = practiceScreen();

afterEach(() => {
  vi.restoreAllMocks();
});

async function practise(options: { wide?: boolean } = {}) {
  const person = await openLab(options);
  await person.click(screen.getByRole('button', { name: /^Dead on Monday: no light, no fan/ }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  return person;
}

/** Takes the power tool, and presses the button of a machine that stays dead. */
async function pressPower(person: Awaited<ReturnType<typeof openLab>>): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
  await person.click(region('Power').getByText('Press the power button'));
}

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

describe('somebody at their first job', () => {
  it('is led by the tour, which notices what they did, and then by the next step of every job', async () => {
    const person = await practise();
    const tour = region('Tour of the bench');
    expect(tour.getByText('Start with the complaint')).not.toBeNull();
    await person.click(tour.getByText('Next'));
    expect(tour.queryByText('Done.')).toBeNull();
    await person.click(parts().getByText('Anti-static strap'));
    expect(await tour.findByText('Done.')).not.toBeNull();
    await person.click(tour.getByText('Next'));
    await person.click(parts().getByText('Put on the strap'));
    expect(await tour.findByText('Done.')).not.toBeNull();
    await person.click(tour.getByText('Skip the tour'));
    expect(screen.queryByText('Open a tool')).toBeNull();

    const guide = region('Next step');
    expect(guide.getByText('Step 1 of 6')).not.toBeNull();
    await person.click(guide.getByText('Ask'));
    await person.click(region('Customer').getByText('Read the asset record'));
    // The tool in hand folds the step to its title, which keeps telling; put down, it opens again.
    expect(await guide.findByText('2 of 6')).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Put down the tool' }));
    await person.click(guide.getByRole('button', { name: 'Look' }));
    await person.click(region('Look').getByText('Strip switch'));
    await pressPower(person);
    expect(await guide.findByText('3 of 6')).not.toBeNull();
  });

  it('reads nothing about a proof before the machine has started, whatever was changed and inspected', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    const guide = region('Next step');
    await person.click(guide.getByText('Ask'));
    await person.click(region('Customer').getByText('When did it last work?'));
    await guide.findByText('2 of 6');
    await person.keyboard('{Escape}');
    await person.click(guide.getByRole('button', { name: 'Look' }));
    await person.click(region('Look').getByText('Strip switch'));
    await pressPower(person);
    await guide.findByText('3 of 6');
    await person.keyboard('{Escape}');
    await person.click(guide.getByText('State a theory'));
    await person.click(screen.getByLabelText('Mains lead not fully in'));
    await person.click(screen.getByText('State theory'));
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    await person.click(region('Power').getByText(/^Set power strip switch/));
    await person.click(screen.getByRole('button', { name: 'Look' }));
    await person.click(region('Look').getByText('Listen'));
    expect(await guide.findByText('5 of 6')).not.toBeNull();
  });
});

describe('somebody who learns', () => {
  it('asks for a hint, for a second and a third, and then there are no more', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    const guide = region('Next step');
    const hints = [
      ['Where to look?', judged.hint['1']],
      ['What to measure?', judged.hint['2']],
      ['What does it mean?', judged.hint['3']],
    ] as const;
    for (const [question, answer] of hints) {
      expect(guide.queryByText(answer)).toBeNull();
      await person.click(guide.getByRole('button', { name: question }));
      expect(await guide.findByText(answer)).not.toBeNull();
      expect(guide.queryByRole('button', { name: question })).toBeNull();
    }
    expect(guide.getAllByRole('listitem')).toHaveLength(hints.length);
  });

  it('reads each breach at once and why it matters, and undoes it', async () => {
    const person = await practise();
    await openLatchBareHanded(person);
    const breach = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(breach()).toEqual([
        expect.stringMatching(/^No strap.*Static electricity/),
        expect.stringMatching(/^Power was on.*Unplug/),
      ]),
    );
    expect(screen.getByText('2 mistakes')).not.toBeNull();
    await person.keyboard('u');
    await waitFor(() => expect(breach()).toEqual([]));
    expect(screen.getByText('No mistakes')).not.toBeNull();
    expect(parts().getByRole('button', { name: 'Open top latch of slot 1' })).not.toBeNull();
  });
});

describe('somebody with a theory', () => {
  it('cites evidence for it, which the note starts with, and removes a citation', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    await pressPower(person);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: /^Findings/ }));
    const findings = region('Findings');
    expect(findings.getByText('Power button pressed')).not.toBeNull();
    // Nothing is cited before there is a theory to cite it for.
    expect(findings.queryByText('Cite')).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Theory/ }));
    const theory = region('Theory');
    await person.click(findings.getByRole('button', { name: /^Cite Power button pressed/, pressed: false }));
    expect(findings.getByRole('button', { name: /^Cite Power/, pressed: true })).not.toBeNull();
    expect(theory.getByText(/^1 of \d cited/)).not.toBeNull();

    await person.click(screen.getByRole('button', { name: 'Finish & score' }));
    const note = within(await screen.findByRole('dialog', { name: 'Write the note, then finish' }));
    const evidence = within(note.getByRole('group', { name: 'Evidence' }));
    expect(evidence.getByRole<HTMLInputElement>('checkbox', { name: /^Power button/ }).checked).toBe(true);
    await person.click(note.getByText('Back to the bench'));
    await person.click(theory.getByRole('button', { name: /^Do not cite Power button pressed/ }));
    expect(theory.getByText(/^0 of \d cited/)).not.toBeNull();
  });

  it('borrows and returns the part that tests the suspect, and is offered no other', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    await person.click(screen.getByRole('button', { name: /^Theory/ }));
    await person.click(screen.getByLabelText('Power strip switched off'));
    expect(screen.queryByText('Test it with a part')).toBeNull();
    await person.click(screen.getByLabelText('Power supply (PSU) failed'));
    const test = region('Test it with a part');
    expect(test.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Borrow Spare power supply',
      'Order Spare power supply',
    ]);
    await person.click(test.getByRole('button', { name: 'Borrow Spare power supply' }));
    await person.click(await test.findByRole('button', { name: 'Return Spare power supply' }));
    expect(await test.findByRole('button', { name: 'Borrow Spare power supply' })).not.toBeNull();
  });
});

describe('somebody on a phone', () => {
  it('is led by the tour, which waits until the learner has done each step and opens the panel that it mentions', async () => {
    const person = await practise({ wide: false });
    const tour = region('Tour of the bench');
    const next = () => tour.getByRole('button', { name: 'Next' });
    await person.click(next());
    await person.click(next());
    expect(tour.getByText('Select a part')).not.toBeNull();
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await person.click(parts().getByText('Anti-static strap'));
    await person.click(next());
    await person.click(parts().getByText('Put on the strap'));
    await tour.findByText('Done.');
    await person.click(next());
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    await person.click(next());
    await person.click(screen.getByRole('button', { name: /^Findings/ }));
    await person.click(next());
    expect(tour.getByText('State a theory first')).not.toBeNull();
  });

  it('takes a tool from More, which then has the last place of the belt, and puts it down with another press', async () => {
    const person = await practise({ wide: false });
    await person.click(screen.getByText('Skip the tour'));
    const belt = within(screen.getByRole('toolbar', { name: 'Tool belt' }));
    expect(belt.queryByRole('button', { name: 'Manual' })).toBeNull();
    await person.click(belt.getByRole('button', { name: 'More' }));
    await person.click(belt.getByRole('button', { name: 'Manual' }));
    const inHand = belt.getByRole('button', { name: 'Manual', pressed: true });
    expect(region('Manual').getByRole('navigation', { name: 'Sections' })).not.toBeNull();
    await person.click(inHand);
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
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
    await person.click(screen.getByRole('button', { name: /^Findings/ }));
    const answerRow = within(screen.getByRole('list', { name: 'Findings' })).getByRole('listitem');
    expect(answerRow.textContent).toContain(`When did it last work?0:00${answer}`);
    await person.click(screen.getByText('Finish & score'));
    const evidence = screen.getByRole('group', { name: 'Evidence' });
    expect(
      within(evidence).getByRole('checkbox', { name: `When did it last work? ${answer} 0:00` }),
    ).not.toBeNull();
  });
});

describe('somebody who closes a job', () => {
  it('reads what is unfinished and what is only borrowed', async () => {
    const person = await practise();
    await person.click(screen.getByText('Skip the tour'));
    await person.click(parts().getByText('Side panel'));
    await person.click(parts().getByText('Remove side panel'));
    await person.click(await parts().findByText('Refit side panel'));
    await person.click(screen.getByRole('button', { name: 'Parts tray' }));
    await person.click(screen.getByRole('button', { name: 'Borrow Spare mains lead' }));
    await person.click(parts().getByRole('button', { name: /^Mains lead ?not looked at/ }));
    await person.click(await parts().findByText('Unplug mains lead'));
    await person.click(parts().getByRole('button', { name: /^Spare mains lead unplugged/ }));
    await person.click(await parts().findByText('Plug in spare mains lead'));
    await person.click(screen.getByText('Finish & score'));
    const unfinished = within(
      screen.getByRole('dialog', { name: 'Write the note, then finish' }),
    ).getAllByRole('status');
    expect(unfinished.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Still to do.*Side panel: not seated at the edge.*Spare mains lead is borrowed/),
    ]);
  });

  it('is asked to confirm, and a double click does not answer the question', async () => {
    const person = await practise();
    await person.click(screen.getByText('Finish & score'));
    const dialog = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
    await person.click(dialog.getByRole('button', { name: 'Finish & score' }));
    // The answer stands where the pointer is: the browser gives it the second click.
    const question = dialog.getByText('Finish now? You cannot come back to this bench.');
    const yes = dialog.getByRole('button', { name: 'Yes, finish' });
    expect(question.compareDocumentPosition(yes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(dialog.getByText('Yes, finish'), { detail: 2 });
    expect(dialog.queryByText('Finishing')).toBeNull();
    await person.click(dialog.getByText('Yes, finish'));
    expect(await screen.findByRole('region', { name: 'Score' })).not.toBeNull();
  });

  it('may go back to the bench; later reads their own words in the debrief, and again from the history', async () => {
    const person = await practise();
    const close = screen.getByText('Finish & score').closest('button');
    await person.click(screen.getByText('Finish & score'));
    await person.click(screen.getByText('Back to the bench'));
    await waitFor(() => expect(document.activeElement).toBe(close));

    await person.click(screen.getByText('Finish & score'));
    const dialog = within(screen.getByRole('dialog', { name: 'Write the note, then finish' }));
    await person.type(dialog.getByLabelText('In your own words'), 'Call first.');
    await person.click(dialog.getByRole('button', { name: 'Finish & score' }));
    await person.click(dialog.getByText('Yes, finish'));
    await screen.findByRole('region', { name: 'Score' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText('Call first.')).not.toBeNull();
    await person.click(screen.getByText('Lab home'));
    await person.click(screen.getByRole('tab', { name: 'History' }));
    await person.click(screen.getByText('Debrief'));
    expect(await screen.findByText('Call first.')).not.toBeNull();
  });
});
