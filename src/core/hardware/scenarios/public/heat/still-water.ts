import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "I tidied the cables, and now the fans scream" */
export const STILL_WATER: PublicStory = {
  id: 'still-water',
  family: 'F4',
  model: 'kestrel-b7',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  asset: { model: 'Kestrel B7', processor: 'Ardent A7-7600', cooler: 'Brenta 240', supply: '750 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['slow-hot', 'shuts-off-hot', 'no-picture'],
      preventions: ['count-plugs', 'read-pump', 'dust-filter', 'fresh-paste', 'none'],
    },
    escalations: [],
  },
};
