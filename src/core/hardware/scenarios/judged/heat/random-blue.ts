import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START, TO_DESKTOP } from '../../procedures.ts';
import { RANDOM_BLUE } from '../../public/heat/random-blue.ts';
import { findModule, marginalModule, marginalModules } from '../causes/module-marginal.ts';
import { checkCores, coreTested, faultyCore } from '../causes/processor.ts';
import { LOG } from '../causes/repair.ts';
import { checkSupply, SAGGING, saggingSupply } from '../causes/supply-sags.ts';
import {
  FOLDED_LEAD,
  foldedLead,
  foldedLeadNote,
  HARROW_LEADS,
  looksAtLeads,
  WITH_FILE_SSD,
} from '../drives/data-lead.ts';
import { readDriveHealth } from '../drives/drive-health.ts';
import { driveCase, FAILING_DISK, failingDiskNote } from '../drives/new-drive.ts';
import { outcomeOf } from '../expert-plan.ts';
import { HARROW_SUPPLY } from '../mountings.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const { parts, cables } = HARROW_5000_MT.standard;

/** "It crashes, and some files will not open": memory, the processor, or the disk under the files and its cable. */
const STORY: Story = {
  ...RANDOM_BLUE,
  mains: 'any',
  build: {
    parts: [...parts, 'dimm-2', 'dimm-4', ...WITH_FILE_SSD.parts],
    cables: [...cables, ...WITH_FILE_SSD.cables],
  },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'module-marginal',
      band: 'common',
      parts: ['dimm'],
      answers: { screens: 'different-codes' },
      placements: marginalModules(['1', '2', '3', '4']),
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { smart: { '5': 140, '187': 22, '197': 40, '198': 40 } },
            },
          ],
        },
        { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 12, '197': 8, '198': 8 } } }] },
      ],
    },
    foldedLead(HARROW_LEADS),
    {
      id: 'core-faulty',
      band: 'possible',
      parts: ['cpu'],
      answers: { screens: 'one-code' },
      placements: [{ faults: [{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }] }],
    },
    {
      id: 'supply-sags',
      band: 'possible',
      parts: ['psu'],
      answers: { screens: 'goes-dark' },
      placements: SAGGING,
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90, meter: 60, load: 60 },
  tests: [
    {
      id: 'ask:screens',
      outcomes: ['different-codes', 'one-code', 'goes-dark', 'no-blue'],
      otherwise: ['no-blue', 'leaning'],
      says: {
        'module-marginal': ['different-codes', 'leaning'],
        'core-faulty': ['one-code', 'leaning'],
        'supply-sags': ['goes-dark', 'leaning'],
      },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'stops-mixed', 'disk-errors', 'link-resets', 'whea-18', 'power-41'],
      otherwise: 'quiet',
      says: {
        'module-marginal': 'stops-mixed',
        'disk-failing': 'disk-errors',
        'data-lead-folded': 'link-resets',
        'core-faulty': 'whea-18',
        'supply-sags': 'power-41',
      },
    },
    { id: 'run:memtest', otherwise: 'clean', says: { 'module-marginal': 'errors' } },
    coreTested({ 'supply-sags': 'power-cut' }),
    {
      id: 'measure-12v-load',
      outcomes: ['in-band', 'low'],
      otherwise: 'in-band',
      says: { 'supply-sags': 'low' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'power-cut'],
      otherwise: 'pass',
      says: { 'supply-sags': 'power-cut' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'crc', 'failing'],
      otherwise: 'clean',
      says: { 'disk-failing': 'failing', 'data-lead-folded': 'crc' },
    },
    ...looksAtLeads(HARROW_LEADS),
  ],
  answers: { screens: 'no-blue', pattern: 'no-pattern', backup: 'backup-none', consent: 'consent-given' },
  plan: (view) => [...ask('screens', 'pattern'), { kind: 'read-asset' }, ...START, LOG, ...afterLog(view)],
};

const SYMPTOM = 'blue-screens';
const SUPPLY = { ...HARROW_SUPPLY, cables: [...HARROW_SUPPLY.cables, 'cable-sata-power-2'] };

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:event-log')) {
    case 'stops-mixed':
      return findModule(
        view,
        { symptom: SYMPTOM, evidence: ['page:event-log', 'run:memtest'], prevention: 'check-files' },
        ['1', '2', '3', '4'],
      );
    case 'whea-18':
      return checkCores(view, { symptom: SYMPTOM, evidence: ['page:event-log'], prevention: 'check-files' });
    case 'power-41':
      return [
        TO_DESKTOP,
        { kind: 'run-program', program: 'load-test' },
        { kind: 'wait', seconds: 240 },
        ...checkSupply(
          view,
          { symptom: SYMPTOM, evidence: ['page:event-log', 'measure-12v-load'], prevention: 'size-supply' },
          { at: { kind: 'probe', black: 'conn-eps.1', red: 'conn-eps.5' }, mounting: SUPPLY },
        ),
      ];
    case 'disk-errors':
    case 'link-resets':
      return readDriveHealth(view, SYMPTOM);
    default:
      return [];
  }
}

/** HW-29 Random blue: one of four modules makes errors now and then. */
const HW_29: CaseData = {
  ...marginalModule(STORY, SYMPTOM, ['check-files']),
  id: 'HW-29',
  difficulty: 3,
  parMinutes: 46,
};

/** The files do not open because the disk under them fails. */
const HW_29_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-29-disk',
  parMinutes: 32,
  note: failingDiskNote(SYMPTOM),
};

/** The disk is sound, and its data cable is not. */
const HW_29_LEAD: CaseData = {
  ...FOLDED_LEAD,
  goal: driveCase('bay-hdd').goal,
  id: 'HW-29-lead',
  parMinutes: 24,
  note: foldedLeadNote(SYMPTOM, 'lead-routing'),
};

/** A core computes wrong results; the processor is under warranty. */
const HW_29_CORE: CaseData = {
  ...faultyCore(SYMPTOM, ['check-files']),
  id: 'HW-29-core',
  difficulty: 3,
  parMinutes: 16,
};

/** The power goes away under load, in the middle of writing. */
const HW_29_SUPPLY: CaseData = {
  ...saggingSupply(SYMPTOM, ['size-supply']),
  id: 'HW-29-supply',
  difficulty: 3,
  parMinutes: 40,
};

export const RANDOM_BLUE_CASES: StoryCases = {
  story: STORY,
  cases: [HW_29, HW_29_DISK, HW_29_LEAD, HW_29_CORE, HW_29_SUPPLY],
};
