import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import { closedLatch, demoBench, eventsOf, having, refusalOf, repairedBench } from '../bench.ts';

const loosen = (...screws: readonly string[]): LabCommand[] =>
  screws.map((target) => ({ kind: 'loosen-screw', target }));

describe('taking things out', () => {
  it('needs the cooler off before the processor, and names what is in the way', () => {
    expect(refusalOf(demoBench(), { kind: 'lift-part', target: 'cpu' })).toEqual({
      reason: 'blocked',
      target: 'cpu',
      by: ['cpu-cooler'],
    });
    expect(refusalOf(demoBench(), { kind: 'press-latch', target: 'lever-cpu' })?.reason).toBe('blocked');
  });

  it('removes the processor in the order of a real machine: four screws, cooler, lever, processor', () => {
    const state = having(
      demoBench(),
      ...loosen('screw-cooler-1', 'screw-cooler-2', 'screw-cooler-3', 'screw-cooler-4'),
      { kind: 'lift-part', target: 'cpu-cooler' },
      { kind: 'press-latch', target: 'lever-cpu' },
      { kind: 'lift-part', target: 'cpu' },
    );
    expect(project(state).parts['cpu']?.placement).toBe('removed');
    expect(project(state).sockets['socket-cpu']?.holds).toBeNull();
  });

  it('releases a graphics card after its cables, its screws and its latch', () => {
    const lift: LabCommand = { kind: 'lift-part', target: 'gpu' };
    const bench = demoBench();
    expect(refusalOf(bench, lift)).toEqual({
      reason: 'plugged',
      target: 'gpu',
      by: ['cable-pcie', 'cable-monitor'],
    });
    const unwired = having(
      bench,
      { kind: 'unplug-cable', target: 'cable-pcie' },
      { kind: 'unplug-cable', target: 'cable-monitor' },
    );
    expect(refusalOf(unwired, lift)?.reason).toBe('screwed');
    const unscrewed = having(unwired, ...loosen('screw-gpu-1', 'screw-gpu-2'));
    expect(refusalOf(unscrewed, lift)).toEqual({ reason: 'latched', target: 'gpu', by: ['latch-x16'] });
    const out = having(unscrewed, { kind: 'press-latch', target: 'latch-x16' }, lift);
    expect(project(out).parts['gpu']?.placement).toBe('removed');
  });

  it('holds a memory module while one latch is closed', () => {
    const held = refusalOf(demoBench(), { kind: 'lift-part', target: 'dimm-b2' });
    const latch = closedLatch(demoBench());
    expect(held).toEqual({
      reason: 'latched',
      target: 'dimm-b2',
      by: 'target' in latch ? [latch.target] : [],
    });
  });

  it('refuses what is fixed for this job', () => {
    expect(refusalOf(demoBench(), { kind: 'lift-part', target: 'fan-rear' })?.reason).toBe('not-possible');
  });

  it('reaches nothing inside a closed case', () => {
    const closed = having(
      demoBench(),
      { kind: 'place-part', target: 'side-panel', socket: 'frame-side-panel' },
      { kind: 'seat-part', target: 'side-panel', end: 'edge' },
    );
    for (const command of [
      { kind: 'lift-part', target: 'dimm-b2' },
      { kind: 'press-latch', target: 'latch-a2-top' },
      { kind: 'loosen-screw', target: 'screw-gpu-1' },
      { kind: 'unplug-cable', target: 'cable-eps' },
      { kind: 'inspect', target: 'dimm-b2' },
    ] as const) {
      expect(refusalOf(closed, command)).toMatchObject({ reason: 'blocked', by: ['side-panel'] });
    }
    expect(project(closed).sidePanel).toBe('on');
  });
});

