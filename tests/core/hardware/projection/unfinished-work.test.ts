import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { unfinishedWork } from '../../../../src/core/hardware/projection/unfinished-work.ts';
import { having } from '../bench.ts';
import { benchOf, RULES } from '../lab-bench.ts';

const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
const UNSCREW: LabCommand = { kind: 'loosen-screw', target: 'screw-psu-1' };
const RAISE: LabCommand = { kind: 'press-latch', target: 'latch-1-top' };

function leftAfter(...commands: readonly LabCommand[]): readonly string[] {
  const bench = benchOf('harrow-5000-mt', [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }]);
  return unfinishedWork(RULES.project(having(bench, ...commands)), commands);
}

describe('unfinished work', () => {
  it('lists what was taken apart, down to a screw and a module that its latch raised', () => {
    expect(leftAfter(OPEN, UNSCREW, RAISE)).toEqual(['side-panel', 'dimm-1', 'screw-psu-1']);
  });

  it('does not list what arrived half in: that may be the fault', () => {
    expect(leftAfter()).toEqual([]);
    expect(leftAfter(OPEN)).toEqual(['side-panel']);
  });
});
