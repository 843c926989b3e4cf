import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { isPassedOver } from '../../../src/core/hardware/projection/stepped-acts.ts';
import { LAB_CLIENT } from '../../../src/features/hardware-lab/api/lab-client.ts';
import { LAB_RUNS } from '../../../src/features/hardware-lab/session/lab-runs.ts';
import { type LabStore, openLabStore } from '../../../src/features/hardware-lab/store.ts';
import { openPractice } from '../../../src/runs/session/open-run.ts';
import { knownJob } from '../../support/known-practice.ts';
import { openLocalBench } from '../../support/lab-rules.ts';

function openBench(): Promise<LabStore> {
  const referee = openLocalBench('DEMO-60', 60);
  if (referee === null) throw new Error('DEMO-60 is known');
  return openLabStore(referee);
}

describe('an act of several commands', () => {
  const LATCHES = ['latch-a2-top', 'latch-a2-bottom'].map(
    (target): LabCommand => ({ kind: 'press-latch', target }),
  );
  const never = { isPassedOver: () => false, endsBefore: () => false };

  it('is sent as one: nothing comes between its commands, each of which is in the log', async () => {
    const store = await openBench();
    await Promise.all([
      store.sendSteps({ ...never, commands: LATCHES }),
      store.send({ kind: 'unclip-strap' }),
    ]);
    expect(store.read().commands).toEqual([...LATCHES, { kind: 'unclip-strap' }]);
    expect(store.read().log.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    expect(store.read().progress).toBeNull();
  });

  it('stops at the first refusal, and says how far it came', async () => {
    const store = await openBench();
    const commands: readonly LabCommand[] = [
      ...LATCHES,
      { kind: 'lift-part', target: 'gpu' },
      { kind: 'unclip-strap' },
    ];
    await store.sendSteps({ ...never, commands });
    expect(store.read()).toMatchObject({ commands: LATCHES, progress: { done: 2, count: 4 } });
    expect(store.read().log.at(-1)?.kind).toBe('refused');
    expect(store.read().view.strap).toBe('worn');
  });

  it('passes over what is done already, unless nothing was left to do', async () => {
    const store = await openBench();
    const passing = { ...never, isPassedOver };
    await store.send(LATCHES[0] as LabCommand);
    await store.sendSteps({ ...passing, commands: LATCHES });
    expect(store.read()).toMatchObject({ commands: LATCHES, progress: { done: 2, count: 2 } });
    expect(store.read().log.map(({ kind }) => kind)).toEqual(['done', 'done']);
    await store.sendSteps({ ...passing, commands: LATCHES });
    expect(store.read().log.map(({ kind }) => kind)).toEqual(['done', 'done', 'refused']);
  });

  it('ends before a command that the world does not allow any more', async () => {
    const store = await openBench();
    const endsBefore = (_: LabCommand, { latches }: LabView): boolean =>
      latches['latch-a2-top']?.position === 'open';
    await store.sendSteps({ ...never, endsBefore, commands: LATCHES });
    expect(store.read()).toMatchObject({ commands: LATCHES.slice(0, 1), progress: { done: 1, count: 2 } });
  });

  it('is taken back as one, an act of an earlier visit command by command', async () => {
    const done: readonly LabCommand[] = [{ kind: 'unclip-strap' }, ...LATCHES];
    const job = knownJob({ scenarioId: 'DEMO-60', seed: 60, commands: done });
    const { store, undo } = await openPractice(LAB_CLIENT, job, {
      personId: 'person-1',
      jobs: LAB_RUNS.jobs,
    });
    const more: readonly LabCommand[] = [{ kind: 'lift-part', target: 'dimm-a2' }, { kind: 'wear-strap' }];
    await store.sendSteps({ ...never, commands: more });
    const commands = () => store.read().commands.map(({ kind }) => kind);
    expect(commands()).toHaveLength(5);
    await undo?.();
    expect(commands()).toEqual(['unclip-strap', 'press-latch', 'press-latch']);
    await undo?.();
    expect(commands()).toEqual(['unclip-strap', 'press-latch']);
  });
});
