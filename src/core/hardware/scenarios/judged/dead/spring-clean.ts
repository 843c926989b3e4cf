import type { LabState } from '../../../model/state.ts';
import { SPRING_CLEAN } from '../../public/dead/spring-clean.ts';
import { deadSupply } from '../causes/dead-supply.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import {
  isMainsLeadIn,
  LOOK_AT_STRIP_SWITCH,
  LOOKS_AT_MAINS_LEAD,
  MAINS_LEAD_LOOSE,
  STRIP_OFF,
} from './mains-path.ts';
import { looksAtStandby } from './spring-clean-plan.ts';

/** "I dusted the inside, now the button does nothing": a customer's hands were in the machine. */
const STORY: Story = {
  ...SPRING_CLEAN,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'button-lead',
      band: 'possible',
      placements: [
        {
          faults: [
            { kind: 'plug', end: 'cable-reset-sw', plug: 'none' },
            { kind: 'plug', end: 'cable-front-panel', plug: 'latched', connector: 'fpanel-reset-sw' },
          ],
        },
        { faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'none' }] },
      ],
    },
    {
      id: 'rocker-off',
      band: 'possible',
      placements: [{ faults: [{ kind: 'switch', target: 'psu-switch', position: 'off' }] }],
    },
    STRIP_OFF,
    MAINS_LEAD_LOOSE,
    {
      id: 'main-plug',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'none' }] }],
    },
    {
      id: 'supply-dead',
      band: 'possible',
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
    LOOK_AT_STRIP_SWITCH,
    ...LOOKS_AT_MAINS_LEAD,
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
      id: 'look:cable-front-panel',
      outcomes: ['normal', 'in-fpanel-reset-sw', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'button-lead': { normal: 0.02, 'in-fpanel-reset-sw': 0.49, 'hangs-loose': 0.49 } },
    },
    {
      id: 'look:led-strip',
      outcomes: ['on', 'off'],
      otherwise: 'on',
      says: { 'strip-off': 'off' },
    },
    {
      id: 'look:led-monitor',
      outcomes: ['blink', 'off'],
      otherwise: 'blink',
      says: { 'strip-off': 'off' },
    },
    {
      id: 'look:conn-atx24',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'main-plug': 'empty' },
    },
    {
      id: 'measure-lead',
      outcomes: ['in-band', 'zero'],
      otherwise: 'in-band',
      says: { 'strip-off': 'zero', 'lead-loose': { 'in-band': 0.5, zero: 0.5 } },
    },
    {
      id: 'short-power-pins',
      otherwise: 'nothing',
      says: { 'button-lead': 'starts' },
    },
  ],
  answers: { 'how-cleaned': 'brush', 'unplugged-what': 'some-small', before: 'perfect' },
  plan: looksAtStandby,
};

function isOn({ machine }: LabState, lead: string, pins: string): boolean {
  return machine.plugs[lead] === 'latched' && machine.connectorByEnd[lead] === pins;
}

const COMMON: Pick<CaseData, 'goal' | 'verify'> = {
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
};

/** HW-03 After the spring clean: the button's lead sits on the reset pins, or hangs loose (corrections 11). */
const HW_03: CaseData = {
  ...COMMON,
  id: 'HW-03',
  truth: 'button-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 13,
  cured: (state) => isOn(state, 'cable-front-panel', 'fpanel-power-sw'),
  verify: [
    STARTED,
    proven('reset-works', 'press-reset', 'restarts'),
    proven('power-light', 'read-power-led', 'steady'),
  ],
  note: {
    symptom: ['button-dead'],
    action: ['plug-cable'],
    part: ['cable-front-panel'],
    prevention: ['photo-first'],
  },
};

/** Its look-alike: the switch of the power supply was left at 0. */
const HW_03_ROCKER: CaseData = {
  ...COMMON,
  id: 'HW-03-rocker',
  truth: 'rocker-off',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 8,
  cured: ({ machine }) => machine.psuSwitch === 'on',
  note: {
    symptom: ['button-dead'],
    action: ['set-psu-switch', 'set-switch'],
    part: [null, 'psu'],
    prevention: ['switch-back', 'photo-first'],
  },
};

/** Its look-alike: the power strip was left off. */
const HW_03_STRIP: CaseData = {
  ...COMMON,
  id: 'HW-03-strip',
  truth: 'strip-off',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 8,
  cured: ({ machine }) => machine.strip === 'on',
  note: {
    symptom: ['button-dead'],
    action: ['set-switch'],
    part: [null],
    prevention: ['switch-back'],
  },
};

/** Its look-alike: the mains lead is not fully in at one of its ends. */
const HW_03_LEAD: CaseData = {
  ...COMMON,
  id: 'HW-03-lead',
  truth: 'lead-loose',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 8,
  cured: isMainsLeadIn,
  note: {
    symptom: ['button-dead'],
    action: ['plug-cable'],
    part: ['cable-mains'],
    prevention: ['switch-back', 'photo-first'],
  },
};

/** Its look-alike inside: the 24-pin plug was not put back. */
const HW_03_MAIN: CaseData = {
  ...COMMON,
  id: 'HW-03-main',
  truth: 'main-plug',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 3.6', 'C1 5.1'],
  parMinutes: 16,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  note: {
    symptom: ['button-dead'],
    action: ['plug-cable'],
    part: ['cable-atx24', 'conn-atx24'],
    prevention: ['photo-first'],
  },
};

/** Its look-alike inside: mains voltage arrives, everything is plugged in, and the power supply gives nothing. */
const HW_03_SUPPLY: CaseData = {
  ...deadSupply(['button-dead'], ['dust-filter', 'none']),
  id: 'HW-03-supply',
  difficulty: 3,
  parMinutes: 30,
};

export const SPRING_CLEAN_CASES: StoryCases = {
  story: STORY,
  cases: [HW_03, HW_03_ROCKER, HW_03_STRIP, HW_03_LEAD, HW_03_MAIN, HW_03_SUPPLY],
};
