import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "It stops with a fan error, F1 to continue": the firmware misses a fan; the fan may turn all the same. */
export const FAN_ERROR: Story = {
  id: 'fan-error',
  family: 'F2',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'fan-header',
      band: 'common',
      faults: [
        [
          { kind: 'plug', end: 'cable-fan-rear', plug: 'none' },
          { kind: 'plug', end: 'cable-cpu-fan', plug: 'latched', connector: 'conn-cha-fan-2' },
        ],
      ],
    },
    { id: 'fan-lead', band: 'possible', faults: [[{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }]] },
    {
      id: 'fan-dead',
      band: 'rare',
      parts: ['cpu-cooler'],
      faults: [[{ kind: 'trait', target: 'cpu-cooler', traits: { seized: true } }]],
    },
    { id: 'nothing-wrong', band: 'rare', faults: [[]] },
  ],
  setups: { panel: 90, start: 75 },
  tests: [
    {
      id: 'page:firmware-sensors',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['no-cpu-fan', 'normal', 'hot'],
      otherwise: 'no-cpu-fan',
      says: { 'nothing-wrong': 'normal' },
    },
    {
      id: 'look:cable-cpu-fan',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'hangs-loose', 'in-conn-cha-fan-2'],
      otherwise: 'normal',
      says: { 'fan-lead': 'hangs-loose', 'fan-header': 'in-conn-cha-fan-2' },
    },
    {
      id: 'look:conn-cpu-fan',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'empty'],
      otherwise: 'empty',
      says: { 'nothing-wrong': 'normal', 'fan-dead': 'normal' },
    },
  ],
  answers: { 'what-message': 'cpu-fan-f1', noise: 'same-noise', 'who-serviced': 'trainee' },
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID' },
  card: {
    manualSections: ['safety', 'board', 'cooling', 'firmware'],
    noteChoices: {
      symptoms: ['fan-message', 'hot', 'no-picture'],
      preventions: ['check-headers', 'read-sensors', 'dust-filter', 'none'],
    },
    escalations: [],
  },
  plan: (view) => {
    const first = [...MAKE_SAFE, ...OPEN_CASE, ...inspect('conn-cpu-fan', 'cable-cpu-fan')];
    const lead = said(view, 'look:cable-cpu-fan');
    if (lead === null) return first;
    return [...first, ...(lead === 'hangs-loose' ? plugIn(view) : moveLead(view))];
  },
};

const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START, READ_SENSORS, ...SWITCH_OFF];

function plugIn(view: LabView): readonly LabCommand[] {
  return [
    theory('fan-lead', 95),
    { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' },
    ...PROVE,
    ...closing(view, {
      symptom: 'fan-message',
      cause: 'fan-lead',
      evidence: ['look:cable-cpu-fan'],
      action: 'plug-cable',
      part: 'cable-cpu-fan',
      prevention: 'read-sensors',
    }),
  ];
}

function moveLead(view: LabView): readonly LabCommand[] {
  return [
    theory('fan-header', 95),
    { kind: 'unplug-cable', target: 'cable-cpu-fan' },
    { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' },
    { kind: 'plug-cable', target: 'cable-fan-rear', connector: 'conn-cha-fan-2' },
    ...PROVE,
    ...closing(view, {
      symptom: 'fan-message',
      cause: 'fan-header',
      evidence: ['look:cable-cpu-fan', 'look:conn-cpu-fan'],
      action: 'plug-cable',
      part: 'cable-cpu-fan',
      prevention: 'check-headers',
    }),
  ];
}
