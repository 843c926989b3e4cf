import { cellVolts } from '../../../behaviour/circuit.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { WRONG_DATE } from '../../public/start/wrong-date.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "The date is 2019 every morning": a cell that is empty, one without contact, or a clock that nobody ever set. */
const STORY: Story = {
  ...WRONG_DATE,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }, { kind: 'clock-lost' }],
  suspects: [
    {
      id: 'cell-empty',
      band: 'common',
      parts: ['cmos-cell'],
      placements: [
        { faults: [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.41 } }] },
        { faults: [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.28 } }] },
      ],
    },
    {
      id: 'cell-crooked',
      band: 'possible',
      placements: [{ faults: [{ kind: 'unseat', part: 'cmos-cell', end: 'edge' }] }],
    },
    { id: 'never-set', band: 'possible', placements: [{ faults: [] }] },
    {
      id: 'holder-broken',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'holder-cell', traits: { contacts: 'broken' } }] }],
    },
  ],
  setups: { start: 75, panel: 90, meter: 60 },
  tests: [
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
      says: { 'cell-empty': 'low', 'cell-crooked': 'zero', 'holder-broken': 'zero' },
    },
  ],
  answers: { 'at-night': 'strip-off', 'set-by-hand': 'each-morning', age: 'six-years' },
  plan: (view) => [
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cmos-cell'),
    ...(said(view, 'look:cmos-cell') === 'stands-proud' ? seatCell(view) : measureCell(view)),
  ],
};

const set = (setting: string, value: string): LabCommand => ({ kind: 'change-setting', setting, value });

/** Clock and drive mode again, then a night without mains in short. */
const SET_AND_PROVE: readonly LabCommand[] = [
  ...CLOSE_CASE,
  ...CONNECT,
  ...START,
  { kind: 'open-page', page: 'firmware-main' },
  set('clock', 'now'),
  { kind: 'open-page', page: 'firmware-storage' },
  set('sata-mode', 'raid'),
  { kind: 'press-power' },
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'wait', seconds: 120 },
  { kind: 'plug-cable', target: 'cable-mains' },
  ...START,
  { kind: 'open-page', page: 'firmware-main' },
  { kind: 'open-page', page: 'desktop' },
];

function seatCell(view: LabView): readonly LabCommand[] {
  return [
    theory('cell-crooked', 95),
    { kind: 'seat-part', target: 'cmos-cell', end: 'edge' },
    ...SET_AND_PROVE,
    ...closing(view, {
      symptom: 'wrong-date',
      cause: 'cell-crooked',
      evidence: ['look:cmos-cell'],
      action: 'seat-part',
      part: 'cmos-cell',
      verification: ['page:firmware-main', 'start-system'],
      prevention: 'seat-cell',
    }),
  ];
}

function measureCell(view: LabView): readonly LabCommand[] {
  if (said(view, 'look:cmos-cell') === null) return [];
  const measure: readonly LabCommand[] = [
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'probe', black: 'cell-terminals.2', red: 'cell-terminals.1' },
  ];
  return said(view, 'measure-cell') === 'low' ? [...measure, ...newCell(view)] : measure;
}

function newCell(view: LabView): readonly LabCommand[] {
  return [
    theory('cell-empty', 95),
    { kind: 'order-part', sku: 'cmos-cell' },
    { kind: 'lift-part', target: 'cmos-cell' },
    { kind: 'place-part', target: 'spare-cell', socket: 'holder-cell' },
    { kind: 'seat-part', target: 'spare-cell', end: 'edge' },
    { kind: 'discard', part: 'cmos-cell', bin: 'battery' },
    ...SET_AND_PROVE,
    ...closing(view, {
      symptom: 'wrong-date',
      cause: 'cell-empty',
      evidence: ['measure-cell'],
      action: 'place-part',
      part: 'spare-cell',
      verification: ['page:firmware-main', 'start-system'],
      prevention: 'cell-with-service',
    }),
  ];
}

/** Below this a CR2032 is replaced (corrections 8). Volts. */
const CELL_GOOD_V = 2.8;

const COMMON: Pick<CaseData, 'objectives' | 'difficulty' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.1', 'C2 3.1'],
  difficulty: 2,
  cured: ({ machine }) => cellVolts(machine) >= CELL_GOOD_V,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [proven('clock-held', 'clock-held', 'held'), STARTED],
};

/** HW-18 Time traveller: the cell is empty. */
const HW_18: CaseData = {
  ...COMMON,
  id: 'HW-18',
  truth: 'cell-empty',
  parMinutes: 20,
  parPartsUsd: 3,
  note: {
    symptom: ['wrong-date'],
    cause: ['cell-empty'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-cell', 'cmos-cell'],
    prevention: ['cell-with-service'],
  },
};

/** Its look-alike: the cell is good and lies crooked in its holder. */
const HW_18_CROOKED: CaseData = {
  ...COMMON,
  id: 'HW-18-crooked',
  truth: 'cell-crooked',
  parMinutes: 16,
  note: {
    symptom: ['wrong-date'],
    cause: ['cell-crooked'],
    action: ['seat-part'],
    part: ['cmos-cell'],
    prevention: ['seat-cell'],
  },
};

export const WRONG_DATE_CASES: StoryCases = { story: STORY, cases: [HW_18, HW_18_CROOKED] };
