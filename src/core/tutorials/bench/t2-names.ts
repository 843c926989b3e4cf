import { inspect, MAKE_SAFE, OPEN_CASE } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { looked, plugged, unplugged } from './wants.ts';

/** Parts and the connectors that feed them, named by looking and by handling. */
export const T2: BenchTutorial = {
  id: 'T2',
  start: () => benchAt({ model: 'kestrel-b7', before: [...OPEN_CASE, ...MAKE_SAFE.slice(1)] }),
  steps: [
    {
      id: 'cooler',
      phase: 'watch',
      wants: [looked('cooler', 'cpu-cooler')],
      target: () => 'cpu-cooler',
      script: inspect('cpu-cooler'),
    },
    {
      id: 'memory',
      phase: 'watch',
      wants: [looked('modules', 'dimm-a2', 'dimm-b2')],
      target: () => 'dimm-b2',
      script: inspect('dimm-a2', 'dimm-b2'),
    },
    {
      id: 'card',
      phase: 'missing',
      wants: [looked('card', 'gpu'), looked('lead', 'cable-pcie')],
      target: ({ looked: known }) => (known.includes('gpu') ? 'cable-pcie' : 'gpu'),
      script: inspect('gpu', 'cable-pcie'),
    },
    {
      id: 'main-plug',
      phase: 'missing',
      wants: [unplugged('main', 'cable-atx24')],
      target: () => 'cable-atx24',
      script: [{ kind: 'unplug-cable', target: 'cable-atx24' }],
    },
    {
      id: 'processor-plug',
      phase: 'alone',
      wants: [unplugged('processor', 'cable-eps'), plugged('card-in', 'cable-pcie')],
      target: () => null,
      script: [{ kind: 'unplug-cable', target: 'cable-eps' }],
    },
    {
      id: 'back',
      phase: 'alone',
      wants: [plugged('main', 'cable-atx24'), plugged('processor', 'cable-eps')],
      target: () => null,
      script: [
        { kind: 'plug-cable', target: 'cable-eps' },
        { kind: 'plug-cable', target: 'cable-atx24' },
      ],
    },
  ],
};
