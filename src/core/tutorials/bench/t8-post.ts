import {
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  SWITCH_OFF,
  TRAIN,
} from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, type BenchWant, benchAt } from './bench-tutorial.ts';
import { dead, happened, insideSafely, installed, noted, started, strapOff, strapOn } from './wants.ts';

const stopped: BenchWant = { id: 'stopped', done: ({ postStage }) => postStage === 'stopped' };

/** A self-test that stops tells where: the LED, the code, the manual, and the same again after the repair. */
export const T8: BenchTutorial = {
  id: 'T8',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [{ kind: 'unseat', part: 'dimm-b2', end: 'top' }],
      before: [...OPEN_CASE, { kind: 'plug-cable', target: 'cable-mains' }],
    }),
  steps: [
    {
      id: 'start',
      phase: 'watch',
      wants: [stopped],
      target: () => 'power-button',
      script: [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }],
    },
    {
      id: 'read',
      phase: 'watch',
      wants: [noted('led', 'read-debug-leds'), noted('code', 'read-post-code')],
      target: () => 'led-dram',
      script: inspect('debug-leds'),
    },
    {
      id: 'manual',
      phase: 'missing',
      wants: [happened('section', (event) => event.kind === 'manual-opened' && event.section === 'codes')],
      target: () => null,
      script: [{ kind: 'open-manual', section: 'codes' }],
    },
    {
      id: 'cure',
      phase: 'missing',
      wants: [dead, strapOn, installed('modules', 'dimm-a2', 'dimm-b2')],
      target: insideSafely(() => 'dimm-b2'),
      script: [...SWITCH_OFF, ...MAKE_SAFE, { kind: 'seat-part', target: 'dimm-b2', end: 'top' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        strapOff,
        started,
        happened('read-again', (event) => event.kind === 'leds-read' && event.led === null),
      ],
      target: () => null,
      script: [...CONNECT, ...TRAIN, ...inspect('debug-leds')],
    },
  ],
};
