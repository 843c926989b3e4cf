import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
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
import { FAN_ERROR } from '../../public/no-post/fan-error.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "It stops with a fan error, F1 to continue": the firmware misses a fan; the fan may turn all the same. */
const STORY: Story = {
  ...FAN_ERROR,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'fan-header',
      band: 'common',
      placements: [
        {
          faults: [
            { kind: 'plug', end: 'cable-fan-rear', plug: 'none' },
            { kind: 'plug', end: 'cable-cpu-fan', plug: 'latched', connector: 'conn-cha-fan-2' },
          ],
        },
      ],
    },
    {
      id: 'fan-lead',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }] }],
    },
    {
      id: 'fan-dead',
      band: 'rare',
      parts: ['cpu-cooler'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { seized: true } }] }],
    },
    { id: 'nothing-wrong', band: 'rare', placements: [{ faults: [] }] },
  ],
  setups: { panel: 90, start: 75 },
  tests: [
    {
      id: 'page:firmware-sensors',
      outcomes: ['no-cpu-fan', 'normal', 'hot'],
      otherwise: 'no-cpu-fan',
      says: { 'nothing-wrong': 'normal' },
    },
    {
      id: 'look:cable-cpu-fan',
      outcomes: ['normal', 'hangs-loose', 'in-conn-cha-fan-2'],
      otherwise: 'normal',
      says: { 'fan-lead': 'hangs-loose', 'fan-header': 'in-conn-cha-fan-2' },
    },
    {
      id: 'look:conn-cpu-fan',
      outcomes: ['normal', 'empty'],
      otherwise: 'empty',
      says: { 'nothing-wrong': 'normal', 'fan-dead': 'normal' },
    },
  ],
  answers: { 'what-message': 'cpu-fan-f1', noise: 'same-noise', 'who-serviced': 'trainee' },
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

function fanOnItsHeader({ machine }: LabState): boolean {
  return (
    machine.plugs['cable-cpu-fan'] === 'latched' && machine.connectorByEnd['cable-cpu-fan'] === 'conn-cpu-fan'
  );
}

const READS_FAN = proven('fan-read', 'page:firmware-sensors', 'normal');

/** HW-16 Fan where?: the fan turns, and its lead is on a case header. */
const HW_16: CaseData = {
  id: 'HW-16',
  truth: 'fan-header',
  difficulty: 1,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 10,
  cured: fanOnItsHeader,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, READS_FAN],
  note: {
    symptom: ['fan-message'],
    cause: ['fan-header'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan'],
    prevention: ['check-headers', 'read-sensors'],
  },
};

/** Its look-alike: the lead hangs loose and the fan stands still. */
const HW_16_LOOSE: CaseData = {
  id: 'HW-16-loose',
  truth: 'fan-lead',
  difficulty: 1,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 9,
  cured: fanOnItsHeader,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, READS_FAN],
  note: {
    symptom: ['fan-message'],
    cause: ['fan-lead'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan'],
    prevention: ['check-headers', 'read-sensors'],
  },
};

export const FAN_ERROR_CASES: StoryCases = { story: STORY, cases: [HW_16, HW_16_LOOSE] };
