import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, MAKE_SAFE, OPEN_CASE, START, SWITCH_OFF } from '../../procedures.ts';
import { WRONG_DATE } from '../../public/start/wrong-date.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import {
  CELL_CROOKED,
  CELL_REVERSED,
  CELL_WORKS,
  CLOCK_PROOF,
  CLOCK_PROVEN,
  emptyCell,
  emptyCellNote,
  LOOK_IN_HOLDER,
  MEASURE_CELL,
  REFIT_CELL,
  replaceCell,
  SEAT_CELL,
  SET_AGAIN,
  SET_AND_PROVE,
  TURN_CELL,
} from './cell-work.ts';

/** "The date is 2019 every morning": a CMOS battery that is empty, crooked or upside down, or a broken holder. */
const STORY: Story = {
  ...WRONG_DATE,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }, { kind: 'clock-lost' }],
  suspects: [
    {
      id: 'cell-empty',
      band: 'possible',
      parts: ['cmos-cell'],
      placements: [emptyCell(2.41), emptyCell(2.28), emptyCell(2.62)],
    },
    { id: 'cell-crooked', band: 'possible', placements: [{ faults: [CELL_CROOKED] }] },
    { id: 'cell-reversed', band: 'possible', placements: [{ faults: [CELL_REVERSED] }] },
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
      outcomes: ['normal', 'stands-proud', 'minus-up'],
      otherwise: 'normal',
      says: { 'cell-crooked': 'stands-proud', 'cell-reversed': 'minus-up' },
    },
    {
      id: 'measure-cell',
      outcomes: ['in-band', 'low', 'zero', 'reversed'],
      otherwise: 'zero',
      says: { 'cell-empty': 'low', 'cell-reversed': 'reversed' },
    },
    {
      id: 'look:holder-cell',
      outcomes: ['normal', 'contact-broken'],
      otherwise: 'normal',
      says: { 'holder-broken': 'contact-broken' },
    },
  ],
  answers: { 'at-night': 'strip-off', 'set-by-hand': 'each-morning', age: 'six-years' },
  plan: (view) => {
    const first: readonly LabCommand[] = [
      ...ask('at-night', 'age'),
      { kind: 'read-asset' },
      ...START,
      ...SWITCH_OFF,
      ...MAKE_SAFE,
      ...OPEN_CASE,
      ...inspect('cmos-cell'),
    ];
    switch (said(view, 'look:cmos-cell')) {
      case null:
        return first;
      case 'stands-proud':
        return [...first, ...setRight(view, 'cell-crooked', SEAT_CELL)];
      case 'minus-up':
        return [...first, ...setRight(view, 'cell-reversed', TURN_CELL)];
      default:
        return [...first, ...MEASURE_CELL, ...afterMeasuring(view)];
    }
  },
};

function setRight(view: LabView, cause: string, repair: readonly LabCommand[]): readonly LabCommand[] {
  return [
    theory(cause, 95),
    ...repair,
    ...SET_AND_PROVE,
    ...closing(view, {
      symptom: 'wrong-date',
      cause,
      evidence: ['look:cmos-cell'],
      action: 'seat-part',
      part: 'cmos-cell',
      verification: CLOCK_PROOF,
      prevention: 'seat-cell',
    }),
  ];
}

function afterMeasuring(view: LabView): readonly LabCommand[] {
  switch (said(view, 'measure-cell')) {
    case 'low':
      return replaceCell(view, {
        symptom: 'wrong-date',
        evidence: ['measure-cell'],
        prevention: 'cell-with-service',
      });
    case 'zero':
      return [...LOOK_IN_HOLDER, ...brokenHolder(view)];
    default:
      return [];
  }
}

/** Nothing to repair here: the settings are right while mains is on, and second line decides about the board. */
function brokenHolder(view: LabView): readonly LabCommand[] {
  if (said(view, 'look:holder-cell') !== 'contact-broken') return [];
  return [
    theory('holder-broken', 95),
    ...REFIT_CELL,
    { kind: 'escalate', to: 'second-line' },
    ...SET_AGAIN,
    ...START,
    ...closing(view, {
      symptom: 'wrong-date',
      cause: 'holder-broken',
      evidence: ['measure-cell', 'look:holder-cell'],
      action: 'escalate',
      part: 'holder-cell',
      prevention: 'leave-strip-on',
    }),
  ];
}

const COMMON: Pick<CaseData, 'objectives' | 'difficulty' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.1', 'C2 3.1'],
  difficulty: 2,
  cured: CELL_WORKS,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: CLOCK_PROVEN,
};

/** HW-18 Time traveller: the cell is empty. */
const HW_18: CaseData = {
  ...COMMON,
  id: 'HW-18',
  truth: 'cell-empty',
  parMinutes: 24,
  parPartsUsd: 3,
  note: emptyCellNote('wrong-date'),
};

/** Its look-alikes: the cell is good, and lies crooked in its holder or upside down. */
function wronglyFitted(id: string, truth: string, parMinutes: number): CaseData {
  return {
    ...COMMON,
    id,
    truth,
    parMinutes,
    note: {
      symptom: ['wrong-date'],
      cause: [truth],
      action: ['seat-part', 'place-part'],
      part: ['cmos-cell'],
      prevention: ['seat-cell'],
    },
  };
}

/** A contact of the holder is broken: a case for second line. */
const HW_18_HOLDER: CaseData = {
  ...COMMON,
  id: 'HW-18-holder',
  truth: 'holder-broken',
  difficulty: 3,
  parMinutes: 22,
  cured: ({ job, evidence }) =>
    job.escalatedTo === 'second-line' &&
    evidence.some(({ test, outcome }) => test === 'look:holder-cell' && outcome === 'contact-broken'),
  verify: [STARTED],
  note: {
    symptom: ['wrong-date'],
    cause: ['holder-broken'],
    action: ['escalate'],
    part: ['holder-cell', 'motherboard'],
    prevention: ['leave-strip-on'],
  },
};

export const WRONG_DATE_CASES: StoryCases = {
  story: STORY,
  cases: [
    HW_18,
    wronglyFitted('HW-18-crooked', 'cell-crooked', 20),
    wronglyFitted('HW-18-reversed', 'cell-reversed', 21),
    HW_18_HOLDER,
  ],
};
