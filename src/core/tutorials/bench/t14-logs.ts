import { runThrough, START } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { finished, happened, noted } from './wants.ts';

/** A picture that stands still for seconds: the event log names the display driver, the other pages do not. */
export const T14: BenchTutorial = {
  id: 'T14',
  start: () =>
    benchAt({
      model: 'harrow-5000-mt',
      faults: [
        { kind: 'trait', target: 'ssd-m2-1', traits: { driver: 'broken' } },
        { kind: 'log', source: 'Time-Service', event: 36 },
        { kind: 'log', source: 'Display', event: 4101 },
      ],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }, ...START],
    }),
  steps: [
    {
      id: 'log',
      phase: 'watch',
      wants: [noted('log', 'page:event-log')],
      target: () => 'monitor',
      script: [{ kind: 'open-page', page: 'event-log' }],
    },
    {
      id: 'sensors',
      phase: 'watch',
      wants: [noted('sensors', 'page:sensor-log')],
      target: () => 'monitor',
      script: [{ kind: 'open-page', page: 'sensor-log' }],
    },
    {
      id: 'drive',
      phase: 'missing',
      wants: [noted('drive', 'page:drive-health')],
      target: () => 'monitor',
      script: [{ kind: 'open-page', page: 'drive-health' }],
    },
    {
      id: 'driver',
      phase: 'missing',
      wants: [finished('driver', 'driver-reinstall', 'done')],
      target: () => 'monitor',
      script: [{ kind: 'open-page', page: 'desktop' }, ...runThrough('driver-reinstall')],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        finished('held', 'load-test', 'pass'),
        happened('again', (event) => event.kind === 'page-opened' && event.page === 'event-log'),
      ],
      target: () => null,
      script: [...runThrough('load-test'), { kind: 'open-page', page: 'event-log' }],
    },
  ],
};
