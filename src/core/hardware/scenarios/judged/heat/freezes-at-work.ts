import { hasWornCapacitors, sagsUnderLoad } from '../../../behaviour/rails.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  LOAD_TEST,
  MAKE_SAFE,
  OPEN_CASE,
  putIn,
  START,
  SWITCH_OFF,
  takeOut,
  waitFor,
} from '../../procedures.ts';
import { FREEZES_AT_WORK } from '../../public/heat/freezes-at-work.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { BRANT_SUPPLY } from '../mountings.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "It freezes when I make it work, and it is an old one": the board's capacitors, or the supply before them. */
const STORY: Story = {
  ...FREEZES_AT_WORK,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'capacitors-domed',
      band: 'common',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'motherboard', traits: { capacitors: 'domed' } }] }],
    },
    {
      id: 'supply-sags',
      band: 'common',
      parts: ['psu'],
      // 11.83 V idle, 10.88 V at full load.
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'psu',
              traits: { rails: { '12': { volts: 11.96, droopPerAmp: 0.0432 } } },
            },
          ],
        },
      ],
    },
    {
      id: 'module-marginal',
      band: 'possible',
      parts: ['dimm'],
      placements: [
        { faults: [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }] },
        { faults: [{ kind: 'trait', target: 'dimm-3', traits: { marginal: true } }] },
      ],
    },
    {
      id: 'cooler-dusty',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60 },
  tests: [
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'power-41', 'stops-mixed', 'heat-37'],
      // A hard hang and power that vanished leave the same entry.
      otherwise: 'power-41',
      says: { 'module-marginal': 'stops-mixed', 'cooler-dusty': 'heat-37' },
    },
    {
      id: 'look:motherboard',
      outcomes: ['sticker-current', 'capacitors-domed'],
      otherwise: 'sticker-current',
      says: { 'capacitors-domed': 'capacitors-domed' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
    {
      id: 'scope:tp-vcore',
      otherwise: 'clean',
      says: { 'capacitors-domed': 'ripple' },
    },
    {
      id: 'measure-12v-load',
      outcomes: ['in-band', 'low'],
      otherwise: 'in-band',
      says: { 'supply-sags': 'low' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'froze', 'power-cut', 'throttled'],
      otherwise: 'pass',
      says: { 'capacitors-domed': 'froze', 'supply-sags': 'power-cut', 'cooler-dusty': 'throttled' },
    },
    {
      id: 'run:memtest',
      otherwise: 'clean',
      says: { 'module-marginal': 'errors' },
    },
  ],
  answers: { 'when-freezes': 'hard-work', replaced: 'first-owner', data: 'one-copy' },
  plan: (view) => [...START, { kind: 'open-page', page: 'event-log' }, ...afterLog(view)],
};

function afterLog(view: LabView): readonly LabCommand[] {
  if (said(view, 'page:event-log') !== 'power-41') return [];
  const open = [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('motherboard')];
  switch (said(view, 'look:motherboard')) {
    case 'capacitors-domed':
      return [...open, ...passOn(view)];
    case 'sticker-current':
      return [...open, ...measureLoad(view)];
    default:
      return open;
  }
}

const AT_BOARD: LabCommand = { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' };

/** Copies the customer's files and escalates with the ripple as evidence: the board cannot be repaired here. */
function passOn(view: LabView): readonly LabCommand[] {
  return [
    ...CONNECT,
    ...START,
    { kind: 'use-tool', tool: 'scope', target: 'tp-vcore' },
    theory('capacitors-domed', 95),
    { kind: 'run-program', program: 'image-drive', target: 'hdd' },
    ...waitFor('image-drive'),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'replacement' },
    ...SWITCH_OFF,
    ...START,
    ...closing(view, {
      symptom: 'freezes-loaded',
      cause: 'capacitors-domed',
      evidence: ['look:motherboard', 'scope:tp-vcore'],
      action: 'escalate',
      part: 'motherboard',
      verification: ['scope:tp-vcore', 'start-system'],
      prevention: 'replace-in-time',
    }),
  ];
}

function measureLoad(view: LabView): readonly LabCommand[] {
  const measure: readonly LabCommand[] = [
    ...CONNECT,
    ...START,
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'run-program', program: 'load-test' },
    AT_BOARD,
  ];
  if (said(view, 'measure-12v-load') !== 'low') return measure;
  return [
    ...measure,
    theory('supply-sags', 95),
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', BRANT_SUPPLY),
    ...putIn('spare-psu', BRANT_SUPPLY),
    ...CONNECT,
    ...START,
    ...LOAD_TEST.slice(0, 1),
    AT_BOARD,
    ...CLOSE_CASE,
    ...LOAD_TEST.slice(1),
    ...closing(view, {
      symptom: 'freezes-loaded',
      cause: 'supply-sags',
      evidence: ['page:event-log', 'measure-12v-load'],
      action: 'place-part',
      part: 'spare-psu',
      verification: ['start-system', 'run:load-test'],
      prevention: 'size-supply',
    }),
  ];
}

const COMMON: Pick<CaseData, 'objectives' | 'difficulty'> = { objectives: ['C1 5.1'], difficulty: 3 };

/** Whether the worn board was found and the job was escalated for a replacement machine. */
function isPassedOn({ evidence, job }: LabState): boolean {
  const seen = evidence.some(({ outcome }) => outcome === 'capacitors-domed' || outcome === 'ripple');
  return seen && job.escalatedTo === 'replacement';
}

/** The new board passed a load test; for an escalated one, the ripple or a sound rail proves that it is not the supply. */
const BOARD_PROVEN: Predicate = {
  id: 'board-proven',
  holds: (state) =>
    HELD_LOAD.holds(state) ||
    state.evidence.some(
      ({ test, outcome }) =>
        (test === 'scope:tp-vcore' && outcome === 'ripple') ||
        (test === 'measure-12v-load' && outcome === 'in-band'),
    ),
};

/** The data were copied, unless the board was replaced: a worn board may fail at any time. */
const FILES_SAFE: Predicate = {
  id: 'files-safe',
  holds: ({ machine }) => !hasWornCapacitors(machine) || machine.traits['hdd']?.copied === true,
};

/** HW-31 Leaky memory of 2009: domed capacitors beside the processor. */
const HW_31: CaseData = {
  ...COMMON,
  id: 'HW-31',
  truth: 'capacitors-domed',
  parMinutes: 17,
  cured: (state) =>
    (partIn(state.machine, 'tray-board') !== null && !hasWornCapacitors(state.machine)) || isPassedOn(state),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, FILES_SAFE],
  verify: [STARTED, BOARD_PROVEN],
  note: {
    symptom: ['freezes-loaded'],
    cause: ['capacitors-domed'],
    action: ['escalate', 'place-part', 'order-part'],
    part: ['motherboard', 'spare-board'],
    prevention: ['replace-in-time'],
  },
};

/** Its look-alike: the board is sound, and the supply falls below its band under load. */
const HW_31_SUPPLY: CaseData = {
  ...COMMON,
  id: 'HW-31-supply',
  truth: 'supply-sags',
  parMinutes: 32,
  parPartsUsd: 85,
  cured: ({ machine }) => partIn(machine, 'bay-psu') !== null && !sagsUnderLoad(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, HELD_LOAD, proven('rail-held', 'measure-12v-load', 'in-band')],
  note: {
    symptom: ['freezes-loaded'],
    cause: ['supply-sags'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-psu', 'psu'],
    prevention: ['size-supply', 'replace-in-time'],
  },
};

export const FREEZES_AT_WORK_CASES: StoryCases = { story: STORY, cases: [HW_31, HW_31_SUPPLY] };
