import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { SPRING_CLEAN } from '../../public/dead/spring-clean.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "I dusted the inside, now the button does nothing": a customer's hands were in the machine. */
const STORY: Story = {
  ...SPRING_CLEAN,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'button-lead',
      band: 'common',
      placements: [
        {
          faults: [
            { kind: 'plug', end: 'cable-reset-sw', plug: 'none' },
            { kind: 'plug', end: 'cable-front-panel', plug: 'latched', connector: 'fpanel-reset-sw' },
          ],
        },
      ],
    },
    {
      id: 'rocker-off',
      band: 'possible',
      placements: [{ faults: [{ kind: 'switch', target: 'psu-switch', position: 'off' }] }],
    },
    {
      id: 'lead-loose',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-mains', plug: 'partial' }] }],
    },
    {
      id: 'main-plug',
      band: 'rare',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'none' }] }],
    },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }] }],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'look:psu-switch',
      outcomes: ['switch-on', 'switch-off'],
      otherwise: 'switch-on',
      says: { 'rocker-off': 'switch-off' },
    },
    {
      id: 'look:cable-mains',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'lead-loose': 'plug-proud' },
    },
    {
      id: 'look:led-standby',
      outcomes: ['on', 'off'],
      otherwise: 'off',
      says: { 'button-lead': 'on' },
    },
    {
      id: 'look:fpanel-power-sw',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'button-lead': 'empty' },
    },
    {
      id: 'look:conn-atx24',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'main-plug': 'empty' },
    },
    {
      id: 'short-power-pins',
      otherwise: 'nothing',
      says: { 'button-lead': 'starts' },
    },
  ],
  answers: { 'how-cleaned': 'brush', 'unplugged-what': 'some-small', before: 'perfect' },
  plan: (view) => {
    const standby = said(view, 'look:led-standby');
    if (standby === null) return inspect('led-standby');
    return [...inspect('led-standby'), ...(standby === 'on' ? moveTheLead(view) : switchOn(view))];
  },
};

function switchOn(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('psu-switch'),
    theory('rocker-off', 95),
    { kind: 'set-psu-switch', position: 'on' },
    ...START,
    ...closing(view, {
      symptom: 'button-dead',
      cause: 'rocker-off',
      evidence: ['look:psu-switch'],
      action: 'set-psu-switch',
      part: null,
      prevention: 'switch-back',
    }),
  ];
}

function moveTheLead(view: LabView): readonly LabCommand[] {
  return [
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('fpanel-power-sw'),
    { kind: 'open-manual', section: 'front-panel' },
    theory('button-lead', 95),
    { kind: 'unplug-cable', target: 'cable-front-panel' },
    { kind: 'plug-cable', target: 'cable-front-panel', connector: 'fpanel-power-sw' },
    { kind: 'plug-cable', target: 'cable-reset-sw', connector: 'fpanel-reset-sw' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...inspect('led-power'),
    { kind: 'press-button', target: 'reset-button' },
    ...closing(view, {
      symptom: 'button-dead',
      cause: 'button-lead',
      evidence: ['look:fpanel-power-sw'],
      verification: ['start-system', 'read-power-led', 'press-reset'],
      action: 'plug-cable',
      part: 'cable-front-panel',
      prevention: 'photo-first',
    }),
  ];
}

function isOn({ machine }: LabState, lead: string, pins: string): boolean {
  return machine.plugs[lead] === 'latched' && machine.connectorByEnd[lead] === pins;
}

/** HW-03 After the spring clean: the button's lead sits on the reset pins, the reset lead hangs loose (corrections 11). */
const HW_03: CaseData = {
  id: 'HW-03',
  truth: 'button-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 10,
  cured: (state) => isOn(state, 'cable-front-panel', 'fpanel-power-sw'),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [
    STARTED,
    proven('reset-works', 'press-reset', 'restarts'),
    proven('power-light', 'read-power-led', 'steady'),
  ],
  note: {
    symptom: ['button-dead'],
    cause: ['button-lead'],
    action: ['plug-cable'],
    part: ['cable-front-panel'],
    prevention: ['photo-first'],
  },
};

/** Its look-alike: the rocker was left at 0. */
const HW_03_ROCKER: CaseData = {
  id: 'HW-03-rocker',
  truth: 'rocker-off',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 4,
  cured: ({ machine }) => machine.psuSwitch === 'on',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['button-dead'],
    cause: ['rocker-off'],
    action: ['set-psu-switch', 'set-switch'],
    part: [null, 'psu'],
    prevention: ['switch-back', 'photo-first'],
  },
};

export const SPRING_CLEAN_CASES: StoryCases = { story: STORY, cases: [HW_03, HW_03_ROCKER] };
