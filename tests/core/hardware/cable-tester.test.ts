import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/commands.ts';
import type { Traits } from '../../../src/core/hardware/traits.ts';
import { having } from './bench.ts';
import { benchOf, lastFinding, RULES } from './lab-bench.ts';

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
];

describe('the cable tester', () => {
  it.each(LEADS)('%s', (_says, traits, outcome, marks) => {
    const bench = benchOf('harrow-5000-mt', [{ kind: 'trait', target: 'cable-lan', traits }]);
    const tested = having(bench, ...LOOSE, TEST);
    expect(lastFinding(tested)).toBe(`cable-tester ${outcome}`);
    expect(RULES.project(tested).cables['cable-lan']?.marks).toEqual(marks);
  });
});
