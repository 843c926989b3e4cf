import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
// What the product fetches late is compiled before the first test: no step of a test waits for it.
import '../../../src/core/hardware/play.ts';
import '../../../src/features/hardware-lab/debrief/debrief-screen.tsx';
import { HardwareLab } from '../../../src/features/hardware-lab/hardware-lab.tsx';
import { getAuth } from '../../../src/lib/auth.ts';
import '../../../src/features/hardware-lab/open-bench.ts';
import '../../../src/features/hardware-lab/replay/replay-screen.tsx';
import '../../../src/features/hardware-lab/workbench/layout/workbench.tsx';
import { createQueryClient } from '../../../src/lib/query-client.ts';
import type { Beginning } from '../../../src/runs/shell/first-wish.ts';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { personAtScreen } from '../../support/person.ts';
import { type Backend, sessionOf, withBackend } from '../../support/product.tsx';

/** Who practises: Asha, on the Ace Plan. */
export const ASHA = idOf('ace');

/** Leaving the whole simulation, as its one exit does. */
export const onExit = vi.fn();

/** The lab before a real backend, for the tests of a file; each begins without practice. */
export function practiceScreen(): {
  readonly backend: () => Backend;
  /** Opens the lab for Asha on a wide screen, or a phone. */
  readonly openLab: (options?: { readonly wide?: boolean }) => Promise<UserEvent>;
  /** The same from a ticket that sent a computer to the bench, with the job of this story. */
  readonly openFromTicket: (story: string) => Promise<UserEvent>;
  /** Opens the debrief of a run from a page that lists it. */
  readonly openDebrief: (run: string) => Promise<UserEvent>;
} {
  const backend = withBackend();
  let session = '';
  beforeAll(async () => {
    session = JSON.stringify(await sessionOf(backend(), 'ace'));
  });
  afterEach(async () => {
    cleanup();
    restoreNetwork();
    await backend().sql('delete from practice_runs');
    await backend().sql('delete from private.turns');
  });
  afterAll(async () => (await getAuth()).dispose());
  const open = (begin: Beginning | null, wide: boolean) => {
    setMediaQuery('(max-width: 639.98px)', !wide);
    setMediaQuery('(prefers-reduced-motion: reduce)', true);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
    window.localStorage.setItem('benchready-session', session);
    const person = personAtScreen();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <HardwareLab personId={ASHA} sessionMinutes={20} resume={null} begin={begin} onExit={onExit} />
      </QueryClientProvider>,
    );
    return person;
  };
  return {
    backend,
    async openLab({ wide = true } = {}) {
      const person = open(null, wide);
      await screen.findByRole('heading', { name: 'What is on your bench today?' });
      return person;
    },
    async openFromTicket(story) {
      return open({ kind: 'practice', story, backLabel: 'Back to the ticket' }, true);
    },
    async openDebrief(run) {
      return open({ kind: 'debrief', run, backLabel: 'Go back' }, true);
    },
  };
}
