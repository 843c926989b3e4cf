import { RECOVERY_KEY } from '../../../behaviour/encryption.ts';
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
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Upgraded to the newest processor that fits the socket, no picture": no power for it, or nobody knows it. */
export const NEWEST_PROCESSOR: Story = {
  id: 'newest-processor',
  family: 'F2',
  model: 'kestrel-b7',
  mains: 'any',
  build: { parts: [...KESTREL_B7.standard.parts.filter((id) => id !== 'cpu'), 'cpu-new'] },
  encrypted: 'ssd-m2-1',
  arrival: [
    { kind: 'bench', part: 'cpu' },
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
  ],
  suspects: [
    { id: 'eps-out', band: 'common', faults: [[{ kind: 'plug', end: 'cable-eps', plug: 'none' }]] },
    {
      id: 'firmware-old',
      band: 'common',
      faults: [
        [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.20' } }],
        [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.40' } }],
      ],
    },
    {
      id: 'processor-dead',
      band: 'rare',
      parts: ['cpu'],
      faults: [[{ kind: 'condition', part: 'cpu-new', condition: 'damaged' }]],
    },
    {
      id: 'memory-loose',
      band: 'rare',
      faults: [[{ kind: 'unseat', part: 'dimm-a2', end: 'top' }]],
    },
  ],
  setups: { panel: 90, start: 15 },
  tests: [
    {
      id: 'read-post-code',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['00', '59', '51', '53'],
      otherwise: '00',
      says: { 'firmware-old': '59', 'memory-loose': '51' },
    },
    {
      id: 'read-debug-leds',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['led-cpu', 'led-dram', 'led-vga', 'none'],
      otherwise: 'led-cpu',
      says: { 'memory-loose': 'led-dram' },
    },
    {
      id: 'look:conn-eps',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'eps-out': 'empty' },
    },
    {
      id: 'look-at-memory',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['home', 'proud'],
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
  ],
  answers: { 'which-processor': 'a9-on-list', 'what-removed': 'cooler-and-lead', pins: 'careful' },
  asset: { model: 'Kestrel B7', memory: '32 GB', processor: 'Ardent A9-9900', supply: '750 W' },
  card: {
    manualSections: ['safety', 'codes', 'board', 'power', 'firmware'],
    noteChoices: {
      symptoms: ['no-picture', 'dead', 'hot'],
      preventions: ['firmware-first', 'photo-first', 'count-leads', 'none'],
    },
    escalations: [],
  },
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
    // It does not start, so nothing can suspend the encryption: its key has to be there before the file is.
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
