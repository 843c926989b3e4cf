import { cellVolts } from '../../../behaviour/circuit.ts';
import { coolerFanTurns } from '../../../behaviour/heat.ts';
import { profileUnstable } from '../../../behaviour/memory.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  MEMTEST,
  OPEN_CASE,
  READ_SENSORS,
  START,
  SWITCH_OFF,
  TRAIN,
} from '../../procedures.ts';
import { FAST_PROFILE } from '../../public/heat/fast-profile.ts';
import { closing, type ExpertNote, said, theory } from '../expert-plan.ts';
import {
  memoryClean,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTED_TWICE,
  STARTS,
  TEMPERATURE_READ,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Two modules more and the fast profile, now it wants F1": what was switched on, or what a hand brushed against. */
const STORY: Story = {
  ...FAST_PROFILE,
  mains: 'any',
  build: { parts: [...KESTREL_B7.standard.parts, 'dimm-a1', 'dimm-b1'] },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'profile-too-fast',
      band: 'common',
      placements: [{ faults: [{ kind: 'setting', setting: 'memory-profile', value: 'profile' }] }],
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
    {
      id: 'cell-crooked',
      band: 'possible',
      placements: [{ faults: [{ kind: 'unseat', part: 'cmos-cell', end: 'edge' }, { kind: 'clock-lost' }] }],
    },
    {
      id: 'cell-empty',
      band: 'rare',
      parts: ['cmos-cell'],
      placements: [
        {
          faults: [
            { kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.38 } },
            { kind: 'clock-lost' },
          ],
        },
      ],
    },
  ],
  setups: { start: 15, panel: 90, meter: 60 },
  tests: [
    {
      // A board that lost its settings also trains its memory first, which looks the same.
      id: 'read-debug-leds',
      outcomes: ['none', 'led-dram-moving'],
      otherwise: 'led-dram-moving',
      says: { 'fan-lead': 'none', 'fan-dead': 'none' },
    },
    {
      id: 'read-post-code',
      outcomes: ['AA', 'moving'],
      otherwise: 'moving',
      says: { 'fan-lead': 'AA', 'fan-dead': 'AA' },
    },
    {
      id: 'start-system',
      // The board trains its four modules first.
      waitSeconds: 120,
      outcomes: ['press-f1-profile', 'press-f1-fan', 'press-f1-clock'],
      otherwise: 'press-f1-fan',
      says: {
        'profile-too-fast': 'press-f1-profile',
        'cell-crooked': 'press-f1-clock',
        'cell-empty': 'press-f1-clock',
      },
    },
    {
      id: 'look:conn-cpu-fan',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'fan-lead': 'empty' },
    },
    {
      id: 'look:cmos-cell',
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'cell-crooked': 'stands-proud' },
    },
    {
      id: 'measure-cell',
      outcomes: ['in-band', 'low', 'zero'],
      otherwise: 'in-band',
      says: { 'cell-crooked': 'zero', 'cell-empty': 'low' },
    },
  ],
  answers: { 'what-changed': 'two-more', 'which-message': 'grey-text', before: 'never-f1' },
  // Two minutes: longer than any training, and as long as a board tries a profile.
  plan: (view) => [{ kind: 'read-asset' }, ...TRAIN, ...afterMessage(view)],
};

function afterMessage(view: LabView): readonly LabCommand[] {
  switch (said(view, 'start-system')) {
    case 'press-f1-profile':
      return slowDown(view);
    case 'press-f1-fan':
      return plugFan(view);
    case 'press-f1-clock':
      return seatCell(view);
    default:
      return [];
  }
}

function closingAfter(
  view: LabView,
  note: Omit<ExpertNote, 'symptom' | 'verification'>,
  ...proofs: readonly string[]
): readonly LabCommand[] {
  return closing(view, { symptom: 'f1-message', verification: ['start-system', ...proofs], ...note });
}

