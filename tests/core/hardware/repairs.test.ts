import { describe, expect, it } from 'vitest';
import { startsSystem } from '../../../src/core/hardware/behaviour/boot.ts';
import { memoryMiB } from '../../../src/core/hardware/behaviour/memory.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { coverAgain, uncover } from '../../../src/core/hardware/scenarios/judged/no-post/processor-work.ts';
import { runThrough } from '../../../src/core/hardware/scenarios/procedures.ts';
import { having, play } from './bench.ts';
import { inspect, OPEN, PLUG, POWER, page, run, SAG, WAIT } from './fault-commands.ts';
import { benchOf, lastFinding, RULES, START } from './lab-bench.ts';

describe('a repair', () => {
  it('HW-02: another supply, connected like the old one, cures the machine', () => {
    const dead = benchOf('harrow-5000-mt', [
      { kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } },
    ]);
    const leads = ['cable-atx24', 'cable-eps', 'cable-sata-power'];
    const screws = ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'];
    const all = (
      kind: 'unplug-cable' | 'plug-cable' | 'loosen-screw' | 'tighten-screw',
      targets: readonly string[],
    ) => targets.map((target): LabCommand => ({ kind, target }));
    const repaired = having(
      dead,
      { kind: 'press-power' },
      OPEN,
      ...all('unplug-cable', leads),
      ...all('loosen-screw', screws),
      { kind: 'lift-part', target: 'psu' },
      { kind: 'order-part', sku: 'psu' },
      { kind: 'place-part', target: 'spare-psu', socket: 'bay-psu' },
      { kind: 'seat-part', target: 'spare-psu', end: 'edge' },
      ...all('tighten-screw', screws),
      ...all('plug-cable', leads),
      ...START,
    );
    expect(startsSystem(dead.machine)).toBe(true);
    expect(repaired.machine.running).toBe(true);
    expect(repaired.ledger.moneyUsd).toBe(85);
    expect(repaired.evidence.at(-1)).toMatchObject({ test: 'swap-psu', outcome: 'cured' });
  });

  it('HW-13: the module in another slot answers, in the broken one it does not', () => {
    const bench = benchOf('harrow-5000-mt', [
      { kind: 'trait', target: 'slot-3', traits: { contacts: 'broken' } },
      { kind: 'absent', part: 'dimm-1' },
    ]);
    expect(lastFinding(having(bench, PLUG, POWER))).toBe('try:dimm-3@slot-3 fails');
    const moved = having(
      bench,
      OPEN,
      ...['latch-3-top', 'latch-3-bottom', 'latch-1-top', 'latch-1-bottom'].map(
        (target): LabCommand => ({ kind: 'press-latch', target }),
      ),
      { kind: 'lift-part', target: 'dimm-3' },
      { kind: 'place-part', target: 'dimm-3', socket: 'slot-1' },
      { kind: 'seat-part', target: 'dimm-3', end: 'top' },
      { kind: 'seat-part', target: 'dimm-3', end: 'bottom' },
      PLUG,
      POWER,
    );
    expect(lastFinding(moved)).toBe('try:dimm-3@slot-1 answers');
  });

  it('HW-15: wiping the pads of a processor that was smeared with paste brings its channel back', () => {
    const smeared = benchOf('kestrel-b7', [{ kind: 'trait', target: 'cpu', traits: { lostChannel: 'B' } }]);
    expect(memoryMiB(smeared.machine)).toBe(16_384);
    const wiped = having(
      smeared,
      OPEN,
      ...uncover('cpu'),
      inspect('cpu'),
      { kind: 'use-tool', tool: 'ipa-wipe', target: 'cpu' },
      ...coverAgain('cpu'),
    );
    expect(wiped.evidence).toContainEqual(expect.objectContaining({ outcome: 'pads-smeared' }));
    expect(memoryMiB(wiped.machine)).toBe(32_768);
  });

  it('HW-18: a fresh cell keeps the clock over an unplugged night, a tired one does not', () => {
    const tired = benchOf('harrow-5000-mt', [
      { kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.41 } },
    ]);
    const night: readonly LabCommand[] = [PLUG, { kind: 'unplug-cable', target: 'cable-mains' }];
    expect(having(tired, ...night).machine.clock).toBe('lost');
    const fresh = having(
      tired,
      OPEN,
      { kind: 'take-spare', spare: 'cmos-cell' },
      { kind: 'lift-part', target: 'cmos-cell' },
      { kind: 'place-part', target: 'spare-cell', socket: 'holder-cell' },
      { kind: 'seat-part', target: 'spare-cell', end: 'edge' },
      ...START,
      page('firmware-main'),
      { kind: 'change-setting', setting: 'clock', value: 'now' },
      POWER,
      { kind: 'unplug-cable', target: 'cable-mains' },
      ...night,
    );
    expect(fresh.machine.clock).toBe('kept');
  });

  it('HW-21: with another data lead the error count stops rising, and never falls', () => {
    const folded = benchOf('harrow-5000-mt', [
      { kind: 'trait', target: 'cable-sata-data', traits: { wires: 'folded' } },
    ]);
    const copied = having(folded, ...START, page('desktop'), ...runThrough('copy-test'));
    const count = copied.machine.traits['hdd']?.smart?.['199'] ?? 0;
    expect(count).toBeGreaterThan(10);
    const repaired = having(
      copied,
      POWER,
      { kind: 'unplug-cable', target: 'cable-mains' },
      OPEN,
      { kind: 'order-part', sku: 'sata-cable' },
      { kind: 'unplug-cable', target: 'cable-sata-data' },
      { kind: 'unplug-cable', target: 'cable-sata-data-far' },
      { kind: 'plug-cable', target: 'cable-sata-data-spare' },
      { kind: 'plug-cable', target: 'cable-sata-data-spare-far' },
      ...START,
      page('desktop'),
      ...runThrough('copy-test'),
    );
    expect(lastFinding(repaired)).toBe('run:copy-test pass');
    expect(repaired.machine.traits['hdd']?.smart?.['199']).toBe(count);
  });

  it('HW-26: the film comes off on the bench, fresh paste goes on, and the load test passes', () => {
    const filmed = benchOf('kestrel-b7', [{ kind: 'trait', target: 'cpu-cooler', traits: { film: true } }]);
    const hot = play(filmed, [...START, WAIT]).state;
    expect(hot.machine.running).toBe(false);
    const screws = [1, 2, 3, 4].map((n) => `screw-cooler-${n}`);
    const repaired = having(
      filmed,
      OPEN,
      { kind: 'unplug-cable', target: 'cable-cpu-fan' },
      ...screws.map((target): LabCommand => ({ kind: 'loosen-screw', target })),
      { kind: 'lift-part', target: 'cpu-cooler' },
      inspect('cpu-cooler'),
      { kind: 'use-tool', tool: 'peel-film', target: 'cpu-cooler' },
      { kind: 'use-tool', tool: 'ipa-wipe', target: 'cpu-cooler' },
      { kind: 'use-tool', tool: 'thermal-paste', target: 'cpu-cooler' },
      { kind: 'place-part', target: 'cpu-cooler', socket: 'mount-cooler' },
      { kind: 'seat-part', target: 'cpu-cooler', end: 'edge' },
      ...screws.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
      { kind: 'plug-cable', target: 'cable-cpu-fan' },
      ...START,
      page('desktop'),
      run('load-test'),
      WAIT,
      WAIT,
    );
    expect(repaired.evidence).toContainEqual(expect.objectContaining({ outcome: 'film-on' }));
    expect(lastFinding(repaired)).toBe('run:load-test pass');
  });

  it('HW-25: a tester passes what sags under real load', () => {
    const tested = having(
      benchOf('harrow-5000-mt', [SAG]),
      OPEN,
      { kind: 'unplug-cable', target: 'cable-atx24' },
      PLUG,
      { kind: 'use-tool', tool: 'psu-tester', target: 'cable-atx24' },
    );
    expect(lastFinding(tested)).toBe('psu-tester pass');
    expect(RULES.project(tested).instruments.psuTester?.rails['12']?.value).toBeCloseTo(11.93, 2);
  });
});
