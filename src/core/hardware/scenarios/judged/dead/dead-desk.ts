import { buttonWired, outletVolts } from '../../../behaviour/electrics.ts';
import { DEAD_DESK } from '../../public/dead/dead-desk.ts';
import { deadSupply } from '../causes/dead-supply.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, RAILS_READ, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { followThePower } from './dead-desk-plan.ts';
import {
  isMainsLeadIn,
  LOOK_AT_STRIP_SWITCH,
  LOOKS_AT_MAINS_LEAD,
  MAINS_LEAD_LOOSE,
  STRIP_OFF,
} from './mains-path.ts';

/**
 * "Pressed the button, nothing, no lights": an office machine is dead on a Monday. The cause can be anything between the wall
 * and the button.
 */
const STORY: Story = {
  ...DEAD_DESK,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    STRIP_OFF,
    {
      id: 'strip-unplugged',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-strip', plug: 'partial' }] },
        { faults: [{ kind: 'plug', end: 'cable-strip', plug: 'none' }] },
      ],
    },
    MAINS_LEAD_LOOSE,
    {
      id: 'mains-lead-broken',
      band: 'possible',
      parts: ['cable-mains-spare'],
      placements: [{ faults: [{ kind: 'trait', target: 'cable-mains', traits: { wires: 'open' } }] }],
    },
    {
      id: 'supply-dead',
      band: 'possible',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }] }],
    },
    {
      id: 'button-lead',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'none' }] },
        { faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'partial' }] },
      ],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    LOOK_AT_STRIP_SWITCH,
    ...LOOKS_AT_MAINS_LEAD,
    {
      id: 'look:cable-strip',
      outcomes: ['normal', 'plug-proud', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'strip-unplugged': { normal: 0.02, 'plug-proud': 0.49, 'hangs-loose': 0.49 } },
    },
    {
      id: 'look:led-strip',
      outcomes: ['on', 'off'],
      otherwise: 'on',
      says: { 'strip-off': 'off', 'strip-unplugged': 'off' },
    },
    {
      id: 'look:led-monitor',
      outcomes: ['blink', 'off'],
      otherwise: 'blink',
      says: { 'strip-off': 'off', 'strip-unplugged': 'off' },
    },
    {
      id: 'look:led-psu',
      outcomes: ['on', 'off'],
      otherwise: 'off',
      says: { 'button-lead': 'on' },
    },
    {
      id: 'psu-self-test',
      otherwise: 'dark',
      says: { 'button-lead': 'lit' },
    },
    {
      id: 'measure-strip',
      outcomes: ['in-band', 'zero'],
      otherwise: 'in-band',
      says: { 'strip-off': 'zero', 'strip-unplugged': 'zero' },
    },
    {
      id: 'measure-lead',
      outcomes: ['in-band', 'zero'],
      otherwise: 'in-band',
      says: {
        'strip-off': 'zero',
        'strip-unplugged': 'zero',
        'mains-lead-broken': 'zero',
        'lead-loose': { 'in-band': 0.5, zero: 0.5 },
      },
    },
    {
      id: 'measure-5vsb',
      outcomes: ['in-band', 'zero'],
      otherwise: 'zero',
      says: { 'button-lead': 'in-band' },
    },
    {
      id: 'look:cable-front-panel',
      outcomes: ['normal', 'hangs-loose', 'plug-proud'],
      otherwise: 'normal',
      says: { 'button-lead': { normal: 0.02, 'hangs-loose': 0.49, 'plug-proud': 0.49 } },
    },
    {
      id: 'short-power-pins',
      otherwise: 'nothing',
      says: { 'button-lead': 'starts' },
    },
    {
      id: 'psu-tester',
      outcomes: ['pass', 'dark'],
      otherwise: 'pass',
      says: {
        'supply-dead': 'dark',
        'strip-off': 'dark',
        'strip-unplugged': 'dark',
        'mains-lead-broken': 'dark',
        'lead-loose': { pass: 0.5, dark: 0.5 },
      },
    },
  ],
  answers: { 'last-worked': 'friday', moved: 'cleaners', storm: 'neighbours' },
  plan: followThePower,
};

const COMMON: Pick<CaseData, 'objectives' | 'goal' | 'verify'> = {
  objectives: ['C1 3.6', 'C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
};

/** HW-01 The dead Monday: the strip was switched off. */
const HW_01: CaseData = {
  ...COMMON,
  id: 'HW-01',
  truth: 'strip-off',
  difficulty: 1,
  parMinutes: 7,
  cured: ({ machine }) => outletVolts(machine, 'strip-out-1') > 0,
  note: {
    symptom: ['dead'],
    action: ['set-switch'],
    part: [null],
    prevention: ['keep-strip-on'],
  },
};

/** Its look-alike: the strip is on, and its own plug is not in the wall. */
const HW_01_WALL: CaseData = {
  ...COMMON,
  id: 'HW-01-wall',
  truth: 'strip-unplugged',
  difficulty: 1,
  parMinutes: 8,
  cured: ({ machine }) => outletVolts(machine, 'strip-out-1') > 0,
  note: {
    symptom: ['dead'],
    action: ['plug-cable'],
    part: ['cable-strip', 'wall-outlet'],
    prevention: ['clip-lead', 'keep-strip-on'],
  },
};

/** Its look-alike: the strip is on, and the mains lead behind it is not in. */
const HW_01_LEAD: CaseData = {
  ...COMMON,
  id: 'HW-01-lead',
  truth: 'lead-loose',
  difficulty: 1,
  parMinutes: 8,
  cured: isMainsLeadIn,
  note: {
    symptom: ['dead'],
    action: ['plug-cable'],
    part: ['cable-mains'],
    prevention: ['clip-lead', 'keep-strip-on'],
  },
};

/** Its look-alike: the mains lead is in at both ends and does not conduct. */
const HW_01_CORD: CaseData = {
  ...COMMON,
  id: 'HW-01-cord',
  truth: 'mains-lead-broken',
  difficulty: 2,
  parMinutes: 13,
  parPartsUsd: 4,
  cured: ({ machine }) =>
    machine.plugs['cable-mains-spare'] === 'latched' && machine.plugs['cable-mains-spare-far'] === 'latched',
  note: {
    symptom: ['dead'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-mains-spare', 'cable-mains'],
    prevention: ['clip-lead', 'surge-protection'],
  },
};

/** HW-02 Silent supply: no standby since the thunderstorm. */
const HW_02: CaseData = {
  ...deadSupply(['dead'], ['surge-protection']),
  id: 'HW-02',
  difficulty: 2,
  parMinutes: 27,
  verify: [STARTED, RAILS_READ, HELD_LOAD],
};

/** Its look-alike inside: standby is there, and the lead of the power button is off the board. */
const HW_02_BUTTON: CaseData = {
  ...COMMON,
  id: 'HW-02-button',
  truth: 'button-lead',
  difficulty: 2,
  parMinutes: 13,
  cured: ({ machine }) => buttonWired(machine, 'cable-front-panel'),
  note: {
    symptom: ['dead'],
    action: ['plug-cable'],
    part: ['cable-front-panel', 'conn-front-panel'],
    prevention: ['none', 'clip-lead'],
  },
};

export const DEAD_DESK_CASES: StoryCases = {
  story: STORY,
  cases: [HW_01, HW_01_WALL, HW_01_LEAD, HW_01_CORD, HW_02, HW_02_BUTTON],
};
