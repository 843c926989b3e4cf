import type { LabEvent } from '../../hardware/model/commands.ts';
import type { LabView } from '../../hardware/model/view.ts';
import { CONNECT, inspect, MAKE_SAFE, OPEN_CASE } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, type BenchWant, benchAt } from './bench-tutorial.ts';
import { dead, firstUnseen, happened, insideSafely, looked, started, strapOff, strapOn } from './wants.ts';

function connectorOf({ cables }: LabView, lead: string): string | null {
  return cables[lead]?.ends.find(({ id }) => id === lead)?.connector ?? null;
}

const isNothing = ({ kind }: LabEvent): boolean => kind === 'nothing-happened';

/** A lead of the front panel sits on its own two pins. */
const onPins = (id: string, lead: string, pins: string): BenchWant => ({
  id,
  done: (view) => connectorOf(view, lead) === pins,
});

/** The button's lead and the reset lead have changed places: the service manual says which pins are whose. */
export const T7: BenchTutorial = {
  id: 'T7',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [
        { kind: 'plug', end: 'cable-front-panel', plug: 'latched', connector: 'fpanel-reset-sw' },
        { kind: 'plug', end: 'cable-reset-sw', plug: 'latched', connector: 'fpanel-power-sw' },
      ],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }],
    }),
  steps: [
    {
      id: 'press',
      phase: 'watch',
      wants: [happened('nothing', isNothing), looked('standby', 'led-standby')],
      target: (_, events) => (events.some(isNothing) ? 'led-standby' : 'power-button'),
      script: [{ kind: 'press-power' }, ...inspect('led-standby')],
    },
    {
      id: 'manual',
      phase: 'watch',
      wants: [happened('page', (event) => event.kind === 'manual-opened' && event.section === 'front-panel')],
      target: () => null,
      script: [{ kind: 'open-manual', section: 'front-panel' }],
    },
    {
      id: 'look',
      phase: 'missing',
      wants: [dead, strapOn, looked('leads', 'cable-front-panel', 'cable-reset-sw')],
      target: insideSafely(firstUnseen('cable-front-panel', 'cable-reset-sw')),
      script: [...MAKE_SAFE, ...OPEN_CASE, ...inspect('cable-front-panel', 'cable-reset-sw')],
    },
    {
      id: 'move',
      phase: 'missing',
      wants: [
        dead,
        onPins('power', 'cable-front-panel', 'fpanel-power-sw'),
        onPins('reset', 'cable-reset-sw', 'fpanel-reset-sw'),
      ],
      target: () => 'fpanel-power-sw',
      script: [
        { kind: 'unplug-cable', target: 'cable-front-panel' },
        { kind: 'unplug-cable', target: 'cable-reset-sw' },
        { kind: 'plug-cable', target: 'cable-front-panel', connector: 'fpanel-power-sw' },
        { kind: 'plug-cable', target: 'cable-reset-sw', connector: 'fpanel-reset-sw' },
      ],
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
