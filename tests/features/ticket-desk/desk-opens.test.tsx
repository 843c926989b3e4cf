import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DeskWaiting } from '../../../src/features/ticket-desk/workspace/layout/desk-waiting.tsx';
import { dock, openDesk, requesterOf, told } from './desk-screen.tsx';

describe('the desk at the beginning of a shift', () => {
  it('says that it is being set up, and offers to try again when it was not', async () => {
    const retry = vi.fn();
    const { rerender } = render(<DeskWaiting hasFailed={false} onRetry={retry} />);
    expect(screen.getByRole('status').textContent).toContain('being set up');
    rerender(<DeskWaiting hasFailed onRetry={retry} />);
    await userEvent
      .setup()
      .click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows who rings, gives the focus to answering, and says in each empty view what it waits for', async () => {
    const desk = await openDesk('TK-01-typing');
    const { given, family } = requesterOf(desk);
    expect(screen.getByText('The phone rings. Answer it, or choose a ticket.')).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(dock().getByRole('button', { name: 'Answer' })));
    const queue = within(screen.getByRole('region', { name: 'Queue' }));
    const row = within(queue.getByRole('region', { name: 'With you now' })).getByRole('button');
    expect(row.textContent).toContain(`${given} ${family}`);
    expect(within(row).getByText('Priority not set')).not.toBeNull();
    expect(within(row).getByText('no due time')).not.toBeNull();
    await desk.person.click(queue.getByRole('button', { name: /^Resolved/ }));
    expect(queue.getByText('Nothing has been resolved yet.')).not.toBeNull();
    await desk.person.click(queue.getByRole('button', { name: /^Mine/ }));
    expect(queue.getByText(/You have no open tickets/)).not.toBeNull();
  });

  it('gives the focus to answering also in a window that took it first, as a dialog does when its button is gone', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.tabIndex = -1;
    dialog.focus();
    await openDesk('TK-01-typing', { inside: dialog });
    await waitFor(() => expect(document.activeElement).toBe(dock().getByRole('button', { name: 'Answer' })));
    dialog.remove();
  });

  it('leaves the focus where somebody writes when the phone rings', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await openDesk('TK-01-typing');
    expect(dock().getByRole('button', { name: 'Answer' })).not.toBeNull();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('tells why a command was refused, and what the next one did', async () => {
    const desk = await openDesk('TK-01-typing');
    const { person } = desk;
    await person.click(dock().getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(told().textContent).toContain('The call is connected.'));
    await person.click(await screen.findByRole('button', { name: 'Change state' }));
    await person.click(screen.getByRole('button', { name: 'Do it' }));
    const reason = await screen.findByRole('alert');
    expect(reason.textContent).toMatch(/^Not done.+/);
    await person.keyboard('{Escape}');
    const refused = await screen.findByRole('alert');
    expect(refused.textContent).toMatch(/^Not done.+/);
    expect(refused.textContent).not.toContain('refusal');
    await person.click(within(refused).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await person.click(dock().getByRole('button', { name: 'Hold' }));
    await person.click(await dock().findByRole('button', { name: 'Resume' }));
    await dock().findByRole('button', { name: 'Hold' });
  });
});
