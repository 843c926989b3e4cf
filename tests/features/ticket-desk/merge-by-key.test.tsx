import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk } from './desk-screen.tsx';

describe('the keys for tickets of the same trouble', () => {
  it.each([
    ['d', 'merge'],
    ['l', 'make-child'],
  ])('%s opens the change of state at “%s”', async (key, act) => {
    const { person, store } = await openDesk('TK-46-not-out-yet');
    const [first] = store.read().view.tickets;
    if (first === undefined) throw new Error('No ticket has arrived.');
    await store.send({ kind: 'open-ticket', ticket: first.record.number });
    await screen.findByRole('button', { name: 'Change state' });
    await person.keyboard(key);
    const chosen = await screen.findByLabelText<HTMLSelectElement>('What to do');
    await waitFor(() => expect(chosen.value).toBe(act));
    expect(screen.getByLabelText<HTMLSelectElement>('Other ticket').options.length).toBeGreaterThan(1);
  });
});
