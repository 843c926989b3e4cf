import { startsSystem } from '../../../behaviour/boot.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { AFTER_THE_CELL } from '../../public/start/after-the-cell.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTED_TWICE, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Since the little battery was changed it does not get into Windows": a setting, or what a hand brushed against. */
const STORY: Story = {
  ...AFTER_THE_CELL,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'mode-changed',
      band: 'common',
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
      ],
    },
    {
      id: 'drive-dead',
      band: 'rare',
      parts: ['ssd-m2'],
      placements: [{ faults: [{ kind: 'condition', part: 'ssd-m2-1', condition: 'damaged' }] }],
    },
  ],
  setups: { start: 75, panel: 90 },
  tests: [
    {
      id: 'start-system',
      outcomes: ['stop-screen', 'no-boot-device'],
      otherwise: 'no-boot-device',
      says: { 'mode-changed': 'stop-screen' },
    },
    {
      id: 'page:firmware-storage',
      outcomes: ['mode-changed', 'drive-missing'],
      otherwise: 'drive-missing',
      says: { 'mode-changed': 'mode-changed' },
    },
    {
      id: 'look:ssd-m2-1',
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'drive-proud': 'stands-proud' },
    },
  ],
  answers: { 'what-done': 'new-cell', settings: 'loaded-defaults', screen: 'saw-text' },
  plan: (view) => [
    ...START,
    ...(said(view, 'start-system') === 'stop-screen' ? restoreMode(view) : lookForDrive(view)),
  ],
};

const TWICE: readonly LabCommand[] = [...START, { kind: 'press-power' }, ...START];

function restoreMode(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'open-page', page: 'firmware-storage' },
    { kind: 'read-asset' },
    theory('mode-changed', 95),
    { kind: 'change-setting', setting: 'sata-mode', value: 'raid' },
    { kind: 'press-power' },
    ...TWICE,
    ...closing(view, {
      symptom: 'no-system',
      cause: 'mode-changed',
      evidence: ['start-system', 'page:firmware-storage'],
      action: 'change-setting',
      part: null,
      prevention: 'note-settings',
    }),
  ];
}

function lookForDrive(view: LabView): readonly LabCommand[] {
  if (said(view, 'start-system') === null) return [];
  const open: readonly LabCommand[] = [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('ssd-m2-1'),
  ];
  if (said(view, 'look:ssd-m2-1') !== 'stands-proud') return open;
  return [
    ...open,
    theory('drive-proud', 95),
    { kind: 'seat-part', target: 'ssd-m2-1', end: 'edge' },
    { kind: 'tighten-screw', target: 'screw-m2-1' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...TWICE,
    ...closing(view, {
      symptom: 'no-system',
      cause: 'drive-proud',
      evidence: ['start-system', 'look:ssd-m2-1'],
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

/** HW-19 Blue by default: the defaults put the drives into another mode than the system's. */
const HW_19: CaseData = {
  ...COMMON,
  id: 'HW-19',
  truth: 'mode-changed',
  difficulty: 4,
  parMinutes: 16,
  note: {
    symptom: ['no-system'],
    cause: ['mode-changed'],
    action: ['change-setting', 'run-program'],
    part: [null],
    prevention: ['note-settings'],
  },
};

/** Its look-alike: whoever changed the cell had the drive beside it out, and forgot its screw. */
const HW_19_LOOSE: CaseData = {
  ...COMMON,
  id: 'HW-19-loose',
  truth: 'drive-proud',
  difficulty: 2,
  parMinutes: 13,
  note: {
    symptom: ['no-system'],
    cause: ['drive-proud'],
    action: ['seat-part', 'tighten-screw'],
    part: ['ssd-m2-1'],
    prevention: ['screw-drive'],
  },
};

export const AFTER_THE_CELL_CASES: StoryCases = { story: STORY, cases: [HW_19, HW_19_LOOSE] };
