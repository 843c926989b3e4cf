import { describe, expect, it } from 'vitest';
import { MAX_RUN_COMMANDS, RUN_FULL } from '../../../src/core/contracts/runs.ts';
import type { LabReferee } from '../../../src/core/hardware/play.ts';
import { RunOverError, RunVoidError } from '../../../src/core/kernel/referee.ts';
import { openLabStore } from '../../../src/features/hardware-lab/store.ts';
import { FunctionError } from '../../../src/lib/function-error.ts';
import { refereeFailureOf } from '../../../src/runs/referee-failure.ts';
import { openLocalBench } from '../../support/lab-rules.ts';

function bench(): LabReferee {
  const referee = openLocalBench('DEMO-60', 60);
  if (referee === null) throw new Error('DEMO-60 is known');
  return referee;
}

/** A referee whose every answer travelled as JSON, as the remote one's will. */
function overTheWire(referee: LabReferee): LabReferee {
  const wire = async <Value>(answer: Promise<Value>): Promise<Value> =>
    JSON.parse(JSON.stringify(await answer)) as Value;
  return {
    open: () => wire(referee.open()),
    send: (command) => wire(referee.send(command)),
    finish: () => wire(referee.finish()),
  };
}

describe('the lab store', () => {
  it('gives a part’s readers the very same object while that part has not changed', async () => {
    const store = await openLabStore(overTheWire(bench()));
    const before = store.read().view;
    await store.send({ kind: 'press-latch', target: 'latch-a2-top' });
    const after = store.read().view;
    expect(after).not.toBe(before);
    expect(after.parts['gpu']).toBe(before.parts['gpu']);
    expect(after.cables).toBe(before.cables);
    expect(after.parts['dimm-a2']).not.toBe(before.parts['dimm-a2']);
  });

  it('sends commands in the order of calling, and logs accepted and refused ones', async () => {
    const store = await openLabStore(bench());
    const answers = await Promise.all([
      store.send({ kind: 'press-latch', target: 'latch-a2-top' }),
      store.send({ kind: 'lift-part', target: 'dimm-a2' }),
      store.send({ kind: 'press-latch', target: 'latch-a2-bottom' }),
      store.send({ kind: 'lift-part', target: 'dimm-a2' }),
    ]);
    expect(answers).toEqual([true, false, true, true]);
    expect(store.read().log.map((entry) => entry.kind)).toEqual(['done', 'refused', 'done', 'done']);
    expect(store.read().commands).toHaveLength(3);
  });

  it('reports that the referee cannot be reached, loses nothing, and continues when it answers again', async () => {
    const referee = bench();
    let isDown = true;
    const store = await openLabStore({
      ...referee,
      send: (command) => (isDown ? Promise.reject(new Error('offline')) : referee.send(command)),
    });
    const before = store.read().view;
    expect(await store.send({ kind: 'unclip-strap' })).toBe(false);
    expect(store.read()).toMatchObject({ trouble: 'offline', commands: [], view: before });
    isDown = false;
    expect(await store.send({ kind: 'unclip-strap' })).toBe(true);
    expect(store.read()).toMatchObject({ trouble: null, view: { strap: 'off' } });
  });

  it('freezes when the run is finished: no command, no selection, the same report again', async () => {
    const store = await openLabStore(bench());
    const report = await store.finish();
    expect(await store.send({ kind: 'unclip-strap' })).toBe(false);
    store.select('gpu');
    expect(store.read()).toMatchObject({ selected: null, report, view: { strap: 'worn' } });
    expect(await store.finish()).toBe(report);
  });

  it('makes one request at a time, and ends the run after the commands sent before', async () => {
    const referee = bench();
    const calls: string[] = [];
    let underWay = 0;
    const slowly = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
      underWay += 1;
      calls.push(underWay > 1 ? `${name} beside another call` : name);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      const answer = await work();
      underWay -= 1;
      return answer;
    };
    const store = await openLabStore({
      ...referee,
      open: () => slowly('open', referee.open),
      send: (command) => slowly(command.kind, () => referee.send(command)),
      finish: () => slowly('finish', referee.finish),
    });
    const sent = [
      store.send({ kind: 'unclip-strap' }),
      store.send({ kind: 'wear-strap' }),
      store.finish(),
      store.send({ kind: 'unclip-strap' }),
    ];
    expect(await Promise.all(sent)).toMatchObject([true, true, { steps: 2 }, false]);
    expect(calls).toEqual(['open', 'unclip-strap', 'wear-strap', 'finish']);
  });

  it('continues where the run was left: view, log and commands', async () => {
    const referee = bench();
    await referee.send({ kind: 'unclip-strap' });
    await referee.send({ kind: 'press-latch', target: 'latch-a2-top' });
    const store = await openLabStore(referee);
    expect(store.read()).toMatchObject({
      view: { strap: 'off' },
      log: [{ id: 1, kind: 'done', events: [{ kind: 'strap-unclipped' }] }, { id: 2 }],
      commands: [{ kind: 'unclip-strap' }, { kind: 'press-latch', target: 'latch-a2-top' }],
    });
    await store.send({ kind: 'wear-strap' });
    expect(store.read().log.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('shows what another tab made of the run, and that its own command was not done', async () => {
    const referee = bench();
    const store = await openLabStore({
      ...referee,
      async send(command) {
        const { verdict, ...answer } = await referee.send({ kind: 'unclip-strap' });
        const events = verdict.kind === 'done' ? verdict.events : [];
        const log = [{ command: { kind: 'unclip-strap' } as const, events }];
        return command.kind === 'wait'
          ? { ...answer, verdict: { kind: 'overtaken', log } }
          : referee.send(command);
      },
    });
    expect(await store.send({ kind: 'wait', seconds: 60 })).toBe(false);
    expect(store.read()).toMatchObject({
      overtaken: true,
      view: { strap: 'off' },
      commands: [{ kind: 'unclip-strap' }],
      log: [{ id: 1, events: [{ kind: 'strap-unclipped' }] }],
    });
    expect(await store.send({ kind: 'press-latch', target: 'latch-a2-top' })).toBe(true);
    expect(store.read().overtaken).toBe(false);
  });

  it('says one thing at a time: after the other tab, that the network is gone', async () => {
    const referee = bench();
    const store = await openLabStore({
      ...referee,
      async send(command) {
        if (command.kind !== 'wait') throw new TypeError('Failed to fetch');
        const { verdict: _, ...answer } = await referee.send(command);
        return { ...answer, verdict: { kind: 'overtaken', log: [] } };
      },
    });
    await store.send({ kind: 'wait', seconds: 60 });
    expect(store.read()).toMatchObject({ overtaken: true, trouble: null });
    await store.send({ kind: 'unclip-strap' });
    expect(store.read().overtaken).toBe(false);
    expect(store.read().trouble).not.toBeNull();
  });

  it('continues after an undo that failed', async () => {
    const store = await openLabStore(bench());
    await expect(store.rewind(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await store.send({ kind: 'unclip-strap' })).toBe(true);
  });

  it('ends with the report when the referee says that the time is up', async () => {
    const referee = bench();
    const store = await openLabStore({ ...referee, send: () => Promise.reject(new RunOverError()) });
    const ended = new Promise<void>((resolve) => {
      store.subscribe(() => {
        if (store.read().report !== null) resolve();
      });
    });
    expect(await store.send({ kind: 'unclip-strap' })).toBe(false);
    await ended;
    expect(store.read()).toMatchObject({ trouble: null, report: { scenarioId: 'DEMO-60', steps: 0 } });
  });

  it('reports that the rules have changed during the run', async () => {
    const gone = () => Promise.reject(new RunVoidError());
    const store = await openLabStore({ ...bench(), send: gone, finish: gone });
    expect(await store.send({ kind: 'unclip-strap' })).toBe(false);
    expect(store.read()).toMatchObject({ trouble: 'void', report: null });
  });

  it('reports the reason of each refusal, and never calls a server unreachable that answered', async () => {
    const troubleAfter = async (cause: Error) => {
      const store = await openLabStore({ ...bench(), send: () => Promise.reject(cause) });
      await store.send({ kind: 'unclip-strap' });
      return store.read().trouble;
    };
    const refused = (status: number) => new FunctionError('refused', status, 'No.');
    expect(await troubleAfter(new FunctionError('unreachable', 0))).toBe('offline');
    expect(await troubleAfter(new FunctionError('unreadable', 200))).toBe('server');
    expect(await troubleAfter(refused(500))).toBe('server');
    expect(await troubleAfter(refused(400))).toBe('not-understood');
    expect(await troubleAfter(refused(401))).toBe('signed-out');
    expect(await troubleAfter(refused(403))).toBe('not-allowed');
    expect(await troubleAfter(refused(404))).toBe('gone');
    expect(await troubleAfter(refused(429))).toBe('too-fast');
    expect(await troubleAfter(new FunctionError('refused', 409, 'No.', RUN_FULL))).toBe('full');
    expect(refereeFailureOf(refused(400), MAX_RUN_COMMANDS)).toBe('full');
  });

  it('reads the state of the run: shows what another tab did, and ends a run whose time is up', async () => {
    const referee = bench();
    let isOver = false;
    const store = await openLabStore({
      ...referee,
      open: () => (isOver ? Promise.reject(new RunOverError()) : referee.open()),
    });
    await referee.send({ kind: 'unclip-strap' });
    await store.refresh();
    expect(store.read()).toMatchObject({ view: { strap: 'off' }, commands: [{ kind: 'unclip-strap' }] });
    isOver = true;
    await store.refresh();
    expect(store.read().report).toMatchObject({ scenarioId: 'DEMO-60' });
  });

  it('can be finished later when the referee could not be reached', async () => {
    const referee = bench();
    let isDown = true;
    const store = await openLabStore({
      ...referee,
      finish: () => (isDown ? Promise.reject(new Error('offline')) : referee.finish()),
    });
    await expect(store.finish()).rejects.toThrow('offline');
    isDown = false;
    expect(await store.finish()).toMatchObject({ scenarioId: 'DEMO-60' });
  });

  it('notifies its listeners once for each change, until they unsubscribe', async () => {
    const store = await openLabStore(bench());
    let calls = 0;
    const leave = store.subscribe(() => {
      calls += 1;
    });
    store.select('gpu');
    store.select('gpu');
    await store.send({ kind: 'unclip-strap' });
    expect(calls).toBe(2);
    leave();
    store.select(null);
    expect(calls).toBe(2);
  });
});
