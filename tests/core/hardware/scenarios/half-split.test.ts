import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { MEMTEST } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { having } from '../bench.ts';
import { caseBench } from './learner.ts';

const OPENED: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'press-power' },
  { kind: 'wear-strap' },
  { kind: 'lift-part', target: 'side-panel' },
];
const START: readonly LabCommand[] = [
  { kind: 'unclip-strap' },
  { kind: 'plug-cable', target: 'cable-mains' },
  { kind: 'press-power' },
  { kind: 'wait', seconds: 60 },
];

function out(...slots: readonly string[]): readonly LabCommand[] {
  return slots.flatMap((slot): LabCommand[] => [
    { kind: 'press-latch', target: `latch-${slot}-top` },
    { kind: 'press-latch', target: `latch-${slot}-bottom` },
    { kind: 'lift-part', target: `dimm-${slot}` },
  ]);
}

/** The findings of memory tried in part, as `test outcome`. */
const tried = ({ evidence }: LabState): readonly string[] =>
  evidence
    .filter(({ test }) => /^(try:|run:memtest@)/.test(test))
    .map(({ test, outcome }) => `${test} ${outcome}`);

/** What the case's table says of a finding under each suspect. */
function likelihoods(id: string, finding: string): Readonly<Record<string, number>> | undefined {
  const [test, outcome = ''] = finding.split(' ');
  return LAB_CASES.find(id)?.tests.find((one) => one.id === test)?.likelihoods[outcome];
}

describe('half of four modules taken out', () => {
  it('is evidence: the half that works holds no bad module and no bad slot', () => {
    const state = having(caseBench('HW-12'), ...OPENED, ...out('2', '4'), ...START);
    expect(tried(state)).toEqual(['try:dimm-1@slot-1+dimm-3@slot-3 answers']);
    const said = likelihoods('HW-12', tried(state)[0] ?? '');
    expect(said?.['module-2-dead']).toBeGreaterThan(0.9);
    expect(said?.['module-3-dead']).toBeLessThan(0.1);
    expect(said?.['slot-3-broken']).toBeLessThan(0.1);
  });

  it('is evidence when that half fails, too', () => {
    const state = having(caseBench('HW-12'), ...OPENED, ...out('1', '3'), ...START);
    expect(tried(state)).toEqual(['try:dimm-2@slot-2+dimm-4@slot-4 fails']);
    expect(likelihoods('HW-12', tried(state)[0] ?? '')?.['module-3-dead']).toBeLessThan(0.1);
  });
});

describe('one of two modules taken out', () => {
  it('is evidence of a memory test: the half with the module that errs', () => {
    const half = (slot: '1' | '3') =>
      tried(having(caseBench('HW-25-memory'), ...OPENED, ...out(slot), ...START, ...MEMTEST)).filter(
        (finding) => finding.startsWith('run:'),
      );
    const [without3, without1] = [half('3'), half('1')];
    expect([...without3, ...without1].sort()).toEqual(
      caseBench('HW-25-memory').machine.traits['dimm-1']?.marginal === true
        ? ['run:memtest@dimm-1 errors', 'run:memtest@dimm-3 clean']
        : ['run:memtest@dimm-1 clean', 'run:memtest@dimm-3 errors'],
    );
    const errs = [...without3, ...without1].find((finding) => finding.endsWith('errors')) ?? '';
    expect(likelihoods('HW-25-memory', errs)?.['supply-sags']).toBeLessThan(0.1);
  });
});

describe('the plug of a device taken off', () => {
  const FAILED: readonly LabCommand[] = [{ kind: 'press-power' }, { kind: 'wait', seconds: 60 }];
  const pulled = (end: string): readonly LabCommand[] => [...OPENED, { kind: 'unplug-cable', target: end }];
  const left = ({ evidence }: LabState): readonly string[] =>
    evidence
      .filter(({ test }) => test.startsWith('without:'))
      .map(({ test, outcome }) => `${test} ${outcome}`);

  it('is evidence: a machine that starts without it has its fault there, and one that does not has it before', () => {
    const without = (id: string) =>
      left(having(caseBench(id), ...FAILED, ...pulled('cable-front-usb'), ...START));
    expect(without('HW-39')).toEqual(['without:cable-front-usb starts']);
    expect(without('HW-39-header')).toEqual(['without:cable-front-usb same']);
    expect(likelihoods('HW-39', 'without:cable-front-usb same')?.['header-shorted']).toBeGreaterThan(0.9);
    expect(likelihoods('HW-39', 'without:cable-front-usb same')?.['port-bent']).toBeLessThan(0.1);
  });

  it('is none when nobody saw the machine fail with it, and none with a second one off', () => {
    expect(left(having(caseBench('HW-39'), ...pulled('cable-front-usb'), ...START))).toEqual([]);
    const two = [...pulled('cable-front-usb'), { kind: 'unplug-cable', target: 'cable-sata-data' } as const];
    expect(left(having(caseBench('HW-39'), ...FAILED, ...two, ...START))).toEqual([]);
  });

  it('says nothing of a plug that came loose and was not looked at', () => {
    const bench = caseBench('HW-34');
    expect(bench.machine.plugs['cable-pcie']).not.toBe('latched');
    expect(left(having(bench, ...FAILED))).toEqual([]);
  });
});
