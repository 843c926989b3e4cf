import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button.tsx';

describe('a button', () => {
  it('is no submit button unless it is made one', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('type', 'button');
  });

  it('shows what it is doing while busy, keeps the focus, and ignores a second click', async () => {
    const person = userEvent.setup();
    const save = vi.fn();
    const { rerender } = render(
      <Button busyLabel="Saving..." onClick={save}>
        Save
      </Button>,
    );
    await person.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button isBusy busyLabel="Saving..." onClick={save}>
        Save
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Saving...' });
    await person.click(busy);
    await person.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(busy);
  });

  it('that is disabled for now keeps the focus and ignores clicks', async () => {
    const person = userEvent.setup();
    const go = vi.fn();
    render(
      <Button aria-disabled="true" onClick={go}>
        Next
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Next' });
    await person.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(go).not.toHaveBeenCalled();
  });

  it('submits its form no second time while busy', async () => {
    const person = userEvent.setup();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" isBusy>
          Send
        </Button>
      </form>,
    );
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('is a real link where it leads somewhere, drawn as a button', async () => {
    const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Button asChild className="w-full">
        <a href="/register" className="sm:w-auto" onClick={follow}>
          Sign Up
        </a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Sign Up' });
    expect(link.getAttribute('href')).toBe('/register');
    expect(link.className).toMatch(/bg-copper.* w-full sm:w-auto$/);
    await userEvent.click(link);
    expect(follow).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
