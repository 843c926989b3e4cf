import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { actionsOf } from '../../../../src/core/hardware/projection/actions.ts';
import { isKnown, lookedAt } from '../../../../src/core/hardware/projection/looked-at.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import { unfinishedWork } from '../../../../src/core/hardware/projection/unfinished-work.ts';
import { DEMO_60_ID } from '../../../../src/core/hardware/scenarios/demo-60.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import {
  describeState,
  describeSurroundings,
} from '../../../../src/features/hardware-lab/workbench/layout/describe-bench.ts';
import { targetState } from '../../../../src/features/hardware-lab/workbench/outline/target-state.ts';
import { play } from '../bench.ts';
import { outlineTargets } from '../outline-targets.ts';
import { caseBench, reportOn } from './learner.ts';

const SEEDS = [1, 2, 3] as const;
const CASES = [
  ...new Set([...LAB_CASES.inMode('practice'), ...LAB_CASES.inMode('testing')].map(({ id }) => id)),
  DEMO_60_ID,
];
const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
/** What is seen from anywhere, or is the technician's own: whether it runs, the strap, open or closed. */
const PLAIN = /^(power-button$|esd-strap$|side-panel$|frame-side-panel$|case$|monitor$|spare-monitor$)/;

const key = (name: string): string => name;
/** A text as its key with everything that is put into it. */
const spelled = (name: string, values: object = {}): string => [name, ...Object.values(values)].join(' ');

describe.each(CASES)('%s', (id) => {
  it('reveals no state before an inspection, with the case closed or open', () => {
    for (const seed of SEEDS)
      for (const before of [[], [OPEN]]) {
        const { state } = play(caseBench(id, seed), before);
        const view = project(state);
        const shown = outlineTargets(view).filter(
          (target) =>
            !PLAIN.test(target) &&
            view.parts[target]?.placement !== 'removed' &&
            !['state.not-looked', ''].includes(targetState(key, view, 'en', target)),
        );
        expect(shown).toEqual([]);
      }
  });

  it('speaks of no thing before a look, in what is heard (keys S and W), found, looked at or left undone', () => {
    for (const seed of SEEDS)
      for (const before of [[], [OPEN]]) {
        const view = project(play(caseBench(id, seed), before).state);
        // What lies on the bench is seen by anybody.
        const secret = outlineTargets(view).filter(
          (target) => !PLAIN.test(target) && view.parts[target]?.placement !== 'removed',
        );
        const speaker = { text: spelled, view, language: 'en' } as const;
        const heard = `${describeState(speaker)} ${describeSurroundings(speaker)}`.split(/[ ,()]+/);
        expect(heard.filter((word) => secret.some((target) => word.endsWith(`.${target}`)))).toEqual([]);
        expect(view.findings).toEqual([]);
        expect(view.looked.filter((target) => secret.includes(target))).toEqual([]);
        expect(unfinishedWork(view, before).filter((target) => secret.includes(target))).toEqual([]);
      }
  });

  it('offers the same before a look however things stand', () => {
    const view = project(play(caseBench(id), [OPEN]).state);
    for (const target of outlineTargets(view).filter((one) => !isKnown(view, one))) {
      const [first, ...others] = actionsOf(view, target).map(({ kind }) => kind);
      expect(first, target).toBe('inspect');
      expect(others.includes('unplug-cable'), target).toBe(others.includes('plug-cable'));
      expect(others.includes('press-latch'), target).toBe(others.includes('close-latch'));
      expect(others.includes('loosen-screw'), target).toBe(others.includes('tighten-screw'));
    }
    expect(lookedAt(caseBench(id))).toEqual([]);
  });
});

describe('a power supply whose switch is off', () => {
  const START: readonly LabCommand[] = [
    { kind: 'set-psu-switch', position: 'on' },
    { kind: 'press-power' },
    { kind: 'open-page', page: 'desktop' },
  ];

  it('earns credit for the diagnosis when the switch was looked at before it was moved', () => {
    const looked = reportOn('HW-03-rocker', [{ kind: 'inspect', target: 'psu-switch' }, ...START]);
    const around = reportOn('HW-03-rocker', [{ kind: 'look-around', place: 'rear' }, ...START]);
    expect(looked.parts.diagnosis).toBeGreaterThan(0.5);
    expect(around.parts.diagnosis).toBeGreaterThan(0.5);
    expect(reportOn('HW-03-rocker', START).parts.diagnosis).toBeLessThan(0.2);
  });
});
