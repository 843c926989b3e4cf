import { startsSystem } from '../../../behaviour/boot.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { NO_BOOT } from '../../public/start/no-boot.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTED_TWICE, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "No boot device found": a stick that comes first, or a system drive that does not answer. */
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
      band: 'common',
      placements: [{ faults: [{ kind: 'setting', setting: 'boot-order', value: 'usb-first' }] }],
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
      ],
    },
    {
      id: 'drive-dead',
      band: 'possible',
      parts: ['ssd-m2'],
      placements: [{ faults: [{ kind: 'condition', part: 'ssd-m2-1', condition: 'damaged' }] }],
    },
  ],
  setups: { start: 75, panel: 90 },
  tests: [
    {
      id: 'page:firmware-boot',
      outcomes: ['drive-first', 'usb-first'],
      otherwise: 'drive-first',
      says: { 'stick-first': 'usb-first' },
    },
    {
      id: 'page:firmware-storage',
      outcomes: ['all-listed', 'drive-missing'],
      otherwise: 'drive-missing',
      says: { 'stick-first': 'all-listed' },
    },
    {
      id: 'look:ssd-m2-1',
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'drive-proud': 'stands-proud' },
    },
  ],
  answers: { yesterday: 'worked-friday', 'whose-stick': 'photos', opened: 'memory-man' },
  plan: (view) => [
    ...START,
    { kind: 'open-page', page: 'firmware-boot' },
    ...(said(view, 'page:firmware-boot') === 'usb-first' ? driveFirst(view) : lookForDrive(view)),
  ],
};

const TWICE: readonly LabCommand[] = [...START, { kind: 'press-power' }, ...START];

function driveFirst(view: LabView): readonly LabCommand[] {
  return [
    theory('stick-first', 95),
    { kind: 'change-setting', setting: 'boot-order', value: 'drive-first' },
    { kind: 'press-power' },
    ...TWICE,
    ...closing(view, {
      symptom: 'no-system',
      cause: 'stick-first',
      evidence: ['page:firmware-boot'],
      action: 'change-setting',
      part: 'usb-stick',
      prevention: 'boot-drive-first',
    }),
  ];
}

function lookForDrive(view: LabView): readonly LabCommand[] {
  if (said(view, 'page:firmware-boot') === null) return [];
  const seat = said(view, 'look:ssd-m2-1');
  return [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('ssd-m2-1'),
    ...(seat === 'stands-proud' ? seatDrive(view) : []),
  ];
}

const PUSH_HOME: readonly LabCommand[] = [
  { kind: 'seat-part', target: 'ssd-m2-1', end: 'edge' },
  { kind: 'tighten-screw', target: 'screw-m2-1' },
];

function seatDrive(view: LabView): readonly LabCommand[] {
  return [
    theory('drive-proud', 95),
    ...PUSH_HOME,
    ...CLOSE_CASE,
    ...CONNECT,
    ...TWICE,
    ...closing(view, {
      symptom: 'no-system',
      cause: 'drive-proud',
      evidence: ['look:ssd-m2-1'],
      action: 'seat-part',
      part: 'ssd-m2-1',
      prevention: 'screw-drive',
    }),
  ];
}

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
  parMinutes: 8,
  note: {
    symptom: ['no-system'],
    cause: ['stick-first'],
    action: ['change-setting', 'lift-part'],
    part: ['usb-stick', null],
    prevention: ['boot-drive-first'],
  },
};

/** Its look-alike: the system drive was never screwed down again, and stands up. */
const HW_17_LOOSE: CaseData = {
  ...COMMON,
  id: 'HW-17-loose',
  truth: 'drive-proud',
  difficulty: 2,
  parMinutes: 14,
  note: {
    symptom: ['no-system'],
    cause: ['drive-proud'],
    action: ['seat-part', 'tighten-screw'],
    part: ['ssd-m2-1'],
    prevention: ['screw-drive'],
  },
};

export const NO_BOOT_CASES: StoryCases = { story: STORY, cases: [HW_17, HW_17_LOOSE] };
