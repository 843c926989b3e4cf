import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { Traits } from '../../../src/core/hardware/model/traits.ts';
import { having } from './bench.ts';
import { page } from './fault-commands.ts';
import { benchOf, lastFinding, RULES, START } from './lab-bench.ts';

const LOOSE: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-lan' },
  { kind: 'unplug-cable', target: 'cable-lan-far' },
];
const TEST: LabCommand = { kind: 'use-tool', tool: 'cable-tester', target: 'cable-lan' };

const LEADS: readonly (readonly [string, Traits, string, readonly string[]])[] = [
  ['passes a sound lead', {}, 'pass', []],
  ['names the pins of the pair that does not come through', { openPairs: [2] }, 'open', ['open-3-6']],
  ['names each of two', { openPairs: [1, 4] }, 'open', ['open-1-2', 'open-7-8']],
  [
    'names all four of a lead that carries nothing',
    { wires: 'open' },
    'open',
    ['open-1-2', 'open-3-6', 'open-4-5', 'open-7-8'],
  ],
  ['names the pins that touch each other', { shortedPairs: [3] }, 'short', ['short-4-5']],
  ['names pairs that are crossed', { crossedPairs: [1, 2] }, 'crossed', ['crossed-1-2', 'crossed-3-6']],
  ['names pairs that are split', { splitPairs: [2, 3] }, 'split', ['split-3-6', 'split-4-5']],
];

const LINKS: readonly (readonly [string, Traits, string])[] = [
  ['pairs 3-6 shorted', { shortedPairs: [2] }, 'no-link'],
  ['pairs 4-5 shorted', { shortedPairs: [3] }, 'link-100'],
  ['pairs split', { splitPairs: [2, 3] }, 'link-100'],
  ['pairs crossed, which today’s ports sort out', { crossedPairs: [1, 2] }, 'link-1000'],
];

describe('a faulty patch lead', () => {
  it.each(LINKS)('with %s links at the speed that its port can manage', (_what, traits, outcome) => {
    const bench = benchOf('harrow-5000-mt', [{ kind: 'trait', target: 'cable-lan', traits }]);
    expect(lastFinding(having(bench, ...START, page('desktop'), page('network')))).toBe(
      `page:network ${outcome}`,
    );
  });

  it('shows crossed, shorted or split wires to the meter', () => {
    const reads = (traits: Traits, red: string, black = 'cable-lan.3'): string =>
      lastFinding(
        having(
          benchOf('harrow-5000-mt', [{ kind: 'trait', target: 'cable-lan', traits }]),
          ...LOOSE,
          { kind: 'set-meter', function: 'ohm', range: 200 },
          { kind: 'probe', black, red },
        ),
      );
    expect(reads({}, 'cable-lan-far.3')).toBe('measure-ohm short');
    expect(reads({}, 'cable-lan.6')).toBe('measure-ohm open');
    expect(reads({ shortedPairs: [2] }, 'cable-lan.6')).toBe('measure-ohm short');
    expect(reads({ crossedPairs: [1, 2] }, 'cable-lan-far.3')).toBe('measure-ohm open');
    expect(reads({ crossedPairs: [1, 2] }, 'cable-lan-far.1')).toBe('measure-ohm short');
    expect(reads({ splitPairs: [2, 3] }, 'cable-lan-far.3')).toBe('measure-ohm short');
  });
});

describe('the cable tester', () => {
  it.each(LEADS)('%s', (_says, traits, outcome, marks) => {
    const bench = benchOf('harrow-5000-mt', [{ kind: 'trait', target: 'cable-lan', traits }]);
    const tested = having(bench, ...LOOSE, TEST);
    expect(lastFinding(tested)).toBe(`cable-tester ${outcome}`);
    expect(RULES.project(tested).cables['cable-lan']?.marks).toEqual(marks);
  });
});
