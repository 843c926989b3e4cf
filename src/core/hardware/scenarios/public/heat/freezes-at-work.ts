import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It freezes when I make it work, and it is an old one" */
export const FREEZES_AT_WORK: PublicStory = {
  id: 'freezes-at-work',
  family: 'F4',
  model: 'brant-h6',
  difficulty: 3,
  objectives: ['C1 5.1'],
  asset: { model: 'Brant H6', memory: '4 GB', supply: '400 W', load: '210 W', 'drive-1': 'Basalt 500 GB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['freezes-loaded', 'slow-hot', 'blue-screens'],
      preventions: ['replace-in-time', 'size-supply', 'clean-yearly', 'none'],
    },
    escalations: ['replacement'],
  },
};
