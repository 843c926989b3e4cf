import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
  TO_DESKTOP,
  takeOut,
} from '../../procedures.ts';
import { HOT_BUILD } from '../../public/heat/hot-build.ts';
import {
  airCooler,
  badContact,
  deadFan,
  plugCpuFan,
  renewPaste,
  replaceCooler,
  SWITCH_WARNING_ON,
  unpluggedFan,
  WARNING_ON,
} from '../causes/cooling.ts';
import { HALF_EPS, halfEps, pushEps } from '../causes/half-eps.ts';
import { OFF_AND_OPEN, OPEN_UP } from '../causes/repair.ts';
import { checkSupply, OFF_BEFORE_READ, SAGGING, saggingSupply } from '../causes/supply-sags.ts';
import { outcomeOf } from '../expert-plan.ts';
import { KESTREL_COOLER, KESTREL_SUPPLY } from '../mountings.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** The builder switched the message about the fan off, as in a video. */
const WARNING_OFF = { kind: 'setting', setting: 'fan-warning', value: 'off' } as const;

/** "Built yesterday, and it goes off": heat that does not leave the processor, or a plug that is half in. */
const STORY: Story = {
  ...HOT_BUILD,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }, WARNING_OFF],
  suspects: [
    {
      id: 'film-on',
      band: 'possible',
      answers: { 'when-off': 'two-minutes' },
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { film: true } }] }],
    },
    {
      id: 'paste-missing',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { paste: 'none' } }] }],
    },
    {
      id: 'fan-unplugged',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }] }],
    },
    { id: 'eps-half', band: 'possible', placements: HALF_EPS },
    { id: 'supply-sags', band: 'possible', parts: ['psu'], placements: SAGGING },
    {
      id: 'fan-dead',
      band: 'possible',
      parts: ['cpu-cooler'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { seized: true } }] }],
    },
  ],
  setups: { panel: 60, start: 75, desktop: 30, meter: 60, load: 60, 'cooler-off': 270 },
  tests: [
    {
      id: 'ask:when-off',
      outcomes: ['two-minutes', 'in-a-game'],
      otherwise: ['in-a-game', 'likely'],
      says: { 'film-on': ['two-minutes', 'likely'] },
    },
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'hot', 'no-cpu-fan'],
      otherwise: 'normal',
      says: {
        'film-on': ['hot', 'likely'],
        // Without paste it takes some minutes to get hot at idle.
        'paste-missing': { normal: 0.6, hot: 0.4 },
        'fan-unplugged': 'no-cpu-fan',
        'fan-dead': 'no-cpu-fan',
      },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'power-41'],
      otherwise: { quiet: 0.75, 'power-41': 0.25 },
      says: { 'eps-half': 'power-41', 'supply-sags': 'power-41' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'too-hot', 'power-cut'],
      otherwise: 'too-hot',
      says: { 'eps-half': 'power-cut', 'supply-sags': 'power-cut' },
    },
    {
      id: 'measure-12v-load',
      otherwise: 'in-band',
      says: {
        'supply-sags': 'low',
        'film-on': OFF_BEFORE_READ,
        'paste-missing': OFF_BEFORE_READ,
      },
    },
    {
      id: 'thermal-camera',
      outcomes: ['normal', 'cold-cooler'],
      otherwise: 'normal',
      says: { 'film-on': 'cold-cooler' },
    },
    {
      id: 'look:conn-cpu-fan',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'fan-unplugged': 'empty' },
    },
    {
      id: 'look:conn-eps',
      outcomes: ['normal', 'half-in'],
      otherwise: 'normal',
      says: { 'eps-half': 'half-in' },
    },
    {
      id: 'look-under:cpu-cooler',
      outcomes: ['film-on', 'paste-none', 'paste-old'],
      // Paste that was good is used once the cooler is off.
      otherwise: 'paste-old',
      says: { 'film-on': 'film-on', 'paste-missing': 'paste-none' },
    },
  ],
  answers: { 'when-off': 'in-a-game', cooler: 'from-box', video: 'followed-video' },
  plan: (view) => [...ask('when-off', 'cooler', 'video'), ...START, READ_SENSORS, ...afterSensors(view)],
};

const SYMPTOM = 'shuts-off-hot';

function afterSensors(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-sensors')) {
    case 'no-cpu-fan':
      return [...SWITCH_WARNING_ON, ...OFF_AND_OPEN, ...inspect('conn-cpu-fan'), ...afterHeader(view)];
    case 'hot':
      return [...SEE_COLD_COOLER, ...underCooler(view)];
    case 'normal':
      return [
        TO_DESKTOP,
        { kind: 'run-program', program: 'load-test' },
        { kind: 'wait', seconds: 240 },
        ...afterLoad(view),
      ];
    default:
      return [];
  }
}

