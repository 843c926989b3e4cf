import { missesFan } from '../../../behaviour/heat.ts';
import type { LabState } from '../../../model/state.ts';
import { FAN_ERROR } from '../../public/no-post/fan-error.ts';
import { CELL_CROOKED, CELL_REVERSED, emptyCell, emptyCellCase, misfittedCell } from '../causes/cmos-cell.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases, Suspect } from '../story.ts';
import { readsTheMessage } from './fan-error-plan.ts';

type Placement = Suspect['placements'][number];

/** The CPU fan's lead is on a case header, and the case fan's lead hangs loose. */
function onCaseHeader(fan: string, header: string): Placement {
  return {
    faults: [
      { kind: 'plug', end: `cable-fan-${fan}`, plug: 'none' },
      { kind: 'plug', end: 'cable-cpu-fan', plug: 'latched', connector: header },
    ],
  };
}

/** The clock was lost, and the settings were made again since. */
const CLOCK_LOST: Placement['faults'] = [
  { kind: 'clock-lost' },
  { kind: 'setting', setting: 'sata-mode', value: 'raid' },
];

/** "It stops at every start and wants F1": the CPU fan's lead or the fan itself, or the CMOS battery beside it. */
const STORY: Story = {
  ...FAN_ERROR,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'fan-header',
      band: 'possible',
      placements: [onCaseHeader('rear', 'conn-cha-fan-2'), onCaseHeader('front-1', 'conn-cha-fan-1')],
    },
    {
      id: 'fan-lead',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }] }],
    },
    {
      id: 'fan-dead',
      band: 'possible',
      parts: ['cpu-cooler'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { seized: true } }] }],
    },
    {
      id: 'cell-misfitted',
      band: 'possible',
      answers: { 'what-message': 'checksum-f1' },
      placements: [{ faults: [CELL_CROOKED, ...CLOCK_LOST] }, { faults: [CELL_REVERSED, ...CLOCK_LOST] }],
    },
    {
      id: 'cell-empty',
      band: 'possible',
      parts: ['cmos-cell'],
      answers: { 'what-message': 'checksum-f1' },
      placements: [emptyCell(2.34, ...CLOCK_LOST), emptyCell(2.57, ...CLOCK_LOST)],
    },
  ],
  setups: { panel: 90, start: 75, meter: 60 },
  tests: [
    {
      id: 'ask:what-message',
      outcomes: ['cpu-fan-f1', 'checksum-f1'],
      otherwise: 'cpu-fan-f1',
      says: { 'cell-misfitted': 'checksum-f1', 'cell-empty': 'checksum-f1' },
    },
    {
      id: 'start-system',
      outcomes: ['press-f1-fan', 'press-f1-clock'],
      otherwise: 'press-f1-fan',
      says: { 'cell-misfitted': 'press-f1-clock', 'cell-empty': 'press-f1-clock' },
    },
    {
      id: 'page:firmware-sensors',
      outcomes: ['no-cpu-fan', 'normal', 'hot'],
      otherwise: 'no-cpu-fan',
      says: { 'cell-misfitted': 'normal', 'cell-empty': 'normal' },
    },
    {
      id: 'look:cable-cpu-fan',
      outcomes: ['normal', 'hangs-loose', 'in-conn-cha-fan-2', 'in-conn-cha-fan-1'],
      otherwise: 'normal',
      says: {
        'fan-lead': 'hangs-loose',
        'fan-header': { 'in-conn-cha-fan-2': 0.5, 'in-conn-cha-fan-1': 0.5 },
      },
    },
    {
      id: 'look:conn-cpu-fan',
      outcomes: ['normal', 'empty'],
      otherwise: 'empty',
      says: { 'cell-misfitted': 'normal', 'cell-empty': 'normal', 'fan-dead': 'normal' },
    },
    {
      id: 'look:cmos-cell',
      outcomes: ['normal', 'stands-proud', 'minus-up'],
      otherwise: 'normal',
      says: { 'cell-misfitted': { 'stands-proud': 0.5, 'minus-up': 0.5 } },
    },
    {
      id: 'measure-cell',
      outcomes: ['in-band', 'low', 'zero', 'reversed'],
      otherwise: 'in-band',
      says: { 'cell-empty': 'low', 'cell-misfitted': { zero: 0.5, reversed: 0.5 } },
    },
  ],
  answers: { 'what-message': 'cpu-fan-f1', noise: 'same-noise', 'who-serviced': 'trainee' },
  plan: readsTheMessage,
};

function fanIsRead({ machine }: LabState): boolean {
  return (
    machine.plugs['cable-cpu-fan'] === 'latched' &&
    machine.connectorByEnd['cable-cpu-fan'] === 'conn-cpu-fan' &&
    !missesFan(machine)
  );
}

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'cured' | 'goal' | 'verify'> = {
  difficulty: 1,
  objectives: ['C1 3.5', 'C1 5.1'],
  cured: fanIsRead,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('fan-read', 'page:firmware-sensors', 'normal')],
};

/** HW-16 Fan where?: the fan turns, and its lead is on a case header. Its look-alike: the lead hangs loose. */
function leadCase(id: string, truth: string, parMinutes: number): CaseData {
  return {
    ...COMMON,
    id,
    truth,
    parMinutes,
    note: {
      symptom: ['f1-message'],
      action: ['plug-cable'],
      part: ['cable-cpu-fan'],
      prevention: ['check-headers'],
    },
  };
}

/** The lead is where it belongs, and the fan does not turn. */
const HW_16_DEAD: CaseData = {
  ...COMMON,
  id: 'HW-16-dead',
  truth: 'fan-dead',
  difficulty: 2,
  parMinutes: 17,
  parPartsUsd: 30,
  note: {
    symptom: ['f1-message'],
    action: ['place-part', 'order-part', 'close-latch', 'plug-cable', 'seat-part'],
    part: ['cpu-cooler', 'spare-cooler'],
    prevention: ['fan-with-service'],
  },
};

/** Another message: the battery was put back wrongly, and the firmware lost its clock. */
const HW_16_CELL: CaseData = {
  ...misfittedCell('cell-misfitted', 'f1-message', 'seat-cell'),
  id: 'HW-16-cell',
  difficulty: 2,
  parMinutes: 22,
};

/** The battery is seated, and empty. */
const HW_16_BATTERY: CaseData = {
  ...emptyCellCase('f1-message', 'cell-with-service'),
  id: 'HW-16-battery',
  difficulty: 2,
  parMinutes: 25,
};

export const FAN_ERROR_CASES: StoryCases = {
  story: STORY,
  cases: [
    leadCase('HW-16', 'fan-header', 15),
    leadCase('HW-16-loose', 'fan-lead', 14),
    HW_16_DEAD,
    HW_16_CELL,
    HW_16_BATTERY,
  ],
};
