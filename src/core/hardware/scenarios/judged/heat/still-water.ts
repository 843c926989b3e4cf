import { pumpTurns } from '../../../behaviour/heat.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, READ_SENSORS, START, TO_DESKTOP, takeOut } from '../../procedures.ts';
import { STILL_WATER } from '../../public/heat/still-water.ts';
import {
  badContact,
  blowOut,
  COOL_UNDER_LOAD,
  COOLED,
  dustIn,
  dustyCooler,
  renewPaste,
  replaceCooler,
} from '../causes/cooling.ts';
import { HALF_EPS, halfEps, pushEps } from '../causes/half-eps.ts';
import { LOG, OFF_AND_OPEN, OPEN_UP, repairing } from '../causes/repair.ts';
import { outcomeOf } from '../expert-plan.ts';
import { KESTREL_LIQUID_COOLER } from '../mountings.ts';
import { proven } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const { parts, cables } = KESTREL_B7.standard;

/** "I tidied up inside, and now the fans scream": a liquid cooler that does not take the heat away. */
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
      band: 'possible',
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
      placements: dustIn('cpu-aio', 0.95, 0.85),
    },
    {
      id: 'paste-missing',
      band: 'possible',
      answers: { 'what-touched': 'took-block-off' },
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-aio', traits: { paste: 'none' } }] }],
    },
    { id: 'eps-half', band: 'possible', placements: HALF_EPS },
  ],
  setups: { start: 75, desktop: 30, panel: 90, load: 60, 'cooler-off': 270 },
  tests: [
    {
      id: 'ask:what-touched',
      outcomes: ['black-leads', 'took-block-off'],
      otherwise: ['black-leads', 'likely'],
      says: { 'paste-missing': ['took-block-off', 'likely'] },
    },
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'hot', 'no-pump'],
      otherwise: 'normal',
      says: {
        'pump-unpowered': 'no-pump',
        'pump-seized': 'no-pump',
        // Without paste it takes some minutes to get hot at idle.
        'paste-missing': { normal: 0.5, hot: 0.5 },
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
      outcomes: ['quiet', 'heat-37', 'power-41'],
      otherwise: 'heat-37',
      says: { 'paste-missing': { quiet: 0.75, 'power-41': 0.25 }, 'eps-half': 'power-41' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'too-hot', 'power-cut'],
      otherwise: 'too-hot',
      says: { 'eps-half': 'power-cut' },
    },
    {
      id: 'look:conn-eps',
      outcomes: ['normal', 'half-in'],
      otherwise: 'normal',
      says: { 'eps-half': 'half-in' },
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
    {
      id: 'look-under:cpu-aio',
      outcomes: ['paste-old', 'paste-none'],
      // Paste that was good is used once the cooler is off.
      otherwise: 'paste-old',
      says: { 'paste-missing': 'paste-none' },
    },
  ],
  answers: { 'what-touched': 'black-leads', 'cooler-age': 'four-years', since: 'sunday' },
  plan: (view) => [
    ...ask('what-touched', 'since'),
    { kind: 'read-asset' },
    ...START,
    READ_SENSORS,
    ...afterSensors(view),
  ],
};

const SYMPTOM = 'slow-hot';

function afterSensors(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-sensors')) {
    case 'no-pump':
      return [...OFF_AND_OPEN, ...inspect('aio-power'), ...afterPlug(view)];
    case 'normal':
    case 'hot':
      return [TO_DESKTOP, LOG, ...afterLog(view)];
    default:
      return [];
  }
}

function afterPlug(view: LabView): readonly LabCommand[] {
  const evidence = ['page:firmware-sensors', 'look:aio-power'];
  switch (outcomeOf(view, 'look:aio-power')) {
    case null:
      return [];
    case 'normal':
      return replaceCooler(
        view,
        'pump-seized',
        { symptom: SYMPTOM, evidence, prevention: 'read-pump' },
        { mounting: KESTREL_LIQUID_COOLER, old: 'cpu-aio', spare: 'spare-aio', sku: 'liquid-cooler' },
        READ_SENSORS,
      );
    case 'plug-proud':
      return powerPump(view, [{ kind: 'unplug-cable', target: 'cable-pump-power' }]);
    default:
      return powerPump(view, []);
  }
}

