import { CONNECT, inspect, MAKE_SAFE, OPEN_CASE } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { dead, happened, insideSafely, looked, plugged, started, strapOff, strapOn } from './wants.ts';

/** The plugs of the supply: one that has not clicked, and one that feeds the processor alone. */
export const T6: BenchTutorial = {
  id: 'T6',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [
        { kind: 'plug', end: 'cable-atx24', plug: 'partial' },
        { kind: 'plug', end: 'cable-eps', plug: 'none' },
      ],
      before: [...OPEN_CASE, { kind: 'plug-cable', target: 'cable-mains' }],
    }),
  steps: [
    {
      id: 'twitch',
      phase: 'watch',
      wants: [
        happened('pressed', ({ kind }) =>
          ['tripped-latch', 'nothing-happened', 'switched-on'].includes(kind),
        ),
      ],
      target: () => 'power-button',
      script: [{ kind: 'press-power' }],
    },
    {
      id: 'look',
      phase: 'watch',
      wants: [looked('main', 'cable-atx24')],
      target: () => 'cable-atx24',
      script: inspect('cable-atx24'),
    },
    {
      id: 'main',
      phase: 'missing',
      wants: [dead, strapOn, plugged('main', 'cable-atx24')],
      target: insideSafely(() => 'cable-atx24'),
      script: [...MAKE_SAFE, { kind: 'plug-cable', target: 'cable-atx24' }],
    },
    {
      id: 'processor',
      phase: 'missing',
      wants: [dead, strapOn, plugged('processor', 'cable-eps')],
      target: () => 'conn-eps',
      script: [{ kind: 'plug-cable', target: 'cable-eps' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [strapOff, started],
      target: () => null,
      script: [...CONNECT, { kind: 'press-power' }, { kind: 'wait', seconds: 30 }],
    },
  ],
};
