import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Another blue screen each time, and files that will not open" */
export const RANDOM_BLUE: PublicStory = {
  id: 'random-blue',
  family: 'F4',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 5.1', 'C1 5.2', 'C2 3.1', 'C2 4.3'],
  asset: { model: 'Harrow 5000 MT', memory: '2 x 8 GB', 'drive-2': 'Basalt Desk 1 TB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['blue-screens', 'no-system', 'slow-hot'],
      preventions: ['check-files', 'backup-plan', 'clean-yearly', 'none'],
    },
    escalations: ['recovery-lab'],
  },
};