describe('putting memory in', () => {
  const lifted = () =>
    having(demoBench(), closedLatch(demoBench()), { kind: 'lift-part', target: 'dimm-b2' });

  it('takes two clicks: seating one end closes its latch and leaves the module loose', () => {
    const placed = having(lifted(), { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' });
    expect(project(placed).parts['dimm-b2']).toMatchObject({
      placement: 'loose',
      seating: { top: 'up', bottom: 'up' },
    });
    const oneClick = having(placed, { kind: 'seat-part', target: 'dimm-b2', end: 'top' });
    expect(project(oneClick).latches['latch-b2-top']?.position).toBe('closed');
    expect(project(oneClick).parts['dimm-b2']?.placement).toBe('loose');
    expect(eventsOf(oneClick, { kind: 'seat-part', target: 'dimm-b2', end: 'bottom' })).toContainEqual({
      kind: 'end-clicked',
      target: 'dimm-b2',
      end: 'bottom',
      home: true,
    });
  });

  it('can make the customer’s mistake again: one click stops at code 51', () => {
    const again = having(
      lifted(),
      { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' },
      { kind: 'seat-part', target: 'dimm-b2', end: 'top' },
      { kind: 'unclip-strap' },
      { kind: 'plug-cable', target: 'cable-mains' },
    );
    expect(eventsOf(again, { kind: 'press-power' })).toContainEqual({
      kind: 'post-stopped',
      code: '51',
      led: 'led-dram',
    });
  });

  it('needs the slot empty, of its kind, and its latches open', () => {
    const place = (socket: string): LabCommand => ({ kind: 'place-part', target: 'dimm-b2', socket });
    expect(refusalOf(lifted(), place('slot-a2'))).toMatchObject({ reason: 'socket-taken', by: ['dimm-a2'] });
    expect(refusalOf(lifted(), place('slot-m2-1'))?.reason).toBe('does-not-fit');
    expect(refusalOf(lifted(), place('slot-a1'))).toMatchObject({
      reason: 'latched',
      by: ['latch-a1-top', 'latch-a1-bottom'],
    });
  });

  it('refuses to close a latch over a module that is not fully seated', () => {
    const open = demoBench().machine.latches['latch-b2-top'] === 'open' ? 'latch-b2-top' : 'latch-b2-bottom';
    expect(refusalOf(demoBench(), { kind: 'close-latch', target: open })).toEqual({
      reason: 'not-possible',
      target: open,
      by: ['dimm-b2'],
    });
  });

  it('works in another slot of the same channel too, which the firmware shows', () => {
    const bench = having(
      lifted(),
      { kind: 'press-latch', target: 'latch-b1-top' },
      { kind: 'press-latch', target: 'latch-b1-bottom' },
      { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b1' },
      { kind: 'seat-part', target: 'dimm-b2', end: 'top' },
      { kind: 'seat-part', target: 'dimm-b2', end: 'bottom' },
      { kind: 'unclip-strap' },
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
      { kind: 'wait', seconds: 100 },
    );
    expect(project(bench).monitor.lines.join('\n')).toContain('A2 16384 MB   B1 16384 MB');
  });
});

describe('cables, switch and button', () => {
  it('make 5 V standby live as soon as the supply has mains, even with the machine off', () => {
    const state = having(repairedBench(), { kind: 'plug-cable', target: 'cable-mains' });
    expect(project(state).power).toEqual({ ac: true, psuSwitch: 'on', standby: true, on: false });
    expect(project(state).leds['led-standby']?.light).toBe('on');
    const at0 = having(state, { kind: 'set-psu-switch', position: 'off' });
    expect(project(at0).power.standby).toBe(false);
  });

  it('drain the last charge by the button once unplugged, and only then', () => {
    const charged = having(
      repairedBench(),
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'unplug-cable', target: 'cable-mains' },
    );
    expect(eventsOf(charged, { kind: 'press-power' })).toEqual([
      // A test does not say that the charge is gone.
      { kind: 'button-pressed', target: 'power-button' },
    ]);
    expect(eventsOf(having(charged, { kind: 'press-power' }), { kind: 'press-power' })).toEqual([
      { kind: 'nothing-happened' },
    ]);
  });

  it('turn a running machine off when its mains or processor power is pulled', () => {
    const running = having(
      repairedBench(),
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
    );
    for (const target of ['cable-mains', 'cable-eps']) {
      expect(eventsOf(running, { kind: 'unplug-cable', target })).toContainEqual({ kind: 'power-lost' });
    }
  });

  it('refuse a wait that is not a whole number of seconds up to seven minutes', () => {
    for (const seconds of [0, -1, 1.5, 421, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(refusalOf(demoBench(), { kind: 'wait', seconds })?.reason).toBe('bad-amount');
    }
  });
});
