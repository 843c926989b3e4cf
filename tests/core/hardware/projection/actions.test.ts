import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { actionsOf } from '../../../../src/core/hardware/projection/actions.ts';
import { project } from '../../../../src/core/hardware/projection/project.ts';
import { demoBench, having } from '../bench.ts';

const offered = (target: string, ...before: readonly LabCommand[]): readonly LabCommand[] =>
  actionsOf(project(having(demoBench(), ...before)), target);

const look = (target: string): LabCommand => ({ kind: 'inspect', target });

describe('the actions offered on an item', () => {
  it('press a button', () => {
    expect(offered('reset-button')).toEqual([{ kind: 'press-button', target: 'reset-button' }]);
  });

  it('set a switch to both positions before a look, and to the other one after it', () => {
    const positions = (...all: readonly ('on' | 'off')[]) =>
      all.map((position) => ({ kind: 'set-switch', target: 'strip-switch', position }));
    expect(offered('strip-switch')).toEqual([look('strip-switch'), ...positions('on', 'off')]);
    expect(offered('strip-switch', look('strip-switch'))).toEqual([
      ...positions('off'),
      look('strip-switch'),
    ]);
  });

  it('unplug what is in a connector, after a look', () => {
    expect(offered('conn-eps')).toEqual([look('conn-eps')]);
    expect(offered('conn-eps', look('conn-eps'))).toEqual([
      { kind: 'unplug-cable', target: 'cable-eps' },
      look('conn-eps'),
    ]);
  });

  it('force a loose plug into a similar connector', () => {
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

  it('are none for a name that the machine does not have', () => {
    expect(offered('mains-selector')).toEqual([]);
    expect(offered('constructor')).toEqual([]);
  });
});
