import { inspect } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { firstUnseen, happened, looked, started } from './wants.ts';

/** A dead PC on a power strip that is off: the way of the power is halved until one thing is left, and only that is changed. */
export const T13: BenchTutorial = {
  id: 'T13',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [{ kind: 'switch', target: 'strip-switch', position: 'off' }],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }],
    }),
  steps: [
    {
      id: 'symptom',
      phase: 'watch',
      wants: [happened('nothing', ({ kind }) => kind === 'nothing-happened')],
      target: () => 'power-button',
      script: [{ kind: 'press-power' }],
    },
    {
      id: 'half',
      phase: 'watch',
      wants: [looked('standby', 'led-standby')],
      target: () => 'led-standby',
      script: inspect('led-standby'),
    },
    {
      id: 'again',
      phase: 'missing',
      wants: [looked('lead', 'cable-mains', 'psu-switch'), looked('strip', 'strip-switch')],
      target: firstUnseen('psu-switch', 'cable-mains', 'strip-switch'),
      script: inspect('psu-switch', 'cable-mains', 'strip-switch'),
    },
    {
      id: 'change',
      phase: 'missing',
      wants: [
        happened('switched', (event) => event.kind === 'switch-set' && event.target === 'strip-switch'),
      ],
      target: () => 'strip-switch',
      script: [{ kind: 'set-switch', target: 'strip-switch', position: 'on' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [happened('again', ({ kind }) => kind === 'switched-on'), started],
      target: () => null,
      script: [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }],
    },
  ],
};
