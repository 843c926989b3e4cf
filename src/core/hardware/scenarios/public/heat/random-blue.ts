import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It crashes, and some of my files will not open" */
export const RANDOM_BLUE: PublicStory = {
  id: 'random-blue',
  family: 'F4',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 3.6', 'C1 5.1', 'C1 5.2', 'C2 3.1', 'C2 4.3'],
  asset: {
    model: 'Harrow 5000 MT',
    memory: '4 x 8 GB',
    processor: 'Corda C5-5400',
    warranty: 'C5-5400: 2027-11',
    'drive-2': 'Swiftline D2 512 GB',
    'drive-3': 'Basalt Desk 1 TB',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['blue-screens', 'no-system', 'slow-hot'],
      preventions: ['check-files', 'backup-plan', 'lead-routing', 'size-supply', 'none'],
    },
    escalations: ['recovery-lab', 'cpu-warranty'],
  },
};
