import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18n from 'i18next';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DebriefScreen } from '../../../src/features/ticket-desk/debrief/debrief-screen.tsx';
import type { EndedShift } from '../../../src/features/ticket-desk/debrief/ended-shift.ts';
import { ReplayScreen } from '../../../src/features/ticket-desk/replay/replay-screen.tsx';
import { closer } from '../../core/ticketing/bots/players.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { endedShift, everyTicket, expert, shiftOf, type Work } from '../../support/ended-shift.ts';

const nothing = (): void => undefined;

/** Opens the debrief of a shift that was judged by the real rules, on a wide screen. */
async function openDebrief(ended: EndedShift) {
  setMediaQuery('(max-width: 1099.98px)', false);
  const onReplay = vi.fn();
  const onAgain = vi.fn();
  render(
    <Suspense fallback="…">
      <DebriefScreen
        ended={ended}
        changes={null}
        dispute={null}
        backLabel={null}
        onReplay={onReplay}
        onHome={nothing}
        onAgain={onAgain}
      />
    </Suspense>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { person: userEvent.setup(), onReplay, onAgain };
}

const sentence = async (name: string): Promise<string> =>
  (await screen.findByText(name)).closest('div')?.textContent ?? '';

const helped: Work = (start, cases) => {
  const [played] = cases;
  if (played === undefined) throw new Error('No ticket was dealt.');
  const login = played.scene.cast['requester']?.login ?? '';
  return [
    ...closer(played, start).filter(({ kind }) => kind !== 'resolve'),
    { kind: 'reset-password', login },
  ];
};

describe('the debrief of the desk', () => {
  it('names the part that was ordered, and for which printer', async () => {
    const { ended } = endedShift('TK-33-drum-worn', expert());
    await openDebrief(ended);
    const paths = within(await screen.findByRole('table', { name: "Your path beside the expert's" }));
    expect(paths.getAllByText(/^Order a drum for \S/)).toHaveLength(2);
  });

  it('tells an expert what it was and why, what proof was held, and both paths side by side', async () => {
    const { ended } = endedShift('TK-01-phone-mail', expert());
    const { person, onReplay, onAgain } = await openDebrief(ended);
    await waitFor(async () =>
      expect(await sentence('What was wrong')).toContain('A mail app has the old password.'),
    );
    expect(await sentence('What was wrong')).toContain('asks for the phone');
    expect(await sentence('What you did well')).toMatch(/You knew the cause after \d+ min/);
    expect(screen.getByText('Passed')).not.toBeNull();
    const identity = within(screen.getByRole('region', { name: 'Identity' }));
    expect(identity.getByText(/^Giving access to the account back/)).not.toBeNull();
    expect(identity.getByText(/You held: a callback to the number on record/)).not.toBeNull();
    const paths = within(await screen.findByRole('table', { name: "Your path beside the expert's" }));
    // The same work stands level: every row has both.
    expect(paths.getAllByText('Answer the call')).toHaveLength(2);
    expect(paths.getAllByText(/^Resolve: Solved permanently, A mail app/)).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Practise it again' }));
    expect(onAgain).toHaveBeenCalledWith({ kind: 'practice', story: 'TK-01' });
    await person.click(screen.getByRole('button', { name: 'Replay' }));
    expect(onReplay).toHaveBeenCalledWith(ended.review.recording);
  });

  it('tells somebody who closed at once what each part lost, and with what to begin', async () => {
    await openDebrief(endedShift('TK-01-phone-mail', everyTicket(closer)).ended);
    await waitFor(async () =>
      expect(await sentence('What to do differently')).toContain(
        'Begin with what shows the cause: which computer caused the lockout.',
      ),
    );
    const score = within(screen.getByRole('region', { name: /^Score of SD-/ }));
    expect(score.getByText('No reading had pointed to the cause before you acted.')).not.toBeNull();
    expect(score.getByText('Nobody confirmed that it works.')).not.toBeNull();
    expect(score.getByText('Priority P3 is right.')).not.toBeNull();
    expect(screen.getByRole('region', { name: /^What .* felt$/ }).textContent).toContain(
      'My problem is still there',
    );
  });

  it('puts the stranger who was helped before everything else, in Spanish too', async () => {
    await act(() => i18n.changeLanguage('es'));
    try {
      await openDebrief(endedShift('TK-04-impostor', helped).ended);
      await waitFor(async () =>
        expect(await sentence('Qué hacer de otro modo')).toContain('Llama al número registrado'),
      );
      const identity = within(screen.getByRole('region', { name: 'Identidad' }));
      expect(identity.getByText('Eliminatoria')).not.toBeNull();
      expect(identity.getByText('Lo pidió una persona extraña.')).not.toBeNull();
    } finally {
      await act(() => i18n.changeLanguage('en'));
    }
  });

  it('opens the ticket that cost most, and any other from the list or one after the other without losing the focus', async () => {
    const shift = shiftOf('TK-01-phone-mail', 'TK-09-no-member', 'TK-04-impostor');
    const lost: Work = (start, cases) =>
      expert(({ kind }, place) => place > 12 && kind !== 'wait-for-event')(start, cases);
    const { ended } = endedShift(shift, lost);
    const { person } = await openDebrief(ended);
    const list = within(await screen.findByRole('table', { name: /^Tickets of the shift/ }));
    const [first, second] = ended.report.tickets;
    if (first === undefined || second === undefined) throw new Error('The shift has no tickets.');
    expect(list.getAllByRole('row')).toHaveLength(4);
    await person.click(list.getByRole('button', { name: `Show ${first.number}, ${first.person}` }));
    const heading = await screen.findByRole('heading', { name: `${first.number}, ${first.person}` });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const next = screen.getByRole('button', { name: 'Next ticket' });
    next.focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { name: `${second.number}, ${second.person}` });
    expect(document.activeElement).toBe(next);
    expect(screen.getByText('2 of 3')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Numbers that tempt' })).not.toBeNull();
  });

  it('of a run of earlier rules keeps its score and sentences, and has no replay', async () => {
    const { ended } = endedShift('TK-01-typing', expert());
    await openDebrief({
      ...ended,
      view: null,
      review: { ...ended.review, rulesVersion: 'desk-0-practice', recording: null },
    });
    expect(screen.getByText('Judged by earlier rules (desk-0)')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
    expect(screen.getByText('Passed')).not.toBeNull();
    await waitFor(async () =>
      expect(await sentence('What was wrong')).toContain('The password is typed wrong.'),
    );
  });
});

describe('the replay of the desk', () => {
  it('steps by keyboard through what was done and said, and through the expert’s path in its place', async () => {
    setMediaQuery('(prefers-reduced-motion: reduce)', true);
    const { ended } = endedShift('TK-01-phone-mail', everyTicket(closer));
    render(
      <Suspense fallback="…">
        <ReplayScreen
          recording={ended.review.recording}
          isExample={false}
          isOfDebrief
          backLabel={null}
          onBack={nothing}
        />
      </Suspense>,
    );
    const person = userEvent.setup();
    const desk = within(await screen.findByRole('region', { name: 'The desk at this step' }));
    expect(desk.getByText('No ticket is open at this step.')).not.toBeNull();
    const forward = screen.getByRole('button', { name: 'One step forward' });
    forward.focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(forward);
    expect(await desk.findByRole('heading', { name: /^Account locked/ })).not.toBeNull();
    // It is only looked at.
    for (const button of desk.getAllByRole('button')) expect(button.matches(':disabled')).toBe(true);
    const own = within(screen.getByRole('region', { name: 'Your path' }));
    await person.click(own.getByRole('button', { name: /Say: May I close the ticket\?/ }));
    expect(await desk.findByText('May I close the ticket?')).not.toBeNull();
    await person.click(screen.getByRole('button', { name: "The expert's path" }));
    const theirs = within(screen.getByRole('region', { name: "The expert's path" }));
    const [looked] = theirs.getAllByRole('button', { name: /^\d\d:\d\dLockouts: / });
    if (looked === undefined) throw new Error('The expert looked up no lockout.');
    await person.click(looked);
    expect(await desk.findByRole('heading', { name: 'Lockouts' })).not.toBeNull();
    expect(screen.getByRole('button', { name: "The expert's path" }).ariaPressed).toBe('true');
  });

  it.each([
    [
      'the console with what it printed',
      'TK-23-manual-dns',
      /Console: nslookup wms/,
      /^Console of /,
      'nslookup wms',
    ],
    ['the window that was open', 'TK-37-full-disk', /Disks?.*: LK-/, /^Screen of /, /GB/],
  ] as const)('shows somebody’s computer: %s', async (_what, story, step, region, content) => {
    setMediaQuery('(prefers-reduced-motion: reduce)', true);
    const { ended } = endedShift(story, everyTicket(closer));
    render(
      <Suspense fallback="…">
        <ReplayScreen
          recording={ended.review.recording}
          isExample
          isOfDebrief
          backLabel={null}
          onBack={nothing}
        />
      </Suspense>,
    );
    const desk = within(await screen.findByRole('region', { name: 'The desk at this step' }));
    expect(desk.queryByRole('region', { name: region })).toBeNull();
    const steps = within(screen.getByRole('region', { name: "The expert's path" }));
    const [looked] = steps.getAllByRole('button', { name: step });
    if (looked === undefined) throw new Error('The expert did not work on the computer.');
    await userEvent.setup().click(looked);
    const computer = within(await desk.findByRole('region', { name: region }));
    expect((await computer.findAllByText(content)).length).toBeGreaterThan(0);
    for (const button of computer.queryAllByRole('button')) expect(button.matches(':disabled')).toBe(true);
  });
});
