import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalReferee } from '../../../src/core/kernel/local-referee.ts';
import { formatRulesVersion } from '../../../src/core/kernel/rules-version.ts';
import type { DeskCommand } from '../../../src/core/ticketing/model/commands.ts';
import { DESK_RULES_ID } from '../../../src/core/ticketing/simulation-id.ts';
import { openDeskStore } from '../../../src/features/ticket-desk/store.ts';
import {
  BenchDoorContext,
  type PracticeDoor,
  PracticeJobContext,
} from '../../../src/features/ticket-desk/workspace/bench/bench-door.ts';
import { DeskWorkspace } from '../../../src/features/ticket-desk/workspace/layout/desk-workspace.tsx';
import { setMediaQuery } from '../../support/browser-stubs.ts';
import { DESK } from '../../support/desk.ts';

const CASE = 'TK-44-flat-battery';
const SEED = 7;
const JOB = '0b6d0ae6-3c4f-4d0e-9a51-6f5c1f6f6a11';

/** A ticket whose computer the bench has begun to work on, as people with this way to the bench see it. */
async function atTheBench(door: PracticeDoor | null, jobId: string | null) {
  setMediaQuery('(max-width: 59.99875rem)', false);
  const start = DESK.judge.deal(CASE, SEED, 'practice');
  if (start === null) throw new Error(`${CASE} is not dealt.`);
  const commands: readonly DeskCommand[] = [...DESK.judge.expert(start), { kind: 'wait', seconds: 1_260 }];
  const referee = createLocalReferee(DESK, {
    scenarioId: CASE,
    seed: SEED,
    rulesVersion: formatRulesVersion({ rules: DESK_RULES_ID, mode: 'practice' }),
    commands,
  });
  if (referee === null) throw new Error(`${CASE} is not played.`);
  const store = await openDeskStore(referee);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BenchDoorContext value={door}>
        <PracticeJobContext value={jobId}>
          <DeskWorkspace store={store} runKey={JOB} />
        </PracticeJobContext>
      </BenchDoorContext>
    </QueryClientProvider>,
  );
  return { store, card: within(await screen.findByRole('region', { name: 'At the hardware bench' })) };
}

afterEach(cleanup);

describe('somebody whose ticket is at the hardware bench', () => {
  it('goes to the story of the bench, where the plan has the lab', async () => {
    const open = vi.fn();
    const { card } = await atTheBench({ kind: 'practice', personId: JOB, open }, JOB);
    await userEvent.click(await card.findByRole('button', { name: 'Do it at the bench' }));
    expect(open).toHaveBeenCalledWith('wrong-date', JOB);
  });

  it.each([
    ['without the lab', null, JOB],
    ['in a test', { kind: 'practice', personId: JOB, open: vi.fn() }, null],
  ] as const)('reads when a colleague reports, and then the note: %s', async (_who, door, jobId) => {
    const { store, card } = await atTheBench(door, jobId);
    expect(card.getByText(/A colleague has begun and reports by/)).not.toBeNull();
    expect(card.queryByRole('button')).toBeNull();
    await store.send({ kind: 'wait', seconds: 7_200 });
    expect(await screen.findByText(/The clock battery was flat\. I have put in a new one/)).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'At the hardware bench' })).toBeNull());
  });

  it('reads the note that they wrote at the bench in the ticket', async () => {
    const { store } = await atTheBench({ kind: 'practice', personId: JOB, open: vi.fn() }, JOB);
    const [ticket] = store.read().view.tickets;
    await store.send({
      kind: 'take-bench-report',
      ticket: ticket?.record.number ?? '',
      run: JOB,
      story: 'wrong-date',
      passed: true,
      note: { cause: 'cell-empty', action: '', words: 'New battery, time set.' },
    });
    expect(await screen.findByText('You, at the bench')).not.toBeNull();
    expect(screen.getByText('New battery, time set.')).not.toBeNull();
    expect(store.read().view.tickets[0]?.record).toMatchObject({ state: 'in-progress', hold: null });
  });
});
