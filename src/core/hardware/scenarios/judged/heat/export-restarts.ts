import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, READ_SENSORS, START, TO_DESKTOP, takeOut } from '../../procedures.ts';
import { EXPORT_RESTARTS } from '../../public/heat/export-restarts.ts';
import { badContact, blowOut, dustIn, dustyCooler, renewPaste } from '../causes/cooling.ts';
import { findModule, marginalModule, marginalModules } from '../causes/module-marginal.ts';
import { checkCores, coreTested, faultyCore } from '../causes/processor.ts';
import { LOG, OPEN_UP } from '../causes/repair.ts';
import { checkSupply, OFF_BEFORE_READ, SAGGING, saggingSupply } from '../causes/supply-sags.ts';
import { outcomeOf } from '../expert-plan.ts';
import { HARROW_COOLER, HARROW_SUPPLY_WITH_CARD } from '../mountings.ts';
import { proven } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "It crashes whenever I export a film": power that sags, heat, or memory, under the same load. */
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
      band: 'possible',
      parts: ['psu'],
      placements: SAGGING,
      answers: { when: 'goes-dark' },
    },
    {
      id: 'cooler-choked',
      band: 'possible',
      answers: { when: 'fans-first' },
      placements: dustIn('cpu-cooler', 1),
    },
    {
      id: 'paste-missing',
      band: 'possible',
      answers: { when: 'fans-first' },
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { paste: 'none' } }] }],
    },
    {
      id: 'module-marginal',
      band: 'common',
      parts: ['dimm'],
      answers: { when: 'blue-screen' },
      placements: marginalModules(['1', '3']),
    },
    {
      id: 'core-faulty',
      band: 'possible',
      parts: ['cpu'],
      answers: { when: 'one-code' },
      placements: [{ faults: [{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60, 'cooler-off': 150 },
  tests: [
    {
      id: 'ask:when',
      outcomes: ['goes-dark', 'fans-first', 'blue-screen', 'one-code'],
      otherwise: ['fans-first', 'leaning'],
      says: {
        'supply-sags': ['goes-dark', 'leaning'],
        'module-marginal': ['blue-screen', 'leaning'],
        'core-faulty': ['one-code', 'leaning'],
      },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'power-41', 'heat-37', 'stops-mixed', 'whea-18'],
      otherwise: 'quiet',
      says: {
        'supply-sags': 'power-41',
        'cooler-choked': 'heat-37',
        'module-marginal': 'stops-mixed',
        'core-faulty': 'whea-18',
        // Once it has gone off in the load test, the log has that as well.
        'paste-missing': { quiet: 0.75, 'power-41': 0.25 },
      },
    },
    {
      id: 'measure-12v-load',
      otherwise: 'in-band',
      says: {
        'supply-sags': 'low',
        'paste-missing': OFF_BEFORE_READ,
      },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'power-cut', 'too-hot'],
      otherwise: 'too-hot',
      says: { 'supply-sags': 'power-cut', 'module-marginal': 'pass', 'core-faulty': 'pass' },
    },
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'hot'],
      otherwise: 'normal',
      // Without paste the processor reaches 89 C at idle, after some minutes.
      says: { 'paste-missing': ['hot', 'likely'] },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-choked': 'dust-mat' },
    },
    {
      id: 'look-under:cpu-cooler',
      outcomes: ['paste-old', 'paste-none'],
      // Paste that was good is used once the cooler is off.
      otherwise: 'paste-old',
      says: { 'paste-missing': 'paste-none' },
    },
    { id: 'run:memtest', otherwise: 'clean', says: { 'module-marginal': 'errors' } },
    coreTested({ 'supply-sags': 'power-cut', 'cooler-choked': 'too-hot', 'paste-missing': 'too-hot' }),
  ],
  answers: { when: 'fans-first', 'card-when': 'card-added', 'tried-so-far': 'cleaned-once' },
  plan: (view) => [...ask('when', 'tried-so-far'), { kind: 'read-asset' }, ...START, LOG, ...afterLog(view)],
};

