import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../src/ui/dialog.tsx';

function CancelDialog({ role }: { readonly role?: 'alertdialog' }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Cancel Subscription</Button>
      </DialogTrigger>
      <DialogContent
        title="Are you sure?"
        description="It stays active until the period ends."
        {...(role ? { role } : {})}
      >
        <DialogClose asChild>
          <Button>Keep Subscription</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}

describe('a dialog', () => {
  it('takes the focus, has a name, and returns the focus', async () => {
    const person = userEvent.setup();
    render(<CancelDialog />);
    await person.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?', description: /stays active/ });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel Subscription' }));
  });

  it('stays open when the click that opened it was a double click, and closes by a later click outside', async () => {
    const now = vi.spyOn(performance, 'now');
    const person = userEvent.setup();
    render(<CancelDialog />);
    await person.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    // Radix listens from the next task on.
    await new Promise((done) => setTimeout(done, 0));
    const pressOutside = () => {
      fireEvent.pointerDown(document.body);
      fireEvent.click(document.body);
    };
    pressOutside();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    now.mockReturnValue(performance.now() + 1000);
    pressOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    now.mockRestore();
  });

  it('can be closed by its cross', async () => {
    const person = userEvent.setup();
    render(<CancelDialog />);
    await person.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that asks a question has no close button', async () => {
    const person = userEvent.setup();
    render(<CancelDialog role="alertdialog" />);
    await person.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Keep Subscription' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
