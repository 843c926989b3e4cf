import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It is slow and makes a noise; the accounts are on it, and nowhere else" */
export const ONLY_COPY: PublicStory = {
  id: 'only-copy',
  family: 'F3',
  model: 'brant-h6',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.1', 'C1 5.2', 'C2 4.3', 'C2 4.5'],
  asset: { model: 'Brant H6', memory: '4 GB', 'drive-1': 'Basalt 500 GB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['slow-noisy', 'no-system', 'no-signal'],
      preventions: ['backup-plan', 'lead-routing', 'clean-yearly', 'none'],
    },
    escalations: ['recovery-lab'],
  },
};
