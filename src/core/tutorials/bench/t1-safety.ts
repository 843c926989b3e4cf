import { CONNECT, inspect, MAKE_SAFE, OPEN_CASE } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import {
  dead,
  drained,
  happened,
  installed,
  isInstalled,
  isOut,
  looked,
  mainsIn,
  strapOff,
  strapOn,
  takenOut,
} from './wants.ts';

/** Off, standby and unplugged; charge, strap, the order back; when to stop. A healthy machine. */
export const T1: BenchTutorial = {
  id: 'T1',
  start: () =>
    benchAt({ model: 'kestrel-b7', before: [...OPEN_CASE, { kind: 'plug-cable', target: 'cable-mains' }] }),
  steps: [
    {
      id: 'standby',
      phase: 'watch',
      wants: [looked('lamp', 'led-standby')],
      target: () => 'led-standby',
      script: inspect('led-standby'),
    },
    {
      id: 'unplug',
      phase: 'watch',
      wants: [dead, drained],
      target: ({ power }) => (power.ac ? 'cable-mains' : 'power-button'),
      script: [{ kind: 'unplug-cable', target: 'cable-mains' }, { kind: 'press-power' }],
    },
    {
      id: 'strap',
      phase: 'watch',
      wants: [dead, strapOn],
      target: () => 'esd-strap',
      script: [{ kind: 'wear-strap' }],
    },
    {
      id: 'inside',
      phase: 'missing',
      wants: [dead, strapOn, takenOut('module', 'dimm-b2')],
      target: ({ latches }) =>
        ['latch-b2-top', 'latch-b2-bottom'].find((latch) => latches[latch]?.position === 'closed') ??
        'dimm-b2',
      script: [
        { kind: 'press-latch', target: 'latch-b2-top' },
        { kind: 'press-latch', target: 'latch-b2-bottom' },
        { kind: 'lift-part', target: 'dimm-b2' },
      ],
    },
    {
      id: 'back',
      phase: 'missing',
      wants: [installed('module', 'dimm-b2'), strapOff, mainsIn],
      target: (view) => {
        if (!isInstalled(view, 'dimm-b2')) return isOut(view, 'dimm-b2') ? 'slot-b2' : 'dimm-b2';
        return view.strap === 'worn' ? 'esd-strap' : 'cable-mains';
      },
      script: [
        { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' },
        { kind: 'seat-part', target: 'dimm-b2', end: 'top' },
        { kind: 'seat-part', target: 'dimm-b2', end: 'bottom' },
        ...CONNECT,
      ],
    },
    {
      id: 'stop',
      phase: 'missing',
      wants: [happened('smelt', (event) => event.kind === 'found' && event.test === 'sniff')],
      target: () => null,
      script: [{ kind: 'sniff' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [dead, drained, strapOn],
      target: () => null,
      script: MAKE_SAFE,
    },
  ],
};
