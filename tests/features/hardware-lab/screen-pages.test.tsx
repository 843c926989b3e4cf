import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ScreenView } from '../../../src/core/hardware/bench-view.ts';
import type { LabCommand } from '../../../src/core/hardware/commands.ts';
import { ScreenPages } from '../../../src/features/hardware-lab/tools/screen-pages.tsx';

const WAITING: ScreenView = {
  page: 'press-f1',
  rows: [],
  controls: [
    { id: 'event-log', kind: 'page' },
    { id: 'firmware-sensors', kind: 'page' },
    { id: 'desktop', kind: 'page' },
    { id: 'boot-order', kind: 'setting' },
  ],
  artefacts: false,
  running: [],
};

function showPages(view: ScreenView) {
  const onRun = vi.fn<(command: LabCommand) => void>();
  render(<ScreenPages screen={view} isFrozen={false} onRun={onRun} />);
  return { person: userEvent.setup(), onRun };
}

describe('the screen of a machine', () => {
  it('that waits for F1 is answered with F1, and goes on to the desktop', async () => {
    const { person, onRun } = showPages(WAITING);
    await person.click(screen.getByRole('button', { name: 'F1: continue' }));
    expect(onRun).toHaveBeenCalledExactlyOnceWith({ kind: 'open-page', page: 'desktop' });
  });

  it('keeps the pages of the setup apart from those of the system', async () => {
    const { person, onRun } = showPages({ ...WAITING, page: 'summary' });
    expect(screen.queryByText('F1: continue')).toBeNull();
    const setup = within(screen.getByRole('navigation', { name: 'Setup (F2)' }));
    expect(setup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sensors']);
    const system = within(screen.getByRole('navigation', { name: 'System' }));
    expect(system.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Desktop',
      'Event log',
    ]);
    await person.click(setup.getByText('Sensors'));
    expect(onRun).toHaveBeenCalledExactlyOnceWith({ kind: 'open-page', page: 'firmware-sensors' });
  });

  it('offers no pages while it shows none', () => {
    showPages({ ...WAITING, page: 'no-boot-device', controls: [] });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
