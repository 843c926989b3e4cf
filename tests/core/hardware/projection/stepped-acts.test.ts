import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import {
  endsBefore,
  isPassedOver,
  makeSafe,
  type SteppedAct,
  steppedActsOf,
} from '../../../../src/core/hardware/projection/stepped-acts.ts';
import { MAKE_SAFE } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { having, refusalOf } from '../bench.ts';
import { OPEN, PLUG, POWER } from '../fault-commands.ts';
import { benchOf, START } from '../lab-bench.ts';

const offered = (state: LabState, target: string): readonly SteppedAct[] =>
  steppedActsOf(project(state), target, []);

const only = (acts: readonly SteppedAct[], kind: SteppedAct['kind']): SteppedAct => {
  const act = acts.find((one) => one.kind === kind);
  if (act === undefined) throw new Error(`${kind} is not offered`);
  return act;
};

const turn = (kind: 'loosen-screw' | 'tighten-screw', ...targets: readonly string[]): readonly LabCommand[] =>
  targets.map((target) => ({ kind, target }));

const OPENED = having(benchOf('kestrel-b7'), OPEN);
const COOLER = ['screw-cooler-1', 'screw-cooler-2', 'screw-cooler-3', 'screw-cooler-4'] as const;

describe('all screws of a part', () => {
  it('are one act of the same commands, at the same time and with the same broken rules as by hand', () => {
    const act = only(offered(OPENED, 'cpu-cooler'), 'loosen-screws');
    expect(act.steps).toEqual(turn('loosen-screw', ...COOLER));
    const done = having(OPENED, ...act.steps);
    expect(done.ledger.simSeconds - OPENED.ledger.simSeconds).toBe(act.seconds);
    expect(done.ledger).toEqual(having(OPENED, ...turn('loosen-screw', ...COOLER)).ledger);
    expect(done.ledger.breaches.length).toBeGreaterThan(0);
  });

  it('are tightened crosswise on a cooler, so that it sits level', () => {
    const loose = having(OPENED, ...turn('loosen-screw', ...COOLER));
    const act = only(offered(loose, 'cpu-cooler'), 'tighten-crosswise');
    const done = having(loose, ...act.steps);
    expect(done.machine.traits['cpu-cooler']?.uneven).toBeUndefined();
    const rowByRow = having(loose, ...turn('tighten-screw', ...COOLER));
    expect(rowByRow.machine.traits['cpu-cooler']?.uneven).toBe(true);
  });

  it('are offered alike before a look, whatever their state: a loose one is passed over when it is met', () => {
    const screws = ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'];
    const found = having(
      benchOf('harrow-5000-mt', [{ kind: 'screw', screw: 'screw-psu-2', state: 'out' }]),
      OPEN,
    );
    const sound = having(benchOf('harrow-5000-mt'), OPEN);
    expect(offered(found, 'psu')).toEqual(offered(sound, 'psu'));
    expect(offered(sound, 'psu').map(({ kind }) => kind)).toEqual(['loosen-screws']);
    const [first = '', ...others] = screws;
    const one = having(sound, ...turn('loosen-screw', first));
    const refusal = refusalOf(one, { kind: 'loosen-screw', target: first });
    expect(refusal === null ? null : isPassedOver(refusal)).toBe(true);
    // Known to be out by the learner's own hand: not offered again.
    expect(only(offered(one, 'psu'), 'loosen-screws').steps).toEqual(turn('loosen-screw', ...others));
  });

  it('end at the first screw that is refused for another reason', () => {
    const out = having(
      OPENED,
      { kind: 'unplug-cable', target: 'cable-cpu-fan' },
      ...turn('loosen-screw', ...COOLER),
      { kind: 'lift-part', target: 'cpu-cooler' },
    );
    const refusal = refusalOf(out, { kind: 'tighten-screw', target: COOLER[0] });
    expect(refusal).toMatchObject({ reason: 'not-in-socket' });
    expect(refusal === null ? null : isPassedOver(refusal)).toBe(false);
  });

  it('are no act where a part has a single screw or none', () => {
    expect(offered(OPENED, 'dimm-a2')).toEqual([]);
    expect(offered(OPENED, 'ssd-m2-1').map(({ kind }) => kind)).toEqual([]);
  });
});

describe('making the machine safe', () => {
  const view = (state: LabState) => project(state);
  const practised = (state: LabState): LabState => ({ ...state, mode: 'practice' });

  it('unplugs, drains and puts on the strap, as the expert does', () => {
    const plugged = practised(having(benchOf('kestrel-b7'), PLUG));
    expect(makeSafe(view(plugged), [])).toMatchObject({ kind: 'make-safe', steps: MAKE_SAFE });
    const safe = having(plugged, ...MAKE_SAFE);
    expect(safe.machine.residual).toBe('drained');
    expect(having(safe, OPEN, { kind: 'loosen-screw', target: 'screw-cooler-1' }).ledger.breaches).toEqual(
      [],
    );
    expect(makeSafe(view(safe), MAKE_SAFE)).toBeNull();
  });

  it('shuts a running machine down first, and does not pull the plug of one that keeps running', () => {
    const running = practised(having(benchOf('kestrel-b7'), ...START));
    const act = makeSafe(view(running), []);
    if (act === null) throw new Error('not offered');
    expect(act.kind).toBe('make-safe-running');
    expect(act.steps).toEqual([POWER, ...MAKE_SAFE]);
    const [, unplug] = act.steps;
    if (unplug === undefined) throw new Error('no second step');
    expect(endsBefore(act, unplug, view(running))).toBe(true);
    expect(endsBefore(act, unplug, view(having(running, POWER)))).toBe(false);
    expect(having(running, ...act.steps).ledger.simSeconds - running.ledger.simSeconds).toBe(act.seconds);
  });

  it('is offered in testing only after it was done by hand once in that run', () => {
    const plugged = having(benchOf('kestrel-b7'), PLUG);
    const testing: LabState = { ...plugged, mode: 'testing' };
    const offer = (...log: readonly LabCommand[]): boolean =>
      makeSafe(view(having(testing, ...log)), [PLUG, ...log]) !== null;
    const [unplug, drain, strap] = MAKE_SAFE as readonly [LabCommand, LabCommand, LabCommand];
    const AGAIN: readonly LabCommand[] = [{ kind: 'unclip-strap' }, PLUG];
    expect(offer()).toBe(false);
    expect(offer(unplug, strap, ...AGAIN)).toBe(false);
    expect(offer(unplug, drain, PLUG, strap, { kind: 'unclip-strap' })).toBe(false);
    expect(offer(strap, unplug, drain, ...AGAIN)).toBe(true);
    expect(offer(...MAKE_SAFE, ...AGAIN)).toBe(true);
    expect(offer(...MAKE_SAFE)).toBe(false);
  });

  it('stands at the mains lead, the strap and the side panel', () => {
    const plugged = practised(having(benchOf('kestrel-b7'), PLUG));
    const at = (target: string) => offered(plugged, target).map(({ kind }) => kind);
    expect(['cable-mains', 'esd-strap', 'side-panel'].map(at)).toEqual(Array(3).fill(['make-safe']));
    expect(at('gpu')).not.toContain('make-safe');
  });
});
