import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createLocalReferee } from '../../../src/core/kernel/local-referee.ts';
import { formatRulesVersion } from '../../../src/core/kernel/rules-version.ts';
import { ticketing } from '../../../src/core/ticketing/judge.ts';
import { TICKET_CASES } from '../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { DESK_RULES_ID } from '../../../src/core/ticketing/simulation-id.ts';
import { type DeskStore, openDeskStore } from '../../../src/features/ticket-desk/store.ts';
import { KeySettingsOf } from '../../../src/features/ticket-desk/workspace/keys/key-settings.tsx';
import { DeskWorkspace } from '../../../src/features/ticket-desk/workspace/layout/desk-workspace.tsx';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { personAtScreen } from '../../support/person.ts';

const SIMULATION = ticketing(ticketRegistry(TICKET_CASES));

/** Whoever sits at the desk of these tests. */
export const PERSON = 'analyst';

export interface OpenDesk {
  readonly person: UserEvent;
  readonly store: DeskStore;
}

/** Opens a practice ticket of TK-01 with the real rules, on a wide screen or a phone. */
export async function openDesk(
  scenarioId: string,
  options: { phone?: boolean; inside?: HTMLElement } = {},
): Promise<OpenDesk> {
  setMediaQuery('(max-width: 59.99875rem)', options.phone ?? false);
  const referee = createLocalReferee(SIMULATION, {
    scenarioId,
    seed: 7,
    rulesVersion: formatRulesVersion({ rules: DESK_RULES_ID, mode: 'practice' }),
    commands: [],
  });
  if (referee === null) throw new Error(`${scenarioId} is not dealt.`);
  const store = await openDeskStore(referee);
  const person = personAtScreen();
  render(
    <KeySettingsOf personId={PERSON}>
      <DeskWorkspace store={store} runKey={scenarioId} />
    </KeySettingsOf>,
    options.inside === undefined ? {} : { container: options.inside },
  );
  return { person, store };
}

export const requesterOf = ({ store }: OpenDesk) => {
  const [ticket] = store.read().view.tickets;
  if (ticket === undefined) throw new Error('No ticket has arrived.');
  return ticket.requester;
};

export const dock = () => within(screen.getByRole('region', { name: 'Tools' }));
export const timeline = () => within(screen.getByRole('region', { name: 'Timeline' }));
export const composer = () => within(screen.getByRole('region', { name: 'Write' }));
export const told = () => screen.getByRole('status', { name: 'What just happened' });
