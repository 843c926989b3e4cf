import { hasBrokenDriver } from '../../../behaviour/drives.ts';
import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, LOAD_TEST, runThrough, START, SWITCH_OFF, TO_DESKTOP } from '../../procedures.ts';
import { STUTTERS } from '../../public/drives/stutters.ts';
import { DUSTY_COOLER, dustyCooler, findDust } from '../causes/cooling.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { HELD_LOAD, NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import {
  FOLDED_LEAD,
  foldedLead,
  foldedLeadNote,
  HARROW_LEADS,
  looksAtLeads,
  replaceLead,
  WITH_FILE_SSD,
} from './data-lead.ts';
import {
  driveCase,
  FAILING_DISK,
  failingDiskNote,
  failingSsdCase,
  hardDisk,
  replaceDrive,
  sataSsd,
} from './new-drive.ts';
import { failingDisk, failingSsd } from './sata-drives.ts';

const { parts, cables } = HARROW_5000_MT.standard;

/** "It freezes for seconds, then carries on": a drive, its data cable, the graphics driver, or heat. */
const STORY: Story = {
  ...STUTTERS,
  mains: 'any',
  build: {
    parts: [...parts, ...WITH_FILE_SSD.parts],
    cables: [...cables, ...WITH_FILE_SSD.cables],
  },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    foldedLead(HARROW_LEADS),
    failingDisk(),
    failingSsd(),
    {
      // The display driver stops answering and recovers: the picture stands still for seconds.
      id: 'driver-broken',
      band: 'possible',
      acts: ['driver-reinstall'],
      placements: [{ faults: [{ kind: 'trait', target: 'ssd-m2-1', traits: { driver: 'broken' } }] }],
    },
    DUSTY_COOLER,
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'link-resets', 'disk-errors', 'display-4101', 'heat-37'],
      otherwise: 'quiet',
      says: {
        'data-lead-folded': 'link-resets',
        'disk-failing': 'disk-errors',
        'ssd-failing': 'disk-errors',
        'driver-broken': 'display-4101',
        'cooler-dusty': 'heat-37',
      },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'crc', 'failing', 'ssd-failing'],
      otherwise: 'clean',
      says: { 'data-lead-folded': 'crc', 'disk-failing': 'failing', 'ssd-failing': 'ssd-failing' },
    },
    ...looksAtLeads(HARROW_LEADS),
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
    {
      id: 'run:copy-test',
      outcomes: ['pass', 'crc-rises'],
      otherwise: 'pass',
      says: { 'data-lead-folded': 'crc-rises' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', when: 'big-files' },
  plan: (view) => [
    ...ask('when', 'backup', 'consent'),
    ...START,
    { kind: 'open-page', page: 'event-log' },
    ...afterLog(view),
  ],
};

const SYMPTOM = 'freezes';
const READING = 'page:event-log';

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, READING)) {
    case 'link-resets':
      return replaceLead(view, HARROW_LEADS, {
        symptom: SYMPTOM,
        prevention: 'lead-routing',
        reading: READING,
      });
    case 'disk-errors':
      return [{ kind: 'open-page', page: 'drive-health' }, ...afterHealth(view)];
    case 'display-4101':
      return newDriver(view);
    case 'heat-37':
      return findDust(view, { symptom: SYMPTOM, evidence: [READING], prevention: 'clean-yearly' });
    default:
      return [];
  }
}

function afterHealth(view: LabView): readonly LabCommand[] {
  const note = { symptom: SYMPTOM, evidence: [READING, 'page:drive-health'] };
  switch (outcomeOf(view, 'page:drive-health')) {
    case 'failing':
      return replaceDrive(view, hardDisk(['cable-sata-data', 'cable-sata-power']), {
        ...note,
        cause: 'disk-failing',
      });
    case 'ssd-failing':
      return replaceDrive(view, sataSsd(['cable-sata-data-2', 'cable-sata-power-2']), {
        ...note,
        cause: 'ssd-failing',
      });
    default:
      return [];
  }
}

function newDriver(view: LabView): readonly LabCommand[] {
  return [
    theory('driver-broken', 95),
    TO_DESKTOP,
    ...runThrough('driver-reinstall'),
    ...SWITCH_OFF,
    ...START,
    ...LOAD_TEST,
    ...closing(view, {
      symptom: SYMPTOM,
      cause: 'driver-broken',
      evidence: [READING],
      action: 'run-program',
      part: null,
      verification: ['start-system', 'run:load-test'],
      prevention: 'driver-source',
    }),
  ];
}

/** HW-21 CRC storm: a data cable is folded, and its link errors rise. */
const HW_21: CaseData = {
  ...FOLDED_LEAD,
  id: 'HW-21',
  goal: driveCase('bay-hdd', 'bay-ssd').goal,
  parMinutes: 19,
  note: foldedLeadNote(SYMPTOM, 'lead-routing'),
};

/** Its look-alike: the hard disk itself fails, and nobody has a copy. */
const HW_21_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-21-disk',
  parMinutes: 26,
  note: failingDiskNote(SYMPTOM),
};

/** Its look-alike: the SSD does. */
const HW_21_SSD: CaseData = { ...failingSsdCase(SYMPTOM), id: 'HW-21-ssd', parMinutes: 26 };

/** Its look-alike in the system: the display driver stops answering and recovers. */
const HW_21_DRIVER: CaseData = {
  id: 'HW-21-driver',
  truth: 'driver-broken',
  difficulty: 2,
  objectives: ['C1 5.3', 'C2 3.1'],
  parMinutes: 16,
  cured: ({ machine }) => !hasBrokenDriver(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, HELD_LOAD],
  note: {
    symptom: [SYMPTOM],
    action: ['run-program'],
    part: [null],
    prevention: ['driver-source'],
  },
};

/** Its look-alike in the cooler: the processor gets hot and slows down. */
const HW_21_DUST: CaseData = {
  ...dustyCooler('cooler-dusty', SYMPTOM, ['clean-yearly']),
  objectives: ['C1 5.1', 'C2 4.5'],
  difficulty: 2,
  id: 'HW-21-dust',
  parMinutes: 22,
};

export const STUTTERS_CASES: StoryCases = {
  story: STORY,
  cases: [HW_21, HW_21_DISK, HW_21_SSD, HW_21_DRIVER, HW_21_DUST],
};