function powerPump(view: LabView, before: readonly LabCommand[]): readonly LabCommand[] {
  const words = {
    ...{ symptom: SYMPTOM, evidence: ['page:firmware-sensors', 'look:aio-power'], prevention: 'count-plugs' },
  };
  return repairing(view, words, {
    ...{ cause: 'pump-unpowered', action: 'plug-cable', part: 'cable-pump-power' },
    repair: [...before, { kind: 'plug-cable', target: 'cable-pump-power' }],
    prove: [...COOL_UNDER_LOAD, READ_SENSORS],
    verification: ['run:load-test', 'page:firmware-sensors'],
  });
}

/** Full load, until it goes off. */
const SEE_IT: readonly LabCommand[] = [
  TO_DESKTOP,
  { kind: 'run-program', program: 'load-test' },
  { kind: 'wait', seconds: 240 },
];

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:event-log')) {
    case 'heat-37':
      return [...SEE_IT, ...OPEN_UP, ...inspect('cpu-aio'), ...afterFins(view)];
    case 'power-41':
      return [
        ...SEE_IT,
        ...pushEps(view, {
          ...{ symptom: SYMPTOM, evidence: ['run:load-test', 'look:conn-eps'], prevention: 'count-plugs' },
        }),
      ];
    case 'quiet':
      return [...SEE_IT, ...OPEN_UP, ...underCooler(view)];
    default:
      return [];
  }
}

function afterFins(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:cpu-aio') !== 'dust-mat') return [];
  const words = { symptom: SYMPTOM, evidence: ['look:cpu-aio'], prevention: 'dust-filter' };
  return blowOut(view, 'cooler-dusty', words, 'cpu-aio');
}

function underCooler(view: LabView): readonly LabCommand[] {
  const off = [...takeOut('cpu-aio', KESTREL_LIQUID_COOLER), ...inspect('cpu-aio')];
  if (outcomeOf(view, 'look-under:cpu-aio') !== 'paste-none') return off;
  const words = {
    symptom: SYMPTOM,
    evidence: ['page:event-log', 'look-under:cpu-aio'],
    prevention: 'fresh-paste',
  };
  return [...off, ...renewPaste(view, 'paste-missing', words, KESTREL_LIQUID_COOLER, 'cpu-aio')];
}

const PUMPED: Pick<CaseData, 'objectives' | 'difficulty' | 'cured' | 'goal' | 'verify'> = {
  ...COOLED,
  difficulty: 3,
  cured: ({ machine }) => pumpTurns(machine) === true,
  verify: [...COOLED.verify, proven('pump-turns', 'page:firmware-sensors', 'normal')],
};

/** HW-28 Still water: the pump's power plug did not go back after the cables were tidied. */
const HW_28: CaseData = {
  ...PUMPED,
  id: 'HW-28',
  truth: 'pump-unpowered',
  parMinutes: 17,
  note: {
    symptom: [SYMPTOM],
    action: ['plug-cable'],
    part: ['cable-pump-power', 'aio-power'],
    prevention: ['count-plugs', 'read-pump'],
  },
};

/** The plug is in, and the pump is stuck. */
const HW_28_SEIZED: CaseData = {
  ...PUMPED,
  id: 'HW-28-seized',
  truth: 'pump-seized',
  parMinutes: 22,
  parPartsUsd: 95,
  note: {
    symptom: [SYMPTOM],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-aio', 'cpu-aio'],
    prevention: ['read-pump', 'count-plugs'],
  },
};

/** The pump turns, and the radiator is full of dust. */
const HW_28_DUST: CaseData = {
  ...dustyCooler('cooler-dusty', SYMPTOM, ['dust-filter'], 'cpu-aio'),
  id: 'HW-28-dust',
  difficulty: 3,
  parMinutes: 26,
};

/** The customer had the pump block off, and put it back without paste. */
const HW_28_PASTE: CaseData = {
  ...badContact('paste-missing', SYMPTOM, ['fresh-paste'], 'cpu-aio'),
  id: 'HW-28-paste',
  difficulty: 3,
  parMinutes: 28,
};

/** One half of the processor's power plug did not go back. */
const HW_28_EPS: CaseData = {
  ...halfEps(SYMPTOM, ['count-plugs']),
  id: 'HW-28-eps',
  difficulty: 3,
  parMinutes: 22,
};

export const STILL_WATER_CASES: StoryCases = {
  story: STORY,
  cases: [HW_28, HW_28_SEIZED, HW_28_DUST, HW_28_PASTE, HW_28_EPS],
};
