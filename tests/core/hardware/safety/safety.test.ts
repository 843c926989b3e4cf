import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import { demoBench, expertRun, having, repairedBench } from '../bench.ts';

const PLUG_IN: LabCommand = { kind: 'plug-cable', target: 'cable-mains' };
const OPEN_A2: LabCommand = { kind: 'press-latch', target: 'latch-a2-top' };

function breachesOf(state: LabState): readonly string[] {
  return state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`);
}

/** A repaired machine on mains, strap off. */
const live = (seed = 60): LabState => having(repairedBench(seed), PLUG_IN);

describe('safety', () => {
  it('finds no breach in the work of the expert', () => {
    expect(breachesOf(expertRun().state)).toEqual([]);
  });

  it('P1: charges work inside with standby live, which damages memory in about four of ten cases, by the seed', () => {
    expect(breachesOf(having(live(), { kind: 'wear-strap' }, OPEN_A2))).toContain('P1 B');
    const damaged = Array.from({ length: 400 }, (_, seed) =>
      having(live(seed), { kind: 'wear-strap' }, OPEN_A2),
    ).filter((state) => state.machine.parts['dimm-a2']?.condition === 'damaged').length;
    // 40 % of 400, within four standard deviations.
    expect(Math.abs(damaged - 160)).toBeLessThan(40);
  });

  it('P1: damages a part that is pulled while the machine runs, and the supply cuts out', () => {
    const running = having(live(), { kind: 'press-power' }, { kind: 'wear-strap' }, OPEN_A2);
    expect(breachesOf(running)).toContain('P1 A');
    expect(running.machine.running).toBe(false);
    expect(running.machine.parts['dimm-a2']?.condition).toBe('burnt');
    expect(project(running).smell).toBe('burning');
  });

  it('P1: neither the rocker at 0 nor an unplugged lead with charge left is enough; drained is', () => {
    const at0 = having(live(), { kind: 'set-psu-switch', position: 'off' }, { kind: 'wear-strap' });
    expect(breachesOf(having(at0, OPEN_A2))).toContain('P1 B');
    const out = having(live(), { kind: 'unplug-cable', target: 'cable-mains' }, { kind: 'wear-strap' });
    expect(breachesOf(having(out, OPEN_A2))).toContain('P1 B');
    const drained = having(out, { kind: 'press-power' });
    expect(breachesOf(having(drained, OPEN_A2))).toEqual([]);
  });

  it('P1: counts power plugs, not signal leads', () => {
    const strapped = having(live(), { kind: 'wear-strap' });
    expect(breachesOf(having(strapped, { kind: 'unplug-cable', target: 'cable-sata-power' }))).toContain(
      'P1 B',
    );
    expect(breachesOf(having(strapped, { kind: 'unplug-cable', target: 'cable-sata-data' }))).toEqual([]);
  });

  it('P2: charges handling without a strap, three times at most', () => {
    const bare = having(demoBench(), { kind: 'unclip-strap' });
    const handled = having(
      bare,
      { kind: 'press-latch', target: 'latch-a1-top' },
      { kind: 'press-latch', target: 'latch-a1-bottom' },
      { kind: 'close-latch', target: 'latch-a1-top' },
      { kind: 'close-latch', target: 'latch-a1-bottom' },
      OPEN_A2,
    );
    expect(breachesOf(handled)).toEqual(['P2 C', 'P2 C', 'P2 C']);
    expect(breachesOf(having(bare, { kind: 'inspect', target: 'dimm-a2' }))).toEqual([]);
  });

  it('P5: charges powering on what smells burnt', () => {
    const burnt = having(live(), { kind: 'press-power' }, OPEN_A2, { kind: 'press-power' });
    expect(breachesOf(burnt)).toContain('P5 A');
  });

  it('P6: a start without the cooler locked trips the thermal protection in seconds', () => {
    const loose = having(
      demoBench(),
      { kind: 'loosen-screw', target: 'screw-cooler-1' },
      { kind: 'unclip-strap' },
      PLUG_IN,
    );
    const tripped = having(loose, { kind: 'press-power' });
    expect(breachesOf(tripped)).toEqual(['P6 B']);
    expect(tripped.machine.running).toBe(false);
  });

  it('P16: the strap comes off before mains goes in and before power', () => {
    const strapped = having(demoBench(), PLUG_IN);
    expect(breachesOf(strapped)).toEqual(['P16 C']);
    expect(breachesOf(having(strapped, { kind: 'press-power' }))).toEqual(['P16 C', 'P16 C']);
  });
});
