import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { having } from './bench.ts';
import { benchOf, reportOf } from './replay-expert.ts';

describe('a graphics card whose 12V-2x6 plug has browned (HW-36)', () => {
  it('11.1 V at the card is within what a card puts up with, and does not blame the supply', () => {
    const [open, load]: readonly (readonly LabCommand[])[] = [
      [
        { kind: 'unplug-cable', target: 'cable-mains' },
        { kind: 'press-power' },
        { kind: 'lift-part', target: 'side-panel' },
        { kind: 'plug-cable', target: 'cable-mains' },
        { kind: 'press-power' },
        { kind: 'wait', seconds: 30 },
      ],
      [
        { kind: 'open-page', page: 'desktop' },
        { kind: 'set-meter', function: 'dcv', range: 20 },
        { kind: 'run-program', program: 'load-test' },
        { kind: 'probe', black: 'gpu-12v-power.7', red: 'gpu-12v-power.1' },
      ],
    ];
    const { evidence } = having(benchOf('HW-36'), ...(open ?? []), ...(load ?? []));
    expect(evidence.at(-1)).toMatchObject({ test: 'measure-12v-card', outcome: 'in-band' });
  });

  it('a new lead alone does not cure a browned plug; a look at the inlet of the card belongs to it', () => {
    const unseen = (log: readonly LabCommand[]): readonly LabCommand[] =>
      log.filter((command) => !(command.kind === 'inspect' && command.target === 'gpu-12v-power'));
    const named = {
      evidence: ['sniff', 'look:cable-12v2x6'],
      verification: ['run:load-test', 'thermal-camera'],
    };
    expect(reportOf('HW-36', (log) => log, named).solved).toBe(true);
    expect(reportOf('HW-36', unseen, named)).toMatchObject({ solved: false, passed: false });
  });
});
