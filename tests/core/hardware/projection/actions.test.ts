import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { actionsOf } from '../../../../src/core/hardware/projection/actions.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import { demoBench, having } from '../bench.ts';

const offered = (target: string, ...before: readonly LabCommand[]): readonly LabCommand[] =>
  actionsOf(project(having(demoBench(), ...before)), target);

const look = (target: string): LabCommand => ({ kind: 'inspect', target });

describe('what can be tried with a thing', () => {
  it('is to press a button that does one thing', () => {
    expect(offered('reset-button')).toEqual([{ kind: 'press-button', target: 'reset-button' }]);
  });

  it('is both positions of a switch before a look, and the other one after it', () => {
    const positions = (...all: readonly ('on' | 'off')[]) =>
      all.map((position) => ({ kind: 'set-switch', target: 'strip-switch', position }));
    expect(offered('strip-switch')).toEqual([look('strip-switch'), ...positions('on', 'off')]);
    expect(offered('strip-switch', look('strip-switch'))).toEqual([
      ...positions('off'),
      look('strip-switch'),
    ]);
  });

  it('is to unplug what a connector holds, once somebody looked', () => {
    expect(offered('conn-eps')).toEqual([look('conn-eps')]);
    expect(offered('conn-eps', look('conn-eps'))).toEqual([
      { kind: 'unplug-cable', target: 'cable-eps' },
      look('conn-eps'),
    ]);
  });

  it('is to force a plug into what looks alike, when it hangs loose', () => {
    const kinds = offered(
      'cable-pcie',
      { kind: 'unplug-cable', target: 'cable-eps' },
      {
        kind: 'unplug-cable',
        target: 'cable-pcie',
      },
    ).filter(({ kind }) => kind === 'force-cable');
    expect(kinds).toEqual([{ kind: 'force-cable', target: 'cable-pcie', connector: 'conn-eps' }]);
  });

  it('is nothing for a name that the machine does not have', () => {
    expect(offered('mains-selector')).toEqual([]);
    expect(offered('constructor')).toEqual([]);
  });
});
