import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, LOAD_TEST, READ_SENSORS, START, TO_DESKTOP } from '../../procedures.ts';
import { SLOW_AFTERNOONS } from '../../public/heat/slow-afternoons.ts';
import {
  airCooler,
  deadFan,
  dustIn,
  dustyCooler,
  findDust,
  plugCpuFan,
  replaceCooler,
  SWITCH_WARNING_ON,
  unpluggedFan,
  WARNING_ON,
} from '../causes/cooling.ts';
import { LOG, OFF_AND_OPEN } from '../causes/repair.ts';
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
import { HARROW_COOLER } from '../mountings.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const { parts, cables } = HARROW_5000_MT.standard;
const WARNING_OFF = { kind: 'setting', setting: 'fan-warning', value: 'off' } as const;

/** "Slow each afternoon" in a workshop: a processor that slows down for heat, or a disk that has to try again and again. */
const STORY: Story = {
  ...SLOW_AFTERNOONS,
  mains: 'any',
  build: {
    parts: [...parts, ...WITH_FILE_SSD.parts],
    cables: [...cables, ...WITH_FILE_SSD.cables],
  },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }, WARNING_OFF],
  suspects: [
    {
      id: 'cooler-dusty',
      band: 'possible',
      placements: dustIn('cpu-cooler', 0.95, 0.8),
    },
    {
      id: 'fan-unplugged',
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
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      answers: { sound: 'no-louder' },
      placements: [
        { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 61, '197': 16, '198': 16 } } }] },
        { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 208, '187': 9, '197': 33 } } }] },
      ],
    },
    { ...foldedLead(HARROW_LEADS), answers: { sound: 'no-louder' } },
  ],
  setups: { start: 75, desktop: 30, panel: 90, load: 60 },
  tests: [
    {
      id: 'ask:sound',
      outcomes: ['roars', 'no-louder'],
      otherwise: ['roars', 'likely'],
      says: { 'disk-failing': ['no-louder', 'likely'], 'data-lead-folded': ['no-louder', 'likely'] },
    },
    {
      id: 'page:firmware-sensors',
      outcomes: ['normal', 'no-cpu-fan'],
      otherwise: 'normal',
      says: { 'fan-unplugged': 'no-cpu-fan', 'fan-dead': 'no-cpu-fan' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'heat-37', 'disk-errors', 'link-resets'],
      otherwise: 'quiet',
      says: { 'cooler-dusty': 'heat-37', 'disk-failing': 'disk-errors', 'data-lead-folded': 'link-resets' },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'throttled'],
      otherwise: 'throttled',
      says: { 'disk-failing': 'pass', 'data-lead-folded': 'pass' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
    {
      id: 'look:conn-cpu-fan',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'fan-unplugged': 'empty' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'crc', 'failing'],
      otherwise: 'clean',
      says: { 'disk-failing': 'failing', 'data-lead-folded': 'crc' },
    },
    ...looksAtLeads(HARROW_LEADS),
  ],
  answers: {
    ...{ sound: 'roars', place: 'workshop', 'last-service': 'message-gone' },
    ...{ backup: 'backup-none', consent: 'consent-given' },
  },
  plan: (view) => [
    ...ask('sound', 'last-service'),
    { kind: 'read-asset' },
    ...START,
    READ_SENSORS,
    TO_DESKTOP,
    ...LOAD_TEST,
    ...afterSensors(view),
  ],
};

const SYMPTOM = 'slow-hot';

function afterSensors(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-sensors')) {
    case 'no-cpu-fan':
      return [...SWITCH_WARNING_ON, ...OFF_AND_OPEN, ...inspect('conn-cpu-fan'), ...afterHeader(view)];
    case 'normal':
      return [LOG, ...afterLog(view)];
    default:
      return [];
  }
}

function afterHeader(view: LabView): readonly LabCommand[] {
  const words = {
    ...{
      symptom: SYMPTOM,
      evidence: ['page:firmware-sensors', 'look:conn-cpu-fan'],
      prevention: 'keep-warning',
    },
  };
  switch (outcomeOf(view, 'look:conn-cpu-fan')) {
    case 'empty':
      return plugCpuFan(view, 'fan-unplugged', words);
    case 'normal':
      return replaceCooler(view, 'fan-dead', words, airCooler(HARROW_COOLER));
    default:
      return [];
  }
}

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:event-log')) {
    case 'heat-37':
      return findDust(view, { symptom: SYMPTOM, evidence: ['page:event-log'], prevention: 'filter-plan' });
    case 'disk-errors':
    case 'link-resets':
      return readDriveHealth(view, SYMPTOM);
    default:
      return [];
  }
}

/** Where the fan was at fault its warning belongs on. */
const withWarning = (data: CaseData): CaseData => ({ ...data, goal: [...data.goal, WARNING_ON] });

/** HW-27 Dust bowl: a mat of dust in the cooler's fins. */
const HW_27: CaseData = {
  ...dustyCooler('cooler-dusty', SYMPTOM, ['filter-plan']),
  objectives: ['C1 5.1', 'C2 4.5'],
  id: 'HW-27',
  difficulty: 2,
  parMinutes: 26,
};

/** The cooler's fan is unplugged, and its warning was switched off instead. */
const HW_27_FAN = withWarning({
  ...unpluggedFan('fan-unplugged', SYMPTOM, ['keep-warning']),
  id: 'HW-27-fan',
  difficulty: 2,
  parMinutes: 22,
});

/** The cooler's fan is plugged in and stands still. */
const HW_27_DEAD_FAN = withWarning({
  ...deadFan(SYMPTOM, ['keep-warning']),
  id: 'HW-27-dead-fan',
  difficulty: 2,
  parMinutes: 24,
});

/** The disk with the cutting plans fails. */
const HW_27_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-27-disk',
  parMinutes: 32,
  note: failingDiskNote(SYMPTOM),
};

/** The data cable of the disk is damaged. */
const HW_27_LEAD: CaseData = {
  ...FOLDED_LEAD,
  goal: driveCase('bay-hdd').goal,
  id: 'HW-27-lead',
  parMinutes: 26,
  note: foldedLeadNote(SYMPTOM, 'lead-routing'),
};

export const SLOW_AFTERNOONS_CASES: StoryCases = {
  story: STORY,
  cases: [HW_27, HW_27_FAN, HW_27_DEAD_FAN, HW_27_DISK, HW_27_LEAD],
};
