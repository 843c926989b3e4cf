import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { notify } from '../../src/lib/notify.ts';
import { ToastHost } from '../../src/ui/toast-host.tsx';

describe('a toast', () => {
  it('created before the host is mounted is shown once it is', async () => {
    notify({ title: 'workspace:streak.ring', description: 'workspace:streak.text' }, { percent: 40 });
    render(<ToastHost />);
    await screen.findByText('40% of 48 hours left');
    screen.getByText('Come back to keep your streak going!');
  });

  it('appears in a live region and can be closed', async () => {
    const person = userEvent.setup();
    render(<ToastHost />);
    notify({ title: 'workspace:trial.title', durationMs: 60_000 });
    const toast = await screen.findByText('Trial');
    expect(toast.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    const item = toast.closest('li');
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? toast);
    expect(item?.dataset['removed']).toBe('true');
  });

  it('marks a failure by more than its colour', async () => {
    render(<ToastHost />);
    notify({ title: 'layout:routeError.broken.heading', variant: 'destructive', durationMs: 60_000 });
    const toast = (await screen.findByText('This page could not be shown')).closest('li');
    expect(toast?.dataset['type']).toBe('error');
    expect(toast?.querySelector('[data-icon] svg')).not.toBeNull();
  });
});