/** It has gone off by now: started once more with the case open, for the camera, until it goes off again. */
const SEE_COLD_COOLER: readonly LabCommand[] = [
  ...OPEN_CASE,
  { kind: 'press-power' },
  { kind: 'use-tool', tool: 'thermal-camera', target: 'cpu-cooler' },
  { kind: 'wait', seconds: 90 },
  ...MAKE_SAFE,
];

function afterHeader(view: LabView): readonly LabCommand[] {
  const words = {
    ...{
      symptom: SYMPTOM,
      evidence: ['page:firmware-sensors', 'look:conn-cpu-fan'],
      prevention: 'read-sensors',
    },
  };
  switch (outcomeOf(view, 'look:conn-cpu-fan')) {
    case 'empty':
      return plugCpuFan(view, 'fan-unplugged', words);
    case 'normal':
      return replaceCooler(view, 'fan-dead', words, airCooler(KESTREL_COOLER));
    default:
      return [];
  }
}

function afterLoad(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'run:load-test')) {
    case 'power-cut':
      return afterPowerCut(view);
    case 'too-hot':
      return [...OPEN_UP, ...underCooler(view)];
    default:
      return [];
  }
}

/** The processor's power plug first, because a look is free; then +12 V under load. */
function afterPowerCut(view: LabView): readonly LabCommand[] {
  const pushed = pushEps(view, {
    ...{ symptom: SYMPTOM, evidence: ['run:load-test', 'look:conn-eps'], prevention: 'both-halves' },
  });
  if (outcomeOf(view, 'look:conn-eps') !== 'normal') return pushed;
  return [
    ...pushed,
    ...checkSupply(
      view,
      { symptom: SYMPTOM, evidence: ['run:load-test', 'measure-12v-load'], prevention: 'test-new-parts' },
      { at: { kind: 'probe', black: 'conn-eps.1', red: 'conn-eps.5' }, mounting: KESTREL_SUPPLY, open: true },
    ),
  ];
}

function underCooler(view: LabView): readonly LabCommand[] {
  const off = [...takeOut('cpu-cooler', KESTREL_COOLER), ...inspect('cpu-cooler')];
  const words = { symptom: SYMPTOM, evidence: ['look-under:cpu-cooler'] };
  switch (outcomeOf(view, 'look-under:cpu-cooler')) {
    case 'film-on':
      return [...off, ...renewPaste(view, 'film-on', { ...words, prevention: 'peel-first' }, KESTREL_COOLER)];
    case 'paste-none':
      return [
        ...off,
        ...renewPaste(view, 'paste-missing', { ...words, prevention: 'pea-of-paste' }, KESTREL_COOLER),
      ];
    default:
      return off;
  }
}

/** HW-26 Hot head: the film is still on the cold plate. */
const HW_26: CaseData = {
  ...badContact('film-on', SYMPTOM, ['peel-first']),
  id: 'HW-26',
  difficulty: 2,
  parMinutes: 28,
};

/** The film is off, and no paste was put on. */
const HW_26_PASTE: CaseData = {
  ...badContact('paste-missing', SYMPTOM, ['pea-of-paste']),
  id: 'HW-26-paste',
  difficulty: 2,
  parMinutes: 28,
};

/** Where the fan was at fault, its warning belongs on. */
const withWarning = (data: CaseData): CaseData => ({ ...data, goal: [...data.goal, WARNING_ON] });

/** The cooler's fan was never plugged in. */
const HW_26_FAN = withWarning({
  ...unpluggedFan('fan-unplugged', SYMPTOM, ['cpu-fan-header', 'read-sensors']),
  id: 'HW-26-fan',
  difficulty: 2,
  parMinutes: 20,
});

/** The cooler's fan is plugged in and stands still. */
const HW_26_DEAD_FAN = withWarning({
  ...deadFan(SYMPTOM, ['read-sensors', 'cpu-fan-header']),
  id: 'HW-26-dead-fan',
  difficulty: 2,
  parMinutes: 26,
});

/** The new supply cannot hold +12 V at full load. */
const HW_26_SUPPLY: CaseData = {
  ...saggingSupply(SYMPTOM, ['test-new-parts']),
  id: 'HW-26-supply',
  difficulty: 2,
  parMinutes: 46,
};

/** Only one half of the processor's power plug is in. */
const HW_26_EPS: CaseData = {
  ...halfEps(SYMPTOM, ['both-halves']),
  id: 'HW-26-eps',
  difficulty: 2,
  parMinutes: 20,
};

export const HOT_BUILD_CASES: StoryCases = {
  story: STORY,
  cases: [HW_26, HW_26_PASTE, HW_26_FAN, HW_26_DEAD_FAN, HW_26_SUPPLY, HW_26_EPS],
};
