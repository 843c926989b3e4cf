import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
// What the product fetches late is compiled before the first test: no step of a test waits for it.
import '../../../src/core/hardware/play.ts';
import '../../../src/features/hardware-lab/debrief/debrief-screen.tsx';
import { HardwareLab } from '../../../src/features/hardware-lab/hardware-lab.tsx';
import '../../../src/features/hardware-lab/open-bench.ts';
import '../../../src/features/hardware-lab/replay/replay-screen.tsx';
import '../../../src/features/hardware-lab/workbench/layout/workbench.tsx';
import { createQueryClient } from '../../../src/lib/query-client.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { personAtScreen } from '../../support/person.ts';

/** No backend: the person has no tests. */
vi.mock('../../../src/lib/supabase.ts', () => {
  const answer = { data: [], error: null };
  const query: Record<string, unknown> = {};
  for (const step of ['from', 'select', 'eq', 'order', 'limit', 'retry']) query[step] = () => query;
  query['abortSignal'] = () => Promise.resolve(answer);
  return { getSupabase: () => Promise.resolve(query) };
});

const onExit = vi.fn();

/** Opens the lab for one person on a wide screen, or a phone. */
export async function openLab(options: { wide?: boolean } = {}): Promise<UserEvent> {
  setMediaQuery('(max-width: 639.98px)', !(options.wide ?? true));
  setMediaQuery('(prefers-reduced-motion: reduce)', true);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  const person = personAtScreen();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HardwareLab personId="person-1" sessionMinutes={20} resume={null} onExit={onExit} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'What is on your bench today?' });
  return person;
}

export async function explore(person: UserEvent, machine: RegExp): Promise<void> {
  await person.click(screen.getByRole('button', { name: machine }));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
}
