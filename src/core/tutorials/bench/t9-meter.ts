import { CONNECT, MAKE_SAFE, OPEN_CASE, SWITCH_OFF } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, type BenchWant, benchAt } from './bench-tutorial.ts';
import { noted, started } from './wants.ts';

const dial: BenchWant = {
  id: 'dial',
  done: ({ instruments: { meter } }) => meter.function === 'dcv' && meter.range === 20,
};

/** Direct voltage on the main plug, off and running; then the tester, with the supply alone. */
export const T9: BenchTutorial = {
  id: 'T9',
  start: () =>
    benchAt({ model: 'kestrel-b7', before: [...OPEN_CASE, { kind: 'plug-cable', target: 'cable-mains' }] }),
  steps: [
    {
      id: 'dial',
      phase: 'watch',
      wants: [dial],
      target: () => null,
      script: [{ kind: 'set-meter', function: 'dcv', range: 20 }],
    },
    {
      id: 'standby',
      phase: 'watch',
      wants: [noted('reading', 'measure-5vsb')],
      target: () => 'conn-atx24',
      script: [{ kind: 'probe', black: 'chassis.1', red: 'conn-atx24.9' }],
    },
    {
      id: 'twelve',
      phase: 'missing',
      wants: [started, noted('reading', 'measure-12v')],
      target: ({ power }) => (power.on ? 'conn-atx24' : 'power-button'),
      script: [
        { kind: 'press-power' },
        { kind: 'wait', seconds: 30 },
        { kind: 'probe', black: 'chassis.1', red: 'conn-atx24.10' },
      ],
    },
    {
      id: 'five',
      phase: 'missing',
      wants: [started, noted('reading', 'measure-5v')],
      target: () => 'conn-atx24',
      script: [{ kind: 'probe', black: 'chassis.1', red: 'conn-atx24.4' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [noted('tested', 'psu-tester')],
      target: () => null,
      script: [
        ...SWITCH_OFF,
        ...MAKE_SAFE,
        { kind: 'unplug-cable', target: 'cable-atx24' },
        ...CONNECT,
        { kind: 'use-tool', tool: 'psu-tester', target: 'cable-atx24' },
      ],
    },
  ],
};
