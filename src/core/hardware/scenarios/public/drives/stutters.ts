import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It freezes for seconds, then carries on" */
export const STUTTERS: PublicStory = {
  id: 'stutters',
  family: 'F3',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.1', 'C1 5.2', 'C1 5.3', 'C2 3.1', 'C2 4.3', 'C2 4.5'],
  asset: {
    model: 'Harrow 5000 MT',
    memory: '16 GB',
    'drive-1': 'Swiftline P3 512 GB',
    'drive-2': 'Swiftline D2 512 GB',
    'drive-3': 'Basalt Desk 1 TB',
    'sata-mode': 'RAID',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['freezes', 'no-system', 'hot'],
      preventions: ['lead-routing', 'backup-plan', 'clean-yearly', 'driver-source', 'none'],
    },
    escalations: ['recovery-lab'],
  },
};
