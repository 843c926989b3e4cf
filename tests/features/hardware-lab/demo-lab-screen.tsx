import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { DemoSummary } from '../../../src/features/hardware-lab/demo/use-demo-play.ts';
import DemoLab from '../../../src/features/hardware-lab/demo-lab.tsx';
import { setMediaQuery } from '../../support/browser-stubs.ts';

export interface OpenedDemo {
  readonly person: UserEvent;
  readonly onFinished: ReturnType<typeof vi.fn<(summary: DemoSummary) => void>>;
  readonly onExit: ReturnType<typeof vi.fn<() => void>>;
}

/** Whether the browser of this test can draw 3D; jsdom cannot. */
export function deviceHas3d(has: boolean): void {
  const context = has ? ({ getExtension: () => null } as unknown as RenderingContext) : null;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context);
}

/** Opens the demo on a wide screen (or a phone) and waits until the bench is there. Time is fake but flows. */
export async function openDemo(options: { wide?: boolean } = {}): Promise<OpenedDemo> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setMediaQuery('(min-width: 64rem)', options.wide ?? true);
  setMediaQuery('(prefers-reduced-motion: reduce)', true);
  const onFinished = vi.fn<(summary: DemoSummary) => void>();
  const onExit = vi.fn<() => void>();
  const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(
    <MemoryRouter>
      <DemoLab onFinished={onFinished} onExit={onExit} plansPath="/admin/plans" />
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: 'Bench simulation: Kestrel B7' });
  return { person, onFinished, onExit };
}

// By label, which is quick: the roles of these are asserted once, in "somebody who listens to the page".
export const parts = () => within(screen.getByLabelText('Parts', { selector: 'nav' }));
export const log = () => screen.getByLabelText('What happened');
export const monitor = () => screen.getByLabelText('Monitor', { selector: 'section' });
export const timer = () => screen.getByLabelText('Time left');

/** What stands in an element, as a reader reads it: any run of white space is one space. */
export function words(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Opens a row of the outline and does one of its actions. */
export async function act(person: UserEvent, row: RegExp, action: RegExp): Promise<void> {
  const button = parts().getByRole('button', { name: row });
  if (button.getAttribute('aria-expanded') === 'false') await person.click(button);
  await person.click(parts().getByRole('button', { name: action }));
}
