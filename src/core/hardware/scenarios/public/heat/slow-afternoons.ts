import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Slow every afternoon" */
export const SLOW_AFTERNOONS: PublicStory = {
  id: 'slow-afternoons',
  family: 'F4',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.1', 'C1 5.2', 'C2 4.3', 'C2 4.5'],
  asset: {
    model: 'Harrow 5000 MT',
    memory: '16 GB',
    place: 'workshop',
    'fan-warning': 'on',
    'drive-2': 'Swiftline D2 512 GB',
    'drive-3': 'Basalt Desk 1 TB',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['slow-hot', 'no-system', 'freezes'],
      preventions: ['filter-plan', 'keep-warning', 'backup-plan', 'lead-routing', 'none'],
    },
    escalations: ['recovery-lab'],
  },
};
