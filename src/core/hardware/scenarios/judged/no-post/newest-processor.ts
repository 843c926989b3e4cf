import { hasProcessorPower } from '../../../behaviour/electrics.ts';
import { RECOVERY_KEY } from '../../../behaviour/encryption.ts';
import { firmwareVersion } from '../../../behaviour/firmware.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_SENSORS,
  START,
  SWITCH_OFF,
  TO_DESKTOP,
} from '../../procedures.ts';
import { NEWEST_PROCESSOR } from '../../public/no-post/newest-processor.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS, TEMPERATURE_READ } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Upgraded to the newest processor that fits the socket, no picture": no power for it, or nobody knows it. */
const STORY: Story = {
  ...NEWEST_PROCESSOR,
  mains: 'any',
  build: { parts: [...KESTREL_B7.standard.parts.filter((id) => id !== 'cpu'), 'cpu-new'] },
  arrival: [
    { kind: 'bench', part: 'cpu' },
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
  ],
  suspects: [
    {
      id: 'eps-out',
      band: 'common',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-eps', plug: 'none' }] }],
    },
    {
      id: 'firmware-old',
      band: 'common',
      placements: [
        { faults: [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.20' } }] },
        { faults: [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.40' } }] },
      ],
    },
    {
      id: 'processor-dead',
      band: 'rare',
      parts: ['cpu'],
      placements: [{ faults: [{ kind: 'condition', part: 'cpu-new', condition: 'damaged' }] }],
    },
    {
      id: 'memory-loose',
      band: 'rare',
      placements: [{ faults: [{ kind: 'unseat', part: 'dimm-a2', end: 'top' }] }],
    },
  ],
  setups: { panel: 90, start: 15 },
  tests: [
    {
      id: 'read-post-code',
      outcomes: ['00', '59', '51', '53'],
      otherwise: '00',
      says: { 'firmware-old': '59', 'memory-loose': '51' },
    },
    {
      id: 'read-debug-leds',
      outcomes: ['led-cpu', 'led-dram', 'led-vga', 'none'],
      otherwise: 'led-cpu',
      says: { 'memory-loose': 'led-dram' },
    },
    {
      id: 'look:conn-eps',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'eps-out': 'empty' },
    },
    {
      id: 'look-at-memory',
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
  ],
  answers: { 'which-processor': 'a9-on-list', 'what-removed': 'cooler-and-lead', pins: 'careful' },
  plan: (view) => {
    const first: readonly LabCommand[] = [{ kind: 'press-power' }, ...inspect('debug-leds')];
    const code = said(view, 'read-post-code');
    if (code === null) return first;
    return [...first, ...SWITCH_OFF, ...(code === '59' ? flash(view) : connectPower(view))];
  },
};

function flash(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'open-manual', section: 'firmware' },
    theory('firmware-old'),
    // The machine does not start, so encryption cannot be suspended: the recovery key is needed before flashing.
    { kind: 'read-asset' },
    ...ask(RECOVERY_KEY),
    { kind: 'use-tool', tool: 'firmware-stick', target: 'flashback-button' },
    ...START,
    { kind: 'run-program', program: 'enter-recovery-key' },
    TO_DESKTOP,
    { kind: 'open-page', page: 'firmware-main' },
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'firmware-old',
      evidence: ['read-post-code'],
      action: 'use-tool',
      part: 'motherboard',
      prevention: 'firmware-first',
    }),
  ];
}

function connectPower(view: LabView): readonly LabCommand[] {
  return [
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('conn-eps'),
    theory('eps-out', 95),
    { kind: 'plug-cable', target: 'cable-eps' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'eps-out',
      evidence: ['look:conn-eps'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'plug-cable',
      part: 'cable-eps',
      prevention: 'count-leads',
    }),
  ];
}

/** HW-09 Short of power at the top: the processor's own lead hangs behind the cooler. */
const HW_09: CaseData = {
  id: 'HW-09',
  truth: 'eps-out',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) => hasProcessorPower(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, TEMPERATURE_READ],
  note: {
    symptom: ['no-picture'],
    cause: ['eps-out'],
    action: ['plug-cable'],
    part: ['cable-eps'],
    prevention: ['count-leads', 'photo-first'],
  },
};

/** HW-14 Too new for its board: the firmware is older than the processor. */
const HW_14: CaseData = {
  id: 'HW-14',
  truth: 'firmware-old',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 18,
  cured: ({ machine }) => firmwareVersion(machine) === '1.60',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('version-read', 'page:firmware-main', 'firmware-1-60')],
  note: {
    symptom: ['no-picture'],
    cause: ['firmware-old'],
    action: ['use-tool', 'run-program'],
    part: ['motherboard', null],
    prevention: ['firmware-first'],
  },
};

export const NEWEST_PROCESSOR_CASES: StoryCases = { story: STORY, cases: [HW_09, HW_14] };