const SYMPTOM = 'restarts-loaded';
/** Full load, until it goes off. */
const SEE_IT: readonly LabCommand[] = [
  { kind: 'run-program', program: 'load-test' },
  { kind: 'wait', seconds: 240 },
];

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:event-log')) {
    case 'power-41':
      return [
        TO_DESKTOP,
        ...SEE_IT,
        ...checkSupply(
          view,
          { symptom: SYMPTOM, evidence: ['page:event-log', 'measure-12v-load'], prevention: 'size-supply' },
          {
            at: { kind: 'probe', black: 'conn-eps.1', red: 'conn-eps.5' },
            mounting: HARROW_SUPPLY_WITH_CARD,
          },
        ),
      ];
    case 'heat-37':
      return [TO_DESKTOP, ...SEE_IT, ...OPEN_UP, ...inspect('cpu-cooler'), ...afterLook(view)];
    case 'stops-mixed':
      return findModule(
        view,
        { symptom: SYMPTOM, evidence: ['page:event-log', 'run:memtest'], prevention: 'test-memory' },
        ['1', '3'],
      );
    case 'whea-18':
      return checkCores(view, { symptom: SYMPTOM, evidence: ['page:event-log'], prevention: 'check-files' });
    case 'quiet':
      return [
        READ_SENSORS,
        TO_DESKTOP,
        ...SEE_IT,
        ...OPEN_UP,
        ...inspect('cpu-cooler'),
        ...underCooler(view),
      ];
    default:
      return [];
  }
}

function afterLook(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:cpu-cooler') !== 'dust-mat') return [];
  return [
    ...blowOut(view, 'cooler-choked', {
      ...{ symptom: SYMPTOM, evidence: ['page:event-log', 'look:cpu-cooler'], prevention: 'filter-plan' },
    }),
  ];
}

function underCooler(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:cpu-cooler') === null) return [];
  const off = [...takeOut('cpu-cooler', HARROW_COOLER), ...inspect('cpu-cooler')];
  if (outcomeOf(view, 'look-under:cpu-cooler') !== 'paste-none') return off;
  const words = { symptom: SYMPTOM, evidence: ['look-under:cpu-cooler'], prevention: 'fresh-paste' };
  return [...off, ...renewPaste(view, 'paste-missing', words, HARROW_COOLER)];
}

/** HW-25 Renders die: +12 V falls below its band at full load. A tester would have passed it. */
const HW_25: CaseData = {
  ...saggingSupply(SYMPTOM, ['size-supply']),
  id: 'HW-25',
  difficulty: 3,
  parMinutes: 40,
};

/** The same load, and a cooler that no air gets through. */
const HW_25_HEAT: CaseData = {
  ...dustyCooler('cooler-choked', SYMPTOM, ['filter-plan']),
  id: 'HW-25-heat',
  difficulty: 3,
  parMinutes: 26,
};

/** The cooler was taken off for cleaning, and put back without paste. */
const HW_25_PASTE: CaseData = {
  ...badContact('paste-missing', SYMPTOM, ['fresh-paste']),
  id: 'HW-25-paste',
  difficulty: 3,
  parMinutes: 26,
};

/** The export fills the memory, and one of two modules makes errors. */
const HW_25_MEMORY: CaseData = {
  ...marginalModule(STORY, SYMPTOM, ['test-memory']),
  id: 'HW-25-memory',
  difficulty: 3,
  parMinutes: 36,
};

/** A core computes wrong results; the processor is under warranty. */
const HW_25_CORE: CaseData = {
  ...faultyCore(SYMPTOM, ['check-files']),
  id: 'HW-25-core',
  difficulty: 3,
  parMinutes: 16,
};

/** The system log was read after the last failure: it has no new entries. */
const LOG_READ = proven('log-read', 'page:event-log', 'power-41');

export const EXPORT_RESTARTS_CASES: StoryCases = {
  story: STORY,
  cases: [
    { ...HW_25, verify: [...HW_25.verify, LOG_READ] },
    HW_25_HEAT,
    HW_25_PASTE,
    HW_25_MEMORY,
    HW_25_CORE,
  ],
};
