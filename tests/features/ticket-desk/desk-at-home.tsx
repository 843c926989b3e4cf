import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
// What the product fetches late is compiled before the first test: no step of a test waits for it.
import '../../../src/core/ticketing/play.ts';
import '../../../src/features/ticket-desk/debrief/debrief-screen.tsx';
import '../../../src/features/ticket-desk/debrief/ticket-paths.tsx';
import '../../../src/features/ticket-desk/replay/replay-screen.tsx';
import '../../../src/features/ticket-desk/session/desk-place.tsx';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { type Backend, openAs, withBackend } from '../../support/product.tsx';

/** The desk as its page opens it, before a real backend; each test begins without runs. */
export function deskAtHome() {
  const backend: () => Backend = withBackend();
  beforeEach(() => {
    setMediaQuery('(max-width: 59.99875rem)', false);
  });
  afterEach(async () => {
    await backend().sql('delete from practice_runs');
    await backend().sql('delete from simulation_runs');
  });
  return {
    backend,
    /** Opens the page and presses its button: `Start Ticketing Simulation`, or the one that goes on. */
    async openDesk(name: string, start = 'Start Ticketing Simulation'): Promise<UserEvent> {
      const person = await openAs(backend(), name, '/admin/ticketing');
      await person.click(await screen.findByRole('button', { name: start }));
      return person;
    },
  };
}

export const COMPLAINT = /^“It says locked, and my customer comes in ten minutes\.”/;
