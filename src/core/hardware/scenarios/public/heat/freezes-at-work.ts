import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "When I make it work, it gives up, and it is an old one" */
export const FREEZES_AT_WORK: PublicStory = {
  id: 'freezes-at-work',
  family: 'F4',
  model: 'brant-h6',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1', 'C2 3.1'],
  asset: { model: 'Brant H6', memory: '4 GB', supply: '400 W', load: '210 W', 'drive-1': 'Basalt 500 GB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['freezes-loaded', 'no-picture', 'no-system'],
      preventions: ['replace-in-time', 'size-supply', 'clean-yearly', 'fresh-paste', 'none'],
    },
    escalations: ['replacement'],
  },
};