function slowDown(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'open-manual', section: 'memory' },
    theory('profile-too-fast', 95),
    { kind: 'open-page', page: 'firmware-memory' },
    { kind: 'change-setting', setting: 'memory-profile', value: 'jedec' },
    ...SWITCH_OFF,
    ...START,
    ...MEMTEST,
    ...SWITCH_OFF,
    ...START,
    ...closingAfter(
      view,
      {
        cause: 'profile-too-fast',
        evidence: ['start-system'],
        action: 'change-setting',
        part: null,
        prevention: 'read-memory-list',
      },
      'run:memtest',
    ),
  ];
}

function plugFan(view: LabView): readonly LabCommand[] {
  return [
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('conn-cpu-fan'),
    theory('fan-lead', 95),
    { kind: 'plug-cable', target: 'cable-cpu-fan' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_SENSORS,
    ...closingAfter(
      view,
      {
        cause: 'fan-lead',
        evidence: ['look:conn-cpu-fan'],
        action: 'plug-cable',
        part: 'cable-cpu-fan',
        prevention: 'check-headers',
      },
      'page:firmware-sensors',
    ),
  ];
}

/** Home again, the clock set, and a night without mains in short. */
function seatCell(view: LabView): readonly LabCommand[] {
  return [
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cmos-cell'),
    theory('cell-crooked', 95),
    { kind: 'seat-part', target: 'cmos-cell', end: 'edge' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...TRAIN,
    { kind: 'open-page', page: 'firmware-main' },
    { kind: 'change-setting', setting: 'clock', value: 'now' },
    ...SWITCH_OFF,
    { kind: 'unplug-cable', target: 'cable-mains' },
    { kind: 'wait', seconds: 120 },
    { kind: 'plug-cable', target: 'cable-mains' },
    ...START,
    { kind: 'open-page', page: 'firmware-main' },
    ...closingAfter(
      view,
      {
        cause: 'cell-crooked',
        evidence: ['look:cmos-cell'],
        action: 'seat-part',
        part: 'cmos-cell',
        prevention: 'seat-cell',
      },
      'page:firmware-main',
    ),
  ];
}

const COMMON: Pick<CaseData, 'goal'> = {
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
};

/** HW-30 Free speed: a profile that the board's list has for two modules, with four in it. */
const HW_30: CaseData = {
  ...COMMON,
  id: 'HW-30',
  truth: 'profile-too-fast',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => !profileUnstable(machine),
  verify: [STARTED, STARTED_TWICE, memoryClean('memory-clean', 1)],
  note: {
    symptom: ['f1-message'],
    cause: ['profile-too-fast'],
    action: ['change-setting', 'use-tool'],
    part: [null],
    prevention: ['read-memory-list'],
  },
};

/** Its look-alike: whoever fitted the modules brushed against the lead of the processor's fan. */
const HW_30_FAN: CaseData = {
  ...COMMON,
  id: 'HW-30-fan',
  truth: 'fan-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 13,
  cured: ({ machine }) =>
    coolerFanTurns(machine) && machine.connectorByEnd['cable-cpu-fan'] === 'conn-cpu-fan',
  verify: [STARTED, TEMPERATURE_READ],
  note: {
    symptom: ['f1-message'],
    cause: ['fan-lead'],
    action: ['plug-cable'],
    part: ['cable-cpu-fan', 'cpu-cooler'],
    prevention: ['check-headers'],
  },
};

/** Its look-alike: or against the cell, which lies crooked since; the settings went with it, the profile too. */
const HW_30_CELL: CaseData = {
  ...COMMON,
  id: 'HW-30-cell',
  truth: 'cell-crooked',
  difficulty: 3,
  objectives: ['C1 5.1', 'C2 3.1'],
  parMinutes: 20,
  cured: ({ machine }) => cellVolts(machine) > 0 && machine.clock === 'kept',
  verify: [STARTED, proven('clock-held', 'clock-held', 'held')],
  note: {
    symptom: ['f1-message'],
    cause: ['cell-crooked'],
    action: ['seat-part', 'place-part'],
    part: ['cmos-cell'],
    prevention: ['seat-cell'],
  },
};

export const FAST_PROFILE_CASES: StoryCases = { story: STORY, cases: [HW_30, HW_30_CELL, HW_30_FAN] };
