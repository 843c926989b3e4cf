import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Since the little battery was changed it does not get into Windows": a setting, or what a hand brushed against. */
export const AFTER_THE_CELL: Story = {
  id: 'after-the-cell',
  family: 'F3',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'mode-changed',
      band: 'common',
      faults: [[{ kind: 'setting', setting: 'sata-mode', value: 'ahci' }]],
    },
    {
      id: 'drive-proud',
      band: 'possible',
      faults: [
        [
          { kind: 'unseat', part: 'ssd-m2-1', end: 'edge' },
          { kind: 'screw', screw: 'screw-m2-1', state: 'out' },
        ],
      ],
    },
    {
      id: 'drive-dead',
      band: 'rare',
      parts: ['ssd-m2'],
      faults: [[{ kind: 'condition', part: 'ssd-m2-1', condition: 'damaged' }]],
    },
  ],
  setups: { start: 75, panel: 90 },
  tests: [
    {
      id: 'start-system',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['stop-screen', 'no-boot-device'],
      otherwise: 'no-boot-device',
      says: { 'mode-changed': 'stop-screen' },
    },
    {
      id: 'page:firmware-storage',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['mode-changed', 'drive-missing'],
      otherwise: 'drive-missing',
      says: { 'mode-changed': 'mode-changed' },
    },
    {
      id: 'look:ssd-m2-1',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'drive-proud': 'stands-proud' },
    },
  ],
  answers: { 'what-done': 'new-cell', settings: 'loaded-defaults', screen: 'saw-text' },
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID', 'boot-order': 'drive-first' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-system', 'no-start', 'wrong-date'],
      preventions: ['note-settings', 'screw-drive', 'watch-health', 'none'],
    },
    escalations: [],
  },
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
