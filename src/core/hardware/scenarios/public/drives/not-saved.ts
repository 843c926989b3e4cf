import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Nothing I save stays saved" */
export const NOT_SAVED: PublicStory = {
  id: 'not-saved',
  family: 'F3',
  model: 'kestrel-b7',
  difficulty: 4,
  objectives: ['C1 3.2', 'C1 3.4', 'C1 5.2', 'C2 1.4', 'C2 4.3'],
  asset: {
    model: 'Kestrel B7',
    memory: '32 GB',
    'drive-1': 'Swiftline S5 1 TB',
    'drive-2': 'Swiftline P4 1 TB',
    'drive-3': 'Swiftline D2 500 GB',
    'drive-4': 'Basalt Archive 4 TB',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['not-saved', 'no-system', 'freezes'],
      preventions: ['backup-plan', 'lead-routing', 'scan-weekly', 'check-disks', 'none'],
    },
    escalations: ['recovery-lab'],
  },
};
