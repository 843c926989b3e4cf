import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk, requesterOf } from './desk-screen.tsx';

describe('the queue with all its columns', () => {
  it('opens by the key q, names every column, and folds when a ticket is opened', async () => {
    const desk = await openDesk('TK-09-no-member');
    const { person, store } = desk;
    const { given, family } = requesterOf(desk);
    await person.keyboard('q');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Number',
      'What it is about',
      'Person',
      'Priority',
      'State',
      'Group',
      'Assignee',
      'Due',
      'Updated',
    ]);
    expect(table.getByText(`${given} ${family}`)).not.toBeNull();
    await person.click(await table.findByRole('button', { name: /folder/ }));
    await waitFor(() => expect(store.read().view.open).not.toBeNull());
    expect(screen.queryByRole('table')).toBeNull();
  });
});
