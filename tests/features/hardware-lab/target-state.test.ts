import { expect, it } from 'vitest';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { targetState } from '../../../src/features/hardware-lab/workbench/outline/target-state.ts';
import { having } from '../../core/hardware/bench.ts';
import { benchOf } from '../../core/hardware/lab-bench.ts';

const stateAfter = (...commands: Parameters<typeof having>[1][]): string =>
  targetState((key) => key, project(having(benchOf('harrow-5000-mt'), ...commands)), 'en', 'ssd-m2-1');

it('the outline says that a drive springs up while its screw is out, as the picture shows', () => {
  const look = { kind: 'inspect', target: 'ssd-m2-1' } as const;
  const open = [{ kind: 'lift-part', target: 'side-panel' }, { kind: 'wear-strap' }, look] as const;
  expect(stateAfter(...open)).toBe('state.installed');
  expect(stateAfter(...open, { kind: 'loosen-screw', target: 'screw-m2-1' })).toBe(
    'state.installed and mark.springs-up',
  );
});

it('the outline says whether a light shines, and that there is standby power, only after a look at the light', () => {
  const shown = (...commands: Parameters<typeof having>[1][]): readonly string[] => {
    const plugged = having(benchOf('harrow-5000-mt'), { kind: 'plug-cable', target: 'cable-mains' });
    const view = project(having(plugged, ...commands));
    return ['led-psu', 'power-button'].map((target) => targetState((key) => key, view, 'en', target));
  };
  const look = { kind: 'inspect', target: 'led-psu' } as const;
  expect(shown()).toEqual(['state.not-looked', 'state.stopped']);
  expect(shown(look)).toEqual(['light.on', 'state.standby']);
  expect(shown(look, { kind: 'press-power' })).toEqual(['light.on', 'state.running']);
  expect(shown(look, { kind: 'set-switch', target: 'strip-switch', position: 'off' })).toEqual([
    'state.not-looked',
    'state.stopped',
  ]);
});
