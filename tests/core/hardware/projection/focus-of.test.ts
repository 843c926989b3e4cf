import { describe, expect, it, test } from 'vitest';
import { placeOfTarget, resolveTarget } from '../../../../src/core/hardware/machines/resolve-target.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { type Focus, focusOf } from '../../../../src/core/hardware/projection/focus-of.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { playExpert } from '../scenarios/prove-play.ts';

describe('what the camera frames during a command', () => {
  test.each<[LabCommand, Focus | null]>([
    [{ kind: 'loosen-screw', target: 'screw-gpu-1' }, { target: 'screw-gpu-1' }],
    [{ kind: 'plug-cable', target: 'cable-eps' }, { target: 'cable-eps' }],
    [{ kind: 'plug-cable', target: 'cable-monitor', connector: 'port-gpu' }, { target: 'port-gpu' }],
    [{ kind: 'press-power' }, { target: 'power-button' }],
    [{ kind: 'wear-strap' }, { target: 'esd-strap' }],
    [{ kind: 'probe', black: 'chassis.1', red: 'conn-atx24.9' }, { target: 'conn-atx24' }],
    [{ kind: 'probe', black: 'conn-atx24.3', red: 'chassis.1' }, { target: 'meter' }],
    [{ kind: 'look-around', place: 'memory' }, { place: 'memory' }],
    [{ kind: 'open-page', page: 'desktop' }, { place: 'monitor' }],
    [{ kind: 'wait-for-event' }, { place: 'machine' }],
    [{ kind: 'state-theory', hypothesis: 'memory', confidence: 90 }, null],
    [{ kind: 'close-job' }, null],
  ])('of %o is %o', (command, focus) => {
    expect(focusOf(command)).toEqual(focus);
  });

  it('is a thing of the machine that has a place, in all that experts do', () => {
    for (const scenario of LAB_CASES.inMode('practice'))
      for (const command of playExpert(scenario, 1).log) {
        const focus = focusOf(command);
        if (focus === null || 'place' in focus) continue;
        const { model } = scenario;
        const isKnown =
          resolveTarget(model, focus.target) !== null || placeOfTarget(model, focus.target) !== 'machine';
        expect([command, isKnown]).toEqual([command, true]);
      }
  });
});
