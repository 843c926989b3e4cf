import { render, screen, act as settle, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { DemoResult } from '../../../src/core/hardware/scenarios/demo-60-result.ts';
import { DemoResultView } from '../../../src/features/demo-access/ui/demo-result.tsx';
import DemoLab from '../../../src/features/hardware-lab/demo-lab.tsx';
import { setMediaQuery } from '../../support/browser-stubs.ts';

export interface OpenedDemo {
  readonly person: UserEvent;
  readonly onFinished: ReturnType<typeof vi.fn<(result: DemoResult) => void>>;
  readonly onExit: ReturnType<typeof vi.fn<() => void>>;
}

/** Sets whether WebGL is available; jsdom has none. */
export function deviceHas3d(has: boolean): void {
  const context = has ? ({ getExtension: () => null } as unknown as RenderingContext) : null;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context);
}

/** Opens the demo on a wide screen (or a phone) and waits for the workbench. Timers are fake but advance. */
export async function openDemo(options: { phone?: boolean } = {}): Promise<OpenedDemo> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setMediaQuery('(max-width: 639.98px)', options.phone ?? false);
  setMediaQuery('(prefers-reduced-motion: reduce)', true);
  const onFinished = vi.fn<(result: DemoResult) => void>();
  const onExit = vi.fn<() => void>();
  const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(
    <MemoryRouter>
      <DemoLab
        plansPath="/admin/plans"
        drawResult={(result, heading) => <DemoResultView result={result} level={2} headingRef={heading} />}
        onFinished={onFinished}
        onExit={onExit}
      />
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: 'Question' });
  return { person, onFinished, onExit };
}

/** The card with the current question or step. */
export const card = () => screen.getByLabelText('Question', { selector: 'section' });
export const question = () => within(card()).getByRole('heading').textContent;
/** What the last action did. */
export const lastAction = () => words(screen.getByRole('status', { name: 'What just happened' }));
export const parts = () => within(screen.getByLabelText('Parts', { selector: 'nav' }));
export const timer = () => screen.getByLabelText('Time left');
export const secondsLeft = (): number => {
  const [minutes = 0, seconds = 0] = (timer().textContent ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};
export const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms));

/** Presses a key and waits until the question is another. */
export async function answer(person: UserEvent, key: string, next: string): Promise<void> {
  await person.keyboard(key);
  await waitFor(() => expect(question()).toBe(next));
}

/** The correct keys, each with the heading that follows. */
export const RIGHT = [
  ['2', 'Which RAM module is not seated?'],
  ['2', 'How does the module come out?'],
  ['3', 'Take the module out'],
  ['1', 'When is it fully seated?'],
  ['1', 'What comes first?'],
  ['2', 'Start the machine'],
  ['1', 'The RAM is training'],
] as const;

/** Answers correctly until the card has this heading. */
export async function answerUntil(person: UserEvent, heading: string): Promise<void> {
  const asked = question();
  const at = RIGHT.findIndex(([, next]) => next === asked) + 1;
  for (const [key, next] of RIGHT.slice(at)) {
    if (question() === heading) return;
    await answer(person, key, next);
  }
}

/** What stands in an element, as a reader reads it: any run of white space is one space. */
export function words(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Opens a row of the outline and does one of its actions. */
export async function act(person: UserEvent, row: RegExp, action: RegExp): Promise<void> {
  const button = parts().getByRole('button', { name: row });
  if (button.getAttribute('aria-expanded') === 'false') await person.click(button);
  await person.click(await waitFor(() => parts().getByRole('button', { name: action })));
}
