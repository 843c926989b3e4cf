import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  START,
} from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { dead, happened, insideSafely, installed, looked, noted, strapOn } from './wants.ts';

/** A processor that is cool at rest and too hot under load: measure, look, clean, prove. */
export const T11: BenchTutorial = {
  id: 'T11',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 0.9 } }],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }, ...START],
    }),
  steps: [
    {
      id: 'rest',
      phase: 'watch',
      wants: [noted('sensors', 'page:firmware-sensors')],
      target: () => 'monitor',
      script: [{ kind: 'open-page', page: 'firmware-sensors' }],
    },
    {
      id: 'load',
      phase: 'watch',
      wants: [happened('hot', (event) => event.kind === 'program-finished' && event.outcome === 'too-hot')],
      target: () => 'monitor',
      script: [
        { kind: 'open-page', page: 'desktop' },
        { kind: 'run-program', program: 'load-test' },
        { kind: 'wait', seconds: 300 },
      ],
    },
    {
      id: 'look',
      phase: 'missing',
      wants: [dead, strapOn, looked('cooler', 'cpu-cooler')],
      target: insideSafely(() => 'cpu-cooler'),
      script: [...MAKE_SAFE, ...OPEN_CASE, ...inspect('cpu-cooler')],
    },
    {
      id: 'clean',
      phase: 'missing',
      wants: [
        dead,
        happened('air', (event) => event.kind === 'tool-used' && event.tool === 'compressed-air'),
      ],
      target: () => 'cpu-cooler',
      script: [{ kind: 'use-tool', tool: 'compressed-air', target: 'cpu-cooler' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        installed('panel', 'side-panel'),
        happened(
          'cool',
          (event) =>
            event.kind === 'program-finished' && event.program === 'load-test' && event.outcome !== 'too-hot',
        ),
      ],
      target: () => null,
      script: [...CLOSE_CASE, ...CONNECT, ...START, ...LOAD_TEST],
    },
  ],
};
