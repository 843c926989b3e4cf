import { outletVolts } from '../../../behaviour/electrics.ts';
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
import { DEAD_DESK } from '../../public/dead/dead-desk.ts';
import { closing, said, theory } from '../expert-plan.ts';
import {
  HELD_LOAD,
  isSupplied,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/**
 * "Pressed the button, nothing, no lights": an office machine is dead on a Monday. The cause can be anything between the wall
 * and the button; half a minute of inspection distinguishes most causes.
 */
const STORY: Story = {
  ...DEAD_DESK,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'strip-off',
      band: 'common',
      placements: [{ faults: [{ kind: 'switch', target: 'strip-switch', position: 'off' }] }],
    },
    {
      id: 'lead-loose',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-mains', plug: 'partial' }] }],
    },
    {
      id: 'supply-dead',
      band: 'possible',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }] }],
    },
    {
      id: 'button-lead',
      band: 'rare',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'none' }] }],
    },
    {
      id: 'board-dead',
      band: 'rare',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'condition', part: 'motherboard', condition: 'damaged' }] }],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'look:strip-switch',
      outcomes: ['switch-on', 'switch-off'],
      otherwise: 'switch-on',
      says: { 'strip-off': 'switch-off' },
    },
    {
      id: 'look:cable-mains',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'lead-loose': 'plug-proud' },
    },
    {
      id: 'psu-self-test',
      otherwise: 'dark',
      says: { 'button-lead': 'lit', 'board-dead': 'lit' },
    },
    {
      id: 'measure-strip',
      outcomes: ['in-band', 'zero'],
      otherwise: 'in-band',
      says: { 'strip-off': 'zero' },
    },
    {
      id: 'measure-5vsb',
      outcomes: ['in-band', 'zero'],
      otherwise: 'zero',
      says: { 'button-lead': 'in-band', 'board-dead': 'in-band' },
    },
    {
      id: 'look:cable-front-panel',
      outcomes: ['normal', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'button-lead': 'hangs-loose' },
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
      id: 'look:led-psu',
      outcomes: ['on', 'off'],
      otherwise: 'off',
      says: { 'button-lead': 'on', 'board-dead': 'on' },
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
      says: { 'supply-dead': 'dark', 'strip-off': 'dark' },
    },
  ],
  answers: { 'last-worked': 'friday', moved: 'cleaners', storm: 'neighbours' },
  plan: (view) => [
    ...inspect('strip-switch'),
    ...(said(view, 'look:strip-switch') === 'switch-off' ? switchOn(view) : followTheLead(view)),
  ],
};

function switchOn(view: LabView): readonly LabCommand[] {
  return [
    theory('strip-off', 95),
    { kind: 'set-switch', target: 'strip-switch', position: 'on' },
    ...START,
    ...closing(view, {
      symptom: 'dead',
      cause: 'strip-off',
      evidence: ['look:strip-switch'],
      action: 'set-switch',
      part: null,
      prevention: 'keep-strip-on',
    }),
  ];
}

function followTheLead(view: LabView): readonly LabCommand[] {
  const lead = said(view, 'look:cable-mains');
  if (lead === null) return inspect('cable-mains');
  return [...inspect('cable-mains'), ...(lead === 'plug-proud' ? pushHome(view) : replaceSupply(view))];
}

function pushHome(view: LabView): readonly LabCommand[] {
  return [
    theory('lead-loose', 95),
    { kind: 'plug-cable', target: 'cable-mains' },
    ...START,
    ...closing(view, {
      symptom: 'dead',
      cause: 'lead-loose',
      evidence: ['look:cable-mains'],
      action: 'plug-cable',
      part: 'cable-mains',
      prevention: 'clip-lead',
    }),
  ];
}

function replaceSupply(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'press-button', target: 'psu-test-button' },
    theory('supply-dead'),
    ...MAKE_SAFE,
    ...OPEN_CASE,
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', SUPPLY),
    ...putIn('spare-psu', SUPPLY),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...LOAD_TEST,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'dead',
      cause: 'supply-dead',
      evidence: ['psu-self-test'],
      verification: ['start-system', 'run:load-test', 'page:firmware-sensors'],
      action: 'place-part',
      part: 'spare-psu',
      prevention: 'surge-protection',
    }),
  ];
}

const SUPPLY: Mounting = {
  socket: 'bay-psu',
  ends: ['edge'],
  cables: ['cable-atx24', 'cable-eps', 'cable-sata-power'],
  latches: [],
  screws: ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'],
};

/** HW-01 The dead Monday: the strip was switched off. */
const HW_01: CaseData = {
  id: 'HW-01',
  truth: 'strip-off',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 4,
  cured: ({ machine }) => outletVolts(machine, 'strip-out-1') > 0,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['dead'],
    cause: ['strip-off'],
    action: ['set-switch'],
    part: [null],
    prevention: ['keep-strip-on'],
  },
};

/** Its look-alike: the strip is on, and the lead behind it is only half in. */
const HW_01_LEAD: CaseData = {
  id: 'HW-01-lead',
  truth: 'lead-loose',
  difficulty: 1,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 5,
  cured: ({ machine }) => machine.plugs['cable-mains'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['dead'],
    cause: ['lead-loose'],
    action: ['plug-cable'],
    part: ['cable-mains', null],
    prevention: ['clip-lead', 'keep-strip-on'],
  },
};

/** HW-02 Silent supply: no standby since the thunderstorm. */
const HW_02: CaseData = {
  id: 'HW-02',
  truth: 'supply-dead',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 21,
  parPartsUsd: 85,
  cured: isSupplied,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ, HELD_LOAD],
  note: {
    symptom: ['dead'],
    cause: ['supply-dead'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['spare-psu', 'psu'],
    prevention: ['surge-protection'],
  },
};

export const DEAD_DESK_CASES: StoryCases = { story: STORY, cases: [HW_01, HW_01_LEAD, HW_02] };
