import type { PublicStory } from '../public-story.ts';

/** "After the cooler change only half the memory is seen" */
export const HALF_THE_MEMORY: PublicStory = {
  id: 'half-the-memory',
  family: 'F2',
  model: 'kestrel-b7',
  difficulty: 5,
  objectives: ['C1 3.5', 'C1 5.1'],
  encrypted: 'ssd-m2-1',
  asset: { model: 'Kestrel B7', memory: '32 GB (2 x 16 GB)', supply: '750 W' },
  card: {
    manualSections: ['safety', 'board', 'memory', 'cooling', 'firmware'],
    noteChoices: {
      symptoms: ['no-picture', 'less-memory', 'hot'],
      preventions: ['two-clicks', 'twist-first', 'crosswise', 'slot-marked', 'pads-clean', 'none'],
    },
    escalations: ['warranty', 'second-line'],
  },
};
