import { inspect } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { happened, looked, picture, running, started } from './wants.ts';

/** A PC that runs and shows nothing: the monitor's own light, the cable, the output that it is in. */
export const T12: BenchTutorial = {
  id: 'T12',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [{ kind: 'plug', end: 'cable-monitor', plug: 'latched', connector: 'port-board-hdmi' }],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }],
    }),
  steps: [
    {
      id: 'start',
      phase: 'watch',
      wants: [running],
      target: () => 'power-button',
      script: [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }],
    },
    {
      id: 'lamp',
      phase: 'watch',
      wants: [looked('lamp', 'led-monitor')],
      target: () => 'led-monitor',
      script: inspect('led-monitor'),
    },
    {
      id: 'cable',
      phase: 'missing',
      wants: [looked('plug', 'cable-monitor')],
      target: () => 'cable-monitor',
      script: inspect('cable-monitor'),
    },
    {
      id: 'move',
      phase: 'missing',
      wants: [picture],
      target: () => 'cable-monitor',
      script: [
        { kind: 'unplug-cable', target: 'cable-monitor' },
        { kind: 'plug-cable', target: 'cable-monitor', connector: 'port-gpu-hdmi' },
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [happened('again', ({ kind }) => kind === 'switched-on'), started, picture],
      target: () => null,
      script: [{ kind: 'press-power' }, { kind: 'press-power' }, { kind: 'wait', seconds: 30 }],
    },
  ],
};
