import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, MAKE_SAFE, OPEN_CASE, START, SWITCH_OFF } from '../../procedures.ts';
import { WRONG_DATE } from '../../public/start/wrong-date.ts';
import {
  CELL_CROOKED,
  CELL_REVERSED,
  emptyCell,
  emptyCellCase,
  LOOK_IN_HOLDER,
  MEASURE_CELL,
  misfittedCell,
  REFIT_CELL,
  replaceCell,
  SET_HARROW,
  seatCell,
} from '../causes/cmos-cell.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

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
    const lies = outcomeOf(view, 'look:cmos-cell');
    switch (lies) {
      case null:
        return first;
      case 'stands-proud':
      case 'minus-up':
        return [...first, ...setRight(view, lies)];
      default:
        return [...first, ...MEASURE_CELL, ...afterMeasuring(view)];
    }
  },
};

const SYMPTOM = 'wrong-date';

function setRight(view: LabView, lies: string): readonly LabCommand[] {
  const cause = lies === 'minus-up' ? 'cell-reversed' : 'cell-crooked';
  const words = { symptom: SYMPTOM, evidence: ['look:cmos-cell'], prevention: 'seat-cell' };
  return seatCell(view, words, { cause, lies, setAgain: SET_HARROW });
}

function afterMeasuring(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'measure-cell')) {
    case 'low':
      return replaceCell(
        view,
        { symptom: SYMPTOM, evidence: ['measure-cell'], prevention: 'cell-with-service' },
        SET_HARROW,
      );
    case 'zero':
      return [...LOOK_IN_HOLDER, ...brokenHolder(view)];
    default:
      return [];
  }
}

/** Nothing to repair here: the settings are right while mains is on, and second line decides about the board. */
function brokenHolder(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:holder-cell') !== 'contact-broken') return [];
  return [
    theory('holder-broken', 95),
    ...REFIT_CELL,
    { kind: 'escalate', to: 'second-line' },
    ...SET_HARROW,
    ...START,
    ...closing(view, {
      symptom: SYMPTOM,
      cause: 'holder-broken',
      evidence: ['measure-cell', 'look:holder-cell'],
      action: 'escalate',
      part: 'holder-cell',
      prevention: 'leave-strip-on',
    }),
  ];
}

/** HW-18 Time traveller: the CMOS battery is empty. */
const HW_18: CaseData = {
  ...emptyCellCase(SYMPTOM, 'cell-with-service'),
  id: 'HW-18',
  difficulty: 2,
  parMinutes: 24,
};

/** Its look-alikes: the cell is good, and lies crooked in its holder or upside down. */
function wronglyFitted(id: string, truth: string, parMinutes: number): CaseData {
  return { ...misfittedCell(truth, SYMPTOM, 'seat-cell'), id, difficulty: 2, parMinutes };
}

/** A contact of the holder is broken: a case for second line. */
const HW_18_HOLDER: CaseData = {
  id: 'HW-18-holder',
  truth: 'holder-broken',
  difficulty: 3,
  objectives: ['C1 5.1', 'C2 3.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  parMinutes: 22,
  cured: ({ job, evidence }) =>
    job.escalatedTo === 'second-line' &&
    evidence.some(({ test, outcome }) => test === 'look:holder-cell' && outcome === 'contact-broken'),
  verify: [STARTED],
  note: {
    symptom: [SYMPTOM],
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
