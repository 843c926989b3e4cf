import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { having } from './bench.ts';
import { CARD, inspect, OPEN, PLUG, POWER, page, plug, probe, run, WAIT } from './fault-commands.ts';
import { benchOf, lastFinding, START } from './lab-bench.ts';

const rules = (state: LabState): readonly string[] =>
  state.ledger.breaches.map(({ rule, severity }) => `${rule} ${severity}`);
const UNPLUG: LabCommand = { kind: 'unplug-cable', target: 'cable-mains' };
const POST_CARD: LabCommand = { kind: 'use-tool', tool: 'post-card', target: 'slot-x16' };

describe('static (P2)', () => {
  const latch = (kind: 'press-latch' | 'close-latch'): LabCommand => ({ kind, target: 'latch-1-bottom' });
  const reseat: readonly LabCommand[] = [
    latch('press-latch'),
    { kind: 'seat-part', target: 'dimm-1', end: 'bottom' },
  ];
  const handled = (times: number, first: readonly LabCommand[], seed = 1): LabState =>
    having(
      benchOf('harrow-5000-mt', [], seed),
      OPEN,
      ...first,
      ...Array.from({ length: times }, () => reseat).flat(),
    );
  const errs = ({ machine }: LabState): boolean => machine.traits['dimm-1']?.marginal === true;
  const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

  it('is charged three times, and counted beyond that', () => {
    const state = handled(3, []);
    expect([rules(state), state.bench.staticTouches]).toEqual([['P2 C', 'P2 C', 'P2 C'], 6]);
  });

  it('may make a module faulty that was handled without a strap more than five times, and never one handled with it', () => {
    expect(SEEDS.some((seed) => errs(handled(2, [], seed)))).toBe(false);
    const hurt = SEEDS.filter((seed) => errs(handled(6, [], seed)));
    expect(hurt.length).toBeGreaterThan(0);
    expect(hurt.length).toBeLessThan(SEEDS.length);
    expect(SEEDS.some((seed) => errs(handled(6, [{ kind: 'wear-strap' }], seed)))).toBe(false);
  });
});

describe('instruments', () => {
  it('blow a fuse on a voltage when the lead is in the ampere jack: two minutes and three dollars (P8)', () => {
    const live = having(benchOf('kestrel-b7'), PLUG, OPEN, { kind: 'set-meter', function: 'dca', range: 10 });
    const touch = probe('conn-atx24.9', 'conn-atx24.3');
    const first = having(live, touch);
    const second = having(first, touch);
    expect(second.ledger.moneyUsd).toBe(6);
    // A reading takes one minute by itself.
    expect(second.ledger.simSeconds - first.ledger.simSeconds).toBe(180);
  });

  it('take a minute for a reading, however often the knob is turned, and two for the first of a job (2.5)', () => {
    const rest = having(benchOf('kestrel-b7'), OPEN);
    const ohm = (range: number): LabCommand => ({ kind: 'set-meter', function: 'ohm', range });
    const touch = probe('conn-atx24.10', 'conn-atx24.3');
    const first = having(rest, ohm(200), ohm(2000), touch);
    const second = having(first, ohm(200), touch);
    expect(first.ledger.simSeconds - rest.ledger.simSeconds).toBe(120);
    expect(second.ledger.simSeconds - first.ledger.simSeconds).toBe(60);
  });

  it.each([
    ['a drained machine', [OPEN, POST_CARD], []],
    ['a machine on standby', [OPEN, PLUG, POST_CARD], ['P1 B']],
    ['a machine that runs', [OPEN, PLUG, POWER, POST_CARD], ['P1 A']],
    ['a machine that was off when the card went in', [OPEN, POST_CARD, PLUG, POWER, POST_CARD], []],
  ] as readonly (readonly [string, readonly LabCommand[], readonly string[]])[])(
    'follow P1 with a POST card that is put into or read in %s',
    (_what, commands, broken) => {
      expect(rules(having(benchOf('brant-h6'), ...commands))).toEqual(broken);
    },
  );
});

describe('a drive that is pulled from a running machine (P13)', () => {
  const running = having(benchOf('harrow-5000-mt'), OPEN, ...START, page('desktop'));
  const pull: LabCommand = { kind: 'unplug-cable', target: 'cable-sata-data' };

  it('puts data at risk, but not with the machine off or after a backup', () => {
    expect(rules(having(running, { kind: 'wear-strap' }, pull))).toEqual(['P13 A']);
    expect(rules(having(running, POWER, UNPLUG, { kind: 'wear-strap' }, pull))).toEqual([]);
    const copied = having(running, run('image-drive', 'hdd'), WAIT, WAIT, WAIT, WAIT, WAIT);
    expect(rules(having(copied, { kind: 'wear-strap' }, pull))).toEqual([]);
  });
});

describe('smoke (P5)', () => {
  it('from a burnt card must be answered by removing power first', () => {
    const burnt = benchOf('kestrel-b7', [{ kind: 'condition', part: 'gpu', condition: 'burnt' }]);
    const runs: LabState = {
      ...burnt,
      machine: { ...having(burnt, PLUG).machine, running: true, bootSeconds: 60 },
    };
    expect(
      rules(having(runs, { kind: 'open-manual', section: 'safety' }, { kind: 'sniff' }, UNPLUG)),
    ).toEqual([]);
    expect(rules(having(runs, { kind: 'wait', seconds: 60 }))).toEqual(['P5 A']);
  });
});

describe('a browned 12V-2x6 plug (HW-36)', () => {
  const browned = benchOf('kestrel-b7', [
    ...CARD,
    plug('cable-12v2x6', 'partial', 'gpu-12v-power'),
    { kind: 'trait', target: 'cable-12v2x6', traits: { wires: 'browned' } },
  ]);
  const pushIn: LabCommand = { kind: 'plug-cable', target: 'cable-12v2x6' };

  it('must not be pushed in and powered on again once it was seen', () => {
    const seen = having(browned, { kind: 'wear-strap' }, OPEN, inspect('cable-12v2x6'));
    expect(lastFinding(seen)).toBe('look:cable-12v2x6 browned');
    expect(rules(having(seen, pushIn, { kind: 'unclip-strap' }, PLUG, POWER))).toEqual(['P5 B']);
    expect(rules(having(browned, PLUG, POWER))).toEqual([]);
  });

  it('whose inlet was seen melted must not be powered on with a new lead either', () => {
    const melted = benchOf('kestrel-b7', [
      ...CARD,
      { kind: 'plug', end: 'cable-12v2x6', plug: 'latched', connector: 'gpu-12v-power' },
      { kind: 'trait', target: 'gpu-12v-power', traits: { heat: 'melted' } },
    ]);
    const seen = having(melted, { kind: 'wear-strap' }, OPEN, inspect('gpu-12v-power'));
    expect(lastFinding(seen)).toBe('look:gpu-12v-power melted');
    expect(rules(having(seen, { kind: 'unclip-strap' }, PLUG, POWER))).toEqual(['P5 B']);
  });
});
