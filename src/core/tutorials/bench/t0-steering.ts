import { CLOSE_CASE, inspect, OPEN_CASE } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { happened, installed, looked, panelOff } from './wants.ts';

/** What lies behind the panel is out of sight once it is closed, so the look itself counts. */
const lookedAtCooler = happened('cooler', (event) =>
  event.kind === 'looked-around'
    ? event.place === 'processor'
    : event.kind === 'looked-at-part' && event.target === 'cpu-cooler',
);

/** Mouse, touch, keys and the list of parts; how to look, open, and close; the settings. A healthy machine without mains. */
export const T0: BenchTutorial = {
  id: 'T0',
  start: () => benchAt({ model: 'kestrel-b7' }),
  steps: [
    {
      id: 'look',
      phase: 'watch',
      wants: [looked('rocker', 'psu-switch')],
      target: () => 'psu-switch',
      script: inspect('psu-switch'),
    },
    {
      id: 'open',
      phase: 'watch',
      wants: [panelOff],
      target: () => 'side-panel',
      script: OPEN_CASE,
    },
    {
      id: 'memory',
      phase: 'missing',
      wants: [looked('modules', 'dimm-a2', 'dimm-b2')],
      target: () => 'dimm-a2',
      script: [{ kind: 'look-around', place: 'memory' }],
    },
    { id: 'settings', phase: 'missing', wants: [], target: () => null, script: [] },
    {
      id: 'close',
      phase: 'alone',
      wants: [lookedAtCooler, installed('panel', 'side-panel')],
      target: () => null,
      script: [...inspect('cpu-cooler'), ...CLOSE_CASE],
    },
  ],
};
