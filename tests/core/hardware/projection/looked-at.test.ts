import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { actionsOf, lookAtClicked } from '../../../../src/core/hardware/projection/actions.ts';
import { isKnown } from '../../../../src/core/hardware/projection/looked-at.ts';
import { lookAroundAt } from '../../../../src/core/hardware/projection/looking-places.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import { eventsOf, having, refusalOf } from '../bench.ts';
import { benchOf } from '../lab-bench.ts';

const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
const look = (target: string): LabCommand => ({ kind: 'inspect', target });
const FAN_OUT: Fault = { kind: 'plug', end: 'cable-cpu-fan', plug: 'none' };

function harrow(...faults: readonly Fault[]): LabState {
  return benchOf('harrow-5000-mt', faults);
}

describe('the state of an item', () => {
  it('is not known before a look, and known after it', () => {
    const before = benchOf('kestrel-b7');
    expect(isKnown(project(before), 'psu-switch')).toBe(false);
    expect(isKnown(project(having(before, look('psu-switch'))), 'psu-switch')).toBe(true);
  });

  it('stays known when the learner changes it by hand', () => {
    const flipped = having(benchOf('kestrel-b7'), { kind: 'set-psu-switch', position: 'off' });
    expect(isKnown(project(flipped), 'psu-switch')).toBe(true);
    const pulled = project(having(harrow(), { kind: 'unplug-cable', target: 'cable-lan' }));
    expect(['cable-lan', 'port-lan', 'cable-lan-far'].map((id) => isKnown(pulled, id))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is no longer known when it changed out of sight', () => {
    const loose: LabCommand = { kind: 'loosen-screw', target: 'screw-gpu-1' };
    const kestrel = having(benchOf('kestrel-b7'), OPEN, look('gpu'), loose, {
      kind: 'loosen-screw',
      target: 'screw-gpu-2',
    });
    expect(isKnown(project(kestrel), 'gpu')).toBe(true);
    const closed = having(
      kestrel,
      { kind: 'place-part', target: 'side-panel', socket: 'frame-side-panel' },
      { kind: 'seat-part', target: 'side-panel', end: 'edge' },
      // The card, which nothing holds at its bracket, tips out of its slot behind the panel.
      { kind: 'unplug-cable', target: 'cable-monitor' },
    );
    const again = project(having(closed, OPEN));
    expect(again.parts['gpu']?.placement).toBe('loose');
    expect(isKnown(again, 'gpu')).toBe(false);
  });

  it('is known of a light after a look, until it shines otherwise', () => {
    const off: LabCommand = { kind: 'set-psu-switch', position: 'off' };
    const kestrel = having(benchOf('kestrel-b7'), { kind: 'plug-cable', target: 'cable-mains' });
    const seen = having(kestrel, look('led-standby'), look('led-power'));
    const known = (state: LabState) => ['led-standby', 'led-power'].map((id) => isKnown(project(state), id));
    expect(known(kestrel)).toEqual([false, false]);
    expect(known(seen)).toEqual([true, true]);
    expect(known(having(seen, { kind: 'wear-strap' }))).toEqual([true, true]);
    expect(known(having(seen, off))).toEqual([false, true]);
  });

  it('is known of all self-test lights after a look at one', () => {
    const on = having(benchOf('kestrel-b7'), look('led-boot'));
    expect(['led-cpu', 'led-dram', 'led-vga', 'led-boot'].map((id) => isKnown(project(on), id))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('is known of everything while a machine is only explored', () => {
    const view = project({ ...harrow(), mode: 'explore' });
    expect(isKnown(view, 'strip-switch')).toBe(true);
  });
});

describe('a look', () => {
  it('at a memory module shows every slot, module and latch', () => {
    const view = project(having(harrow(), OPEN, look('slot-1')));
    expect(['slot-1', 'slot-2', 'latch-2-top', 'dimm-1'].filter((id) => !isKnown(view, id))).toEqual([]);
    expect(isKnown(view, 'cable-cpu-fan')).toBe(false);
  });

  it('at a plug shows its connector and not the far end', () => {
    const view = project(having(harrow(), look('cable-monitor')));
    expect(['cable-monitor', 'port-board-hdmi', 'cable-monitor-far'].map((id) => isKnown(view, id))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('reports either what is visible or that nothing is, never both', () => {
    const step = harrow(FAN_OUT);
    const open = having(step, OPEN);
    const events = (target: string) => {
      const done = eventsOf(open, look(target));
      return done.map(({ kind }) => kind);
    };
    expect(events('cable-cpu-fan')).toEqual(['mark-seen']);
    expect(events('cable-eps')).toEqual(['looked-at']);
  });
});

describe('a look round a place', () => {
  it('shows all that is plainly visible there, for one command and a minute', () => {
    const before = benchOf('kestrel-b7', [{ kind: 'switch', target: 'psu-switch', position: 'off' }]);
    const after = having(before, { kind: 'look-around', place: 'rear' });
    expect(after.ledger.simSeconds - before.ledger.simSeconds).toBe(60);
    expect(after.evidence.map(({ test, outcome }) => `${test} ${outcome}`)).toContain(
      'look:psu-switch switch-off',
    );
    const view = project(after);
    expect(['psu-switch', 'cable-mains', 'port-lan'].filter((id) => !isKnown(view, id))).toEqual([]);
    expect(isKnown(view, 'strip-switch')).toBe(false);
  });

  it('is refused where the side panel covers everything', () => {
    expect(refusalOf(harrow(), { kind: 'look-around', place: 'memory' })).toEqual({
      reason: 'blocked',
      target: 'inside',
      by: ['side-panel'],
    });
  });

  it('is offered once, until there is something new to see', () => {
    const open = having(harrow(), OPEN);
    expect(lookAroundAt(project(harrow()), 'memory')).toBeNull();
    const command = lookAroundAt(project(open), 'memory');
    expect(command).toEqual({ kind: 'look-around', place: 'memory' });
    if (command === null) return;
    expect(lookAroundAt(project(having(open, command)), 'memory')).toBeNull();
    expect(lookAroundAt(project(open), 'bench')).toBeNull();
  });
});

describe('a click', () => {
  it('inspects an item that was not inspected, once', () => {
    const open = having(harrow(), OPEN);
    expect(lookAtClicked(project(open), 'cable-cpu-fan')).toEqual(look('cable-cpu-fan'));
    expect(lookAtClicked(project(having(open, look('cable-cpu-fan'))), 'cable-cpu-fan')).toBeNull();
  });

  it('inspects nothing behind the side panel, nor the strap', () => {
    const view = project(benchOf('kestrel-b7'));
    expect(['gpu', 'esd-strap'].map((id) => lookAtClicked(view, id))).toEqual([null, null]);
  });

  it('inspects a light, and all of the self-test lights for one of them', () => {
    const view = project(benchOf('kestrel-b7'));
    expect(lookAtClicked(view, 'led-standby')).toEqual(look('led-standby'));
    expect(lookAtClicked(view, 'led-dram')).toEqual(look('debug-leds'));
  });

  it('offers the same actions whatever the state of the item', () => {
    const offered = (state: LabState) =>
      ['cable-cpu-fan', 'strip-switch', 'screw-board-1'].map((id) => actionsOf(project(state), id));
    const other = harrow(FAN_OUT, { kind: 'switch', target: 'strip-switch', position: 'off' });
    expect(offered(having(other, OPEN))).toEqual(offered(having(harrow(), OPEN)));
  });
});
