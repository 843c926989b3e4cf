import { describe, expect, it } from 'vitest';
import { type LabReferee, openLocalBench } from '../../../src/core/hardware/rules.ts';
import { shareStructure } from '../../../src/features/hardware-lab/share-structure.ts';
import { openLabStore } from '../../../src/features/hardware-lab/store.ts';

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

  it('keeps commands in the order of calling, and notes accepted and refused ones', async () => {
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

  it('says when the referee cannot be reached, loses nothing, and goes on when it answers again', async () => {
    const referee = bench();
    let isDown = true;
    const store = await openLabStore({
      ...referee,
      send: (command) => (isDown ? Promise.reject(new Error('offline')) : referee.send(command)),
    });
    const before = store.read().view;
    expect(await store.send({ kind: 'unclip-strap' })).toBe(false);
    expect(store.read()).toMatchObject({ unreachable: true, commands: [], view: before });
    isDown = false;
    expect(await store.send({ kind: 'unclip-strap' })).toBe(true);
    expect(store.read()).toMatchObject({ unreachable: false, view: { strap: 'off' } });
  });

  it('freezes when the run is finished: no command, no selection, the same report again', async () => {
    const store = await openLabStore(bench());
    const report = await store.finish();
    expect(await store.send({ kind: 'unclip-strap' })).toBe(false);
    store.select('gpu');
    expect(store.read()).toMatchObject({ selected: null, report, view: { strap: 'worn' } });
    expect(await store.finish()).toBe(report);
  });

  it('tells its listeners once for each change, until they leave', async () => {
    const store = await openLabStore(bench());
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    store.select('gpu');
    store.select('gpu');
    await store.send({ kind: 'unclip-strap' });
    expect(told).toBe(2);
    leave();
    store.select(null);
    expect(told).toBe(2);
  });
});

describe('sharing structure', () => {
  it('answers the old object for an equal one, and the old branches of a changed one', () => {
    const before = { a: { b: [1, 2] }, c: { d: 1 } };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
    const after = shareStructure(before, { a: { b: [1, 2] }, c: { d: 2 } });
    expect(after.a).toBe(before.a);
    expect(after).toEqual({ a: { b: [1, 2] }, c: { d: 2 } });
  });

  it('notices a key that is gone and a list that grew', () => {
    expect(shareStructure<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareStructure([1], [1, 2])).toEqual([1, 2]);
    expect(shareStructure<unknown>({ a: 1 }, null)).toBeNull();
  });
});
