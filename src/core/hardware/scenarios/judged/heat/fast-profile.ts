import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, MEMTEST, READ_SENSORS, START, SWITCH_OFF, TRAIN } from '../../procedures.ts';
import { FAST_PROFILE } from '../../public/heat/fast-profile.ts';
import {
  CELL_CROOKED,
  emptyCell,
  MEASURE_CELL,
  replaceCell,
  SET_KESTREL,
  seatCell,
} from '../causes/cmos-cell.ts';
import { airCooler, plugCpuFan, replaceCooler } from '../causes/cooling.ts';
import { OFF_AND_OPEN, repairing } from '../causes/repair.ts';
import { outcomeOf } from '../expert-plan.ts';
import { KESTREL_COOLER } from '../mountings.ts';
import type { Story, StoryTest } from '../story.ts';

const TESTS: readonly StoryTest[] = [
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
    id: 'page:firmware-sensors',
    outcomes: ['normal', 'no-cpu-fan'],
    otherwise: 'normal',
    says: { 'fan-lead': 'no-cpu-fan', 'fan-dead': 'no-cpu-fan' },
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
];

/** "Two modules more and the fast profile, now it wants F1": what was switched on, or what a hand brushed against. */
export const STORY: Story = {
  ...FAST_PROFILE,
  mains: 'any',
  build: { parts: [...KESTREL_B7.standard.parts, 'dimm-a1', 'dimm-b1'] },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'profile-too-fast',
      band: 'possible',
      placements: [{ faults: [{ kind: 'setting', setting: 'memory-profile', value: 'profile' }] }],
    },
    {
      id: 'fan-lead',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }] },
        { faults: [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'latched', connector: 'conn-pump' }] },
      ],
    },
    {
      id: 'cell-crooked',
      band: 'possible',
      placements: [{ faults: [CELL_CROOKED, { kind: 'clock-lost' }] }],
    },
    {
      id: 'fan-dead',
      band: 'possible',
      parts: ['cpu-cooler'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { seized: true } }] }],
    },
    {
      id: 'cell-empty',
      band: 'possible',
      parts: ['cmos-cell'],
      placements: [emptyCell(2.38, { kind: 'clock-lost' }), emptyCell(2.1, { kind: 'clock-lost' })],
    },
  ],
  setups: { start: 15, panel: 90, meter: 60 },
  tests: TESTS,
  answers: { 'what-changed': 'two-more', 'which-message': 'grey-text', before: 'never-f1' },
  // Two minutes: longer than any training, and as long as a board tries a profile.
  plan: (view) => [...ask('what-changed', 'before'), { kind: 'read-asset' }, ...TRAIN, ...afterMessage(view)],
};

export const SYMPTOM = 'f1-message';

function afterMessage(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'start-system')) {
    case 'press-f1-profile':
      return slowDown(view);
    case 'press-f1-fan':
      return [
        READ_SENSORS,
        ...OFF_AND_OPEN,
        ...inspect('conn-cpu-fan', 'cable-cpu-fan'),
        ...afterHeader(view),
      ];
    case 'press-f1-clock':
      return [...OFF_AND_OPEN, ...inspect('cmos-cell'), ...afterCell(view)];
    default:
      return [];
  }
}

function slowDown(view: LabView): readonly LabCommand[] {
  const words = { symptom: SYMPTOM, evidence: ['start-system'], prevention: 'read-memory-list' };
  return [
    { kind: 'open-manual', section: 'memory' },
    ...repairing(view, words, {
      ...{ cause: 'profile-too-fast', action: 'change-setting', part: null },
      repair: [
        { kind: 'open-page', page: 'firmware-memory' },
        { kind: 'change-setting', setting: 'memory-profile', value: 'jedec' },
      ],
      prove: [...SWITCH_OFF, ...START, ...MEMTEST, ...SWITCH_OFF, ...START],
      verification: ['start-system', 'run:memtest'],
    }),
  ];
}

function afterHeader(view: LabView): readonly LabCommand[] {
  const evidence = ['start-system', 'look:conn-cpu-fan'];
  const pull: readonly LabCommand[] =
    outcomeOf(view, 'look:cable-cpu-fan') === 'hangs-loose'
      ? []
      : [{ kind: 'unplug-cable', target: 'cable-cpu-fan' }];
  switch (outcomeOf(view, 'look:conn-cpu-fan')) {
    case 'empty':
      if (outcomeOf(view, 'look:cable-cpu-fan') === null) return [];
      return plugCpuFan(view, 'fan-lead', { symptom: SYMPTOM, evidence, prevention: 'check-headers' }, pull);
    case 'normal':
      return replaceCooler(
        view,
        'fan-dead',
        { symptom: SYMPTOM, evidence, prevention: 'check-headers' },
        airCooler(KESTREL_COOLER),
      );
    default:
      return [];
  }
}

/** The cell of a board whose settings are lost: seen to lie wrong, or measured. */
function afterCell(view: LabView): readonly LabCommand[] {
  const lies = outcomeOf(view, 'look:cmos-cell');
  const words = (reading: string, prevention: string) => ({
    symptom: SYMPTOM,
    evidence: ['start-system', reading],
    prevention,
  });
  switch (lies) {
    case 'stands-proud':
      return seatCell(view, words('look:cmos-cell', 'seat-cell'), {
        ...{ cause: 'cell-crooked', lies, setAgain: SET_KESTREL },
      });
    case 'normal':
      if (outcomeOf(view, 'measure-cell') !== 'low') return MEASURE_CELL;
      return [...MEASURE_CELL, ...replaceCell(view, words('measure-cell', 'new-cell'), SET_KESTREL)];
    default:
      return [];
  }
}
