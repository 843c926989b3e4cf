import { missesFan } from '../../../behaviour/heat.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { FAN_ERROR } from '../../public/no-post/fan-error.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import {
  CELL_CROOKED,
  CELL_REVERSED,
  CELL_WORKS,
  CLOCK_PROOF,
  CLOCK_PROVEN,
  emptyCell,
  emptyCellNote,
  MEASURE_CELL,
  replaceCell,
  SEAT_CELL,
  SET_AND_PROVE,
  TURN_CELL,
} from '../start/cell-work.ts';
import type { CaseData, Story, StoryCases, Suspect } from '../story.ts';

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
  plan: (view) => {
    const first: readonly LabCommand[] = [
      ...ask('what-message', 'who-serviced'),
      ...[{ kind: 'read-asset' } as const, ...START, ...SWITCH_OFF],
      ...MAKE_SAFE,
      ...OPEN_CASE,
    ];
    const message = said(view, 'start-system');
    if (message === null) return first;
    return [...first, ...(message === 'press-f1-clock' ? lookAtCell(view) : lookAtFan(view))];
  },
};

function lookAtCell(view: LabView): readonly LabCommand[] {
  const look = inspect('cmos-cell');
  const lies = said(view, 'look:cmos-cell');
  if (lies === null) return look;
  if (lies === 'normal') {
    const note = {
      symptom: 'f1-message',
      evidence: ['start-system', 'measure-cell'],
      prevention: 'cell-with-service',
    };
    return [
      ...look,
      ...MEASURE_CELL,
      ...(said(view, 'measure-cell') === 'low' ? replaceCell(view, note) : []),
    ];
  }
  return [
    ...look,
    theory('cell-misfitted', 95),
    ...(lies === 'minus-up' ? TURN_CELL : SEAT_CELL),
    ...SET_AND_PROVE,
    ...closing(view, {
      symptom: 'f1-message',
      cause: 'cell-misfitted',
      evidence: ['start-system', 'look:cmos-cell'],
      action: 'seat-part',
      part: 'cmos-cell',
      verification: CLOCK_PROOF,
      prevention: 'seat-cell',
    }),
  ];
}

const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...START, READ_SENSORS, ...SWITCH_OFF];
const PROOF = ['start-system', 'page:firmware-sensors'];

function lookAtFan(view: LabView): readonly LabCommand[] {
  const look = inspect('conn-cpu-fan', 'cable-cpu-fan');
  const lead = said(view, 'look:cable-cpu-fan');
  if (lead === null) return look;
  if (lead === 'hangs-loose') return [...look, ...plugIn(view)];
  return [...look, ...(lead === 'normal' ? replaceFan(view) : moveLead(view, lead))];
}

function plugIn(view: LabView): readonly LabCommand[] {
  return [
    theory('fan-lead', 95),
    { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' },
    ...PROVE,
    ...closing(view, {
      symptom: 'f1-message',
      cause: 'fan-lead',
      evidence: ['look:cable-cpu-fan', 'look:conn-cpu-fan'],
      action: 'plug-cable',
      part: 'cable-cpu-fan',
      verification: PROOF,
      prevention: 'check-headers',
    }),
  ];
}

/** `lead`: the header that it is in, as `in-<header>`. */
function moveLead(view: LabView, lead: string): readonly LabCommand[] {
  const header = lead.replace(/^in-/, '');
  const caseFan = header === 'conn-cha-fan-1' ? 'cable-fan-front-1' : 'cable-fan-rear';
  return [
    theory('fan-header', 95),
    { kind: 'unplug-cable', target: 'cable-cpu-fan' },
    { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' },
    { kind: 'plug-cable', target: caseFan, connector: header },
    ...PROVE,
    ...closing(view, {
      symptom: 'f1-message',
      cause: 'fan-header',
      evidence: ['look:cable-cpu-fan', 'look:conn-cpu-fan'],
      action: 'plug-cable',
      part: 'cable-cpu-fan',
      verification: PROOF,
      prevention: 'check-headers',
    }),
  ];
}

const CLIPS = ['clip-cooler-1', 'clip-cooler-2'] as const;

/** The lead is right and the header reads 0 rpm: the fan stands still, and comes with a new cooler. */
function replaceFan(view: LabView): readonly LabCommand[] {
  return [
    theory('fan-dead', 90),
    { kind: 'order-part', sku: 'cooler' },
    { kind: 'unplug-cable', target: 'cable-cpu-fan' },
    ...CLIPS.map((target): LabCommand => ({ kind: 'press-latch', target })),
    { kind: 'lift-part', target: 'cpu-cooler' },
    { kind: 'place-part', target: 'spare-cooler', socket: 'mount-cooler' },
    { kind: 'seat-part', target: 'spare-cooler', end: 'edge' },
    ...CLIPS.map((target): LabCommand => ({ kind: 'close-latch', target })),
    { kind: 'plug-cable', target: 'cable-cpu-fan', connector: 'conn-cpu-fan' },
    ...PROVE,
    ...closing(view, {
      symptom: 'f1-message',
      cause: 'fan-dead',
      evidence: ['start-system', 'look:conn-cpu-fan', 'look:cable-cpu-fan'],
      action: 'place-part',
      part: 'cpu-cooler',
      verification: PROOF,
      prevention: 'fan-with-service',
    }),
  ];
}

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
      cause: [truth],
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
    cause: ['fan-dead'],
    action: ['place-part', 'order-part', 'close-latch', 'plug-cable', 'seat-part'],
    part: ['cpu-cooler', 'spare-cooler'],
    prevention: ['fan-with-service'],
  },
};

/** Another message: the battery was put back wrongly, and the firmware lost its clock. */
const HW_16_CELL: CaseData = {
  ...COMMON,
  id: 'HW-16-cell',
  truth: 'cell-misfitted',
  difficulty: 2,
  objectives: ['C1 5.1', 'C2 3.1'],
  parMinutes: 22,
  cured: CELL_WORKS,
  verify: CLOCK_PROVEN,
  note: {
    symptom: ['f1-message'],
    cause: ['cell-misfitted'],
    action: ['seat-part', 'place-part'],
    part: ['cmos-cell'],
    prevention: ['seat-cell'],
  },
};

/** The battery is seated, and empty. */
const HW_16_BATTERY: CaseData = {
  ...HW_16_CELL,
  id: 'HW-16-battery',
  truth: 'cell-empty',
  parMinutes: 25,
  parPartsUsd: 3,
  note: emptyCellNote('f1-message'),
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
