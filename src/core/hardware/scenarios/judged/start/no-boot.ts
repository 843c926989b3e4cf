import { startsSystem } from '../../../behaviour/boot.ts';
import { NO_BOOT } from '../../public/start/no-boot.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTED_TWICE, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { findSystem } from './no-boot-plan.ts';

/** "Since the little battery was changed it does not get into Windows": two settings, the drive's seat, the drive, or its system. */
const STORY: Story = {
  ...NO_BOOT,
  mains: 'any',
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'fit', part: 'usb-stick', socket: 'usb-front-1' },
  ],
  suspects: [
    {
      id: 'stick-first',
      band: 'possible',
      acts: ['usb-stick'],
      placements: [{ faults: [{ kind: 'setting', setting: 'boot-order', value: 'usb-first' }] }],
    },
    {
      id: 'mode-changed',
      band: 'possible',
      placements: [{ faults: [{ kind: 'setting', setting: 'sata-mode', value: 'ahci' }] }],
    },
    {
      id: 'drive-proud',
      band: 'possible',
      placements: [
        {
          faults: [
            { kind: 'unseat', part: 'ssd-m2-1', end: 'edge' },
            { kind: 'screw', screw: 'screw-m2-1', state: 'out' },
          ],
        },
        { faults: [{ kind: 'screw', screw: 'screw-m2-1', state: 'out' }] },
      ],
    },
    {
      id: 'drive-dead',
      band: 'possible',
      parts: ['ssd-m2'],
      acts: ['spare-nvme'],
      placements: [{ faults: [{ kind: 'condition', part: 'ssd-m2-1', condition: 'damaged' }] }],
    },
    {
      id: 'system-erased',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'trait', target: 'ssd-m2-1', traits: { blank: true, holdsData: false } }] },
      ],
    },
  ],
  setups: { start: 75, panel: 90 },
  tests: [
    {
      id: 'start-system',
      outcomes: ['no-boot-device', 'stop-screen'],
      otherwise: 'no-boot-device',
      says: { 'mode-changed': 'stop-screen' },
    },
    {
      id: 'page:firmware-boot',
      outcomes: ['drive-first', 'usb-first'],
      otherwise: 'drive-first',
      says: { 'stick-first': 'usb-first' },
    },
    {
      id: 'page:firmware-storage',
      outcomes: ['all-listed', 'drive-missing', 'mode-changed'],
      otherwise: 'all-listed',
      says: { 'mode-changed': 'mode-changed', 'drive-proud': 'drive-missing', 'drive-dead': 'drive-missing' },
    },
    {
      id: 'look:ssd-m2-1',
      outcomes: ['normal', 'stands-proud', 'springs-up'],
      otherwise: 'normal',
      says: { 'drive-proud': { 'stands-proud': 0.5, 'springs-up': 0.5 } },
    },
  ],
  answers: {
    'what-done': 'new-cell',
    settings: 'loaded-defaults',
    'whose-stick': 'photos',
    backup: 'backup-verified',
  },
  plan: findSystem,
};

const COMMON: Pick<CaseData, 'objectives' | 'cured' | 'goal' | 'verify'> = {
  objectives: ['C1 5.2', 'C2 3.1'],
  cured: ({ machine }) => startsSystem(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
};

/** HW-17 The forgotten stick: USB comes first, and a stick without a system is in. */
const HW_17: CaseData = {
  ...COMMON,
  id: 'HW-17',
  truth: 'stick-first',
  difficulty: 1,
  parMinutes: 11,
  note: {
    symptom: ['no-system'],
    action: ['change-setting', 'lift-part'],
    part: ['usb-stick', null],
    prevention: ['boot-drive-first'],
  },
};

/** HW-19 Blue by default: the defaults put the drives into another mode than the system's. */
const HW_19: CaseData = {
  ...COMMON,
  id: 'HW-19',
  truth: 'mode-changed',
  difficulty: 4,
  parMinutes: 16,
  note: {
    symptom: ['no-system'],
    action: ['change-setting', 'run-program'],
    part: [null, 'ssd-m2-1', 'motherboard'],
    prevention: ['note-settings'],
  },
};

/** Their look-alike: whoever changed the battery had the drive out, and forgot its screw. */
const HW_19_LOOSE: CaseData = {
  ...COMMON,
  id: 'HW-19-loose',
  truth: 'drive-proud',
  difficulty: 2,
  parMinutes: 15,
  note: {
    symptom: ['no-system'],
    action: ['seat-part', 'tighten-screw'],
    part: ['ssd-m2-1'],
    prevention: ['screw-drive'],
  },
};

/** The drive is seated and does not answer: a new one, with the system and the files of the night's backup. */
const HW_17_DEAD: CaseData = {
  ...COMMON,
  id: 'HW-17-dead',
  truth: 'drive-dead',
  objectives: ['C1 5.2', 'C2 3.1', 'C2 4.3'],
  difficulty: 3,
  parMinutes: 24,
  parPartsUsd: 80,
  note: {
    symptom: ['no-system'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-nvme', 'ssd-m2-1'],
    prevention: ['watch-health'],
  },
};

/** Drive and order are right, and the drive holds no system any more. */
const HW_17_ERASED: CaseData = {
  ...COMMON,
  id: 'HW-17-erased',
  truth: 'system-erased',
  objectives: ['C1 5.2', 'C2 3.1', 'C2 4.3'],
  difficulty: 3,
  parMinutes: 15,
  note: {
    symptom: ['no-system'],
    action: ['run-program', 'use-tool'],
    part: ['ssd-m2-1'],
    prevention: ['check-label'],
  },
};

export const NO_BOOT_CASES: StoryCases = {
  story: STORY,
  cases: [HW_17, HW_19, HW_19_LOOSE, HW_17_DEAD, HW_17_ERASED],
};
