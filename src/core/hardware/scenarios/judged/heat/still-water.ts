import { pumpTurns } from '../../../behaviour/heat.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  READ_SENSORS,
  START,
  takeOut,
} from '../../procedures.ts';
import { STILL_WATER } from '../../public/heat/still-water.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS, STAYED_COOL } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const { parts, cables } = KESTREL_B7.standard;

/** "I tidied the cables, and now the fans scream": a liquid cooler in which something stands still. */
const STORY: Story = {
  ...STILL_WATER,
  mains: 'any',
  build: {
    parts: [...parts.filter((id) => id !== 'cpu-cooler'), 'cpu-aio'],
    cables: [...cables.filter((id) => id !== 'cable-cpu-fan'), 'cable-pump-power', 'cable-pump-tach'],
  },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'pump-unpowered',
      band: 'common',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-pump-power', plug: 'none' }] },
        { faults: [{ kind: 'plug', end: 'cable-pump-power', plug: 'partial' }] },
      ],
    },
    {
      id: 'pump-seized',
      band: 'possible',
      parts: ['cpu-cooler'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-aio', traits: { seized: true } }] }],
    },
    {
      id: 'cooler-dusty',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-aio', traits: { dust: 0.95 } }] }],
    },
    {
      id: 'core-faulty',
      band: 'rare',
      parts: ['cpu'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'no-pump'],
      otherwise: 'normal',
      says: {
        'pump-unpowered': 'no-pump',
        'pump-seized': 'no-pump',
      },
    },
    {
      id: 'thermal-camera',
      outcomes: ['normal', 'hot-and-cold-hose'],
      otherwise: 'normal',
      says: { 'pump-unpowered': 'hot-and-cold-hose', 'pump-seized': 'hot-and-cold-hose' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'heat-37', 'whea-18'],
      otherwise: 'heat-37',
      says: { 'core-faulty': 'whea-18' },
    },
    {
      id: 'look:aio-power',
      outcomes: ['normal', 'empty', 'plug-proud'],
      otherwise: 'normal',
      says: { 'pump-unpowered': { empty: 0.5, 'plug-proud': 0.5 } },
    },
    {
      id: 'look:cpu-aio',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
  ],
  answers: { 'what-touched': 'black-leads', 'cooler-age': 'four-years', since: 'sunday' },
  plan: (view) => [
    ...START,
    READ_SENSORS,
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('aio-power'),
    ...afterLook(view),
  ],
};

/** The radiator comes out with its hoses: one piece on four screws. */
const COOLER: Mounting = {
  socket: 'mount-cooler',
  ends: ['edge'],
  cables: ['cable-pump-power', 'cable-pump-tach'],
  latches: [],
  screws: ['screw-cooler-1', 'screw-cooler-4', 'screw-cooler-2', 'screw-cooler-3'],
};

function afterLook(view: LabView): readonly LabCommand[] {
  switch (said(view, 'look:aio-power')) {
    case null:
      return [];
    case 'normal':
      return replaceCooler(view);
    case 'plug-proud':
      return powerPump(view, [{ kind: 'unplug-cable', target: 'cable-pump-power' }]);
    default:
      return powerPump(view, []);
  }
}

const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START, ...LOAD_TEST, READ_SENSORS];

const PROOF = ['start-system', 'page:firmware-sensors', 'run:load-test'] as const;

function powerPump(view: LabView, before: readonly LabCommand[]): readonly LabCommand[] {
  return [
    theory('pump-unpowered', 95),
    ...before,
    { kind: 'plug-cable', target: 'cable-pump-power' },
    ...PROVE,
    ...closing(view, {
      symptom: 'slow-hot',
      cause: 'pump-unpowered',
      evidence: ['page:firmware-sensors', 'look:aio-power'],
      action: 'plug-cable',
      part: 'cable-pump-power',
      verification: PROOF,
      prevention: 'count-plugs',
    }),
  ];
}

function replaceCooler(view: LabView): readonly LabCommand[] {
  return [
    theory('pump-seized', 95),
    { kind: 'order-part', sku: 'liquid-cooler' },
    ...takeOut('cpu-aio', COOLER),
    ...putIn('spare-aio', COOLER),
    ...PROVE,
    ...closing(view, {
      symptom: 'slow-hot',
      cause: 'pump-seized',
      evidence: ['page:firmware-sensors', 'look:aio-power'],
      action: 'place-part',
      part: 'spare-aio',
      verification: PROOF,
      prevention: 'read-pump',
    }),
  ];
}

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'cured' | 'goal' | 'verify'> = {
  difficulty: 3,
  objectives: ['C1 5.1'],
  cured: ({ machine }) => pumpTurns(machine) === true,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('pump-turns', 'page:firmware-sensors', 'normal'), STAYED_COOL],
};

/** HW-28 Still water: the pump's power plug did not go back after the cables were tidied. */
const HW_28: CaseData = {
  ...COMMON,
  id: 'HW-28',
  truth: 'pump-unpowered',
  parMinutes: 13,
  note: {
    symptom: ['slow-hot'],
    cause: ['pump-unpowered'],
    action: ['plug-cable'],
    part: ['cable-pump-power', 'cpu-aio'],
    prevention: ['count-plugs', 'read-pump'],
  },
};

/** Its look-alike: the plug is in, and the pump is stuck. */
const HW_28_SEIZED: CaseData = {
  ...COMMON,
  id: 'HW-28-seized',
  truth: 'pump-seized',
  parMinutes: 18,
  parPartsUsd: 95,
  note: {
    symptom: ['slow-hot'],
    cause: ['pump-seized'],
    action: ['place-part', 'order-part'],
    part: ['spare-aio', 'cpu-aio'],
    prevention: ['read-pump', 'count-plugs'],
  },
};

export const STILL_WATER_CASES: StoryCases = { story: STORY, cases: [HW_28, HW_28_SEIZED] };
