import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "I added an M.2 drive, and my big data disk disappeared" */
export const VANISHED_DISK: PublicStory = {
  id: 'vanished-disk',
  family: 'F3',
  model: 'kestrel-b7',
  difficulty: 4,
  objectives: ['C1 3.2', 'C1 3.4', 'C1 3.5', 'C1 3.6', 'C1 5.2', 'C2 1.4'],
  asset: {
    model: 'Kestrel B7',
    'drive-1': 'Swiftline S5 1 TB',
    'drive-2': 'Swiftline D2 500 GB',
    'drive-3': 'Basalt Archive 4 TB',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['disk-missing', 'no-system', 'slow'],
      preventions: ['read-lane-table', 'check-plugs', 'check-disks', 'backup-disk', 'none'],
    },
    escalations: ['recovery-lab'],
  },
};
