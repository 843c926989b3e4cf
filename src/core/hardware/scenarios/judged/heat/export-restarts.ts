import { sagsUnderLoad } from '../../../behaviour/rails.ts';
import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  SOAK_TEST,
  START,
  takeOut,
  waitFor,
} from '../../procedures.ts';
import { EXPORT_RESTARTS } from '../../public/heat/export-restarts.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { heldLoad, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const LOG: LabCommand = { kind: 'open-page', page: 'event-log' };

/** "It restarts whenever I export a film": power that sags, or heat, under the same load. */
const STORY: Story = {
  ...EXPORT_RESTARTS,
  mains: 'any',
  build: {
    parts: [...HARROW_5000_MT.standard.parts, 'gpu'],
    cables: [...HARROW_5000_MT.standard.cables, 'cable-pcie'],
  },
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'plug', end: 'cable-monitor', plug: 'latched', connector: 'port-gpu-hdmi' },
  ],
  suspects: [
    {
      id: 'supply-sags',
      band: 'common',
      parts: ['psu'],
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'psu',
              traits: { rails: { '12': { volts: 11.956, droopPerAmp: 0.0437 } } },
            },
          ],
        },
      ],
    },
    {
      id: 'cooler-choked',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1, paste: 'old' } }] }],
    },
    {
      id: 'module-marginal',
      band: 'possible',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'trait', target: 'dimm-3', traits: { marginal: true } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60 },
  tests: [
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'power-41', 'heat-37', 'stops-mixed'],
      otherwise: 'quiet',
      says: { 'supply-sags': 'power-41', 'cooler-choked': 'heat-37', 'module-marginal': 'stops-mixed' },
    },
    {
      id: 'measure-12v-load',
      outcomes: ['in-band', 'low'],
      otherwise: 'in-band',
      says: { 'supply-sags': 'low' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'power-cut', 'too-hot', 'throttled'],
      otherwise: 'pass',
      says: { 'supply-sags': 'power-cut', 'cooler-choked': 'too-hot' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-choked': 'dust-mat' },
    },
  ],
  answers: { when: 'exports', 'card-when': 'card-added', 'tried-so-far': 'reinstalled' },
  plan: (view) => [...START, LOG, ...afterLog(view)],
};

const OFF: readonly LabCommand[] = [{ kind: 'press-power' }, ...MAKE_SAFE];

function afterLog(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:event-log')) {
    case 'power-41':
      return measureLoad(view);
    case 'heat-37':
      return blowOut(view);
    default:
      return [];
  }
}

const SUPPLY: Mounting = {
  socket: 'bay-psu',
  ends: ['edge'],
  cables: ['cable-atx24', 'cable-eps', 'cable-pcie', 'cable-sata-power'],
  latches: [],
  screws: ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'],
};

const AT_EPS: LabCommand = { kind: 'probe', black: 'conn-eps.1', red: 'conn-eps.5' };

function measureLoad(view: LabView): readonly LabCommand[] {
  const measure: readonly LabCommand[] = [
    ...OFF,
    ...OPEN_CASE,
    ...CONNECT,
    ...START,
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'run-program', program: 'load-test' },
    AT_EPS,
  ];
  if (said(view, 'measure-12v-load') !== 'low') return measure;
  return [
    ...measure,
    theory('supply-sags', 95),
    ...OFF,
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', SUPPLY),
    ...putIn('spare-psu', SUPPLY),
    ...CONNECT,
    ...START,
    { kind: 'run-program', program: 'soak-test' },
    AT_EPS,
    ...CLOSE_CASE,
    ...waitFor('soak-test'),
    LOG,
    ...closing(view, {
      symptom: 'restarts-loaded',
      cause: 'supply-sags',
      evidence: ['page:event-log', 'measure-12v-load'],
      action: 'place-part',
      part: 'spare-psu',
      verification: ['start-system', 'run:soak-test'],
      prevention: 'size-supply',
    }),
  ];
}

function blowOut(view: LabView): readonly LabCommand[] {
  return [
    ...OFF,
    ...OPEN_CASE,
    ...inspect('cpu-cooler'),
    theory('cooler-choked', 95),
    { kind: 'use-tool', tool: 'compressed-air', target: 'cpu-cooler' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...SOAK_TEST,
    LOG,
    ...closing(view, {
      symptom: 'restarts-loaded',
      cause: 'cooler-choked',
      evidence: ['page:event-log', 'look:cpu-cooler'],
      action: 'use-tool',
      part: 'cpu-cooler',
      verification: ['start-system', 'run:soak-test'],
      prevention: 'filter-plan',
    }),
  ];
}

/** The system log was read after the load test that failed before. */
const LOG_READ = proven('log-read', 'page:event-log', 'power-41', 'heat-37', 'quiet');

const COMMON: Pick<CaseData, 'difficulty' | 'objectives' | 'goal' | 'verify'> = {
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, heldLoad('held-load-30', 30), LOG_READ],
};

/** HW-25 Renders die: +12 V falls below its band at full load. A tester would have passed it. */
const HW_25: CaseData = {
  ...COMMON,
  id: 'HW-25',
  truth: 'supply-sags',
  parMinutes: 34,
  parPartsUsd: 85,
  cured: ({ machine }) => partIn(machine, 'bay-psu') !== null && !sagsUnderLoad(machine),
  verify: [...COMMON.verify, proven('rail-held', 'measure-12v-load', 'in-band')],
  note: {
    symptom: ['restarts-loaded'],
    cause: ['supply-sags'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-psu', 'psu'],
    prevention: ['size-supply'],
  },
};

/** Its look-alike: the same load, and a cooler that no air gets through. */
const HW_25_HEAT: CaseData = {
  ...COMMON,
  id: 'HW-25-heat',
  truth: 'cooler-choked',
  parMinutes: 20,
  cured: ({ machine }) => {
    const cooler = partIn(machine, 'mount-cooler');
    return cooler !== null && (machine.traits[cooler]?.dust ?? 0) === 0;
  },
  note: {
    symptom: ['restarts-loaded'],
    cause: ['cooler-choked'],
    action: ['use-tool'],
    part: ['cpu-cooler'],
    prevention: ['filter-plan'],
  },
};

export const EXPORT_RESTARTS_CASES: StoryCases = { story: STORY, cases: [HW_25, HW_25_HEAT] };
