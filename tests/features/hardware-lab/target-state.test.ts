import { expect, it } from 'vitest';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { targetState } from '../../../src/features/hardware-lab/outline/target-state.ts';
import { having } from '../../core/hardware/bench.ts';
import { benchOf } from '../../core/hardware/lab-bench.ts';

const said = (...commands: Parameters<typeof having>[1][]): string =>
  targetState((key) => key, project(having(benchOf('harrow-5000-mt'), ...commands)), 'en', 'ssd-m2-1');

it('the outline says of a drive what the picture shows: that it springs up while its screw is out', () => {
  const look = { kind: 'inspect', target: 'ssd-m2-1' } as const;
  const open = [{ kind: 'lift-part', target: 'side-panel' }, { kind: 'wear-strap' }, look] as const;
  expect(said(...open)).toBe('state.installed');
  expect(said(...open, { kind: 'loosen-screw', target: 'screw-m2-1' })).toBe(
    'state.installed and mark.springs-up',
  );
});
