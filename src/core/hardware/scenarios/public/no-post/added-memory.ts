import type { PublicStory } from '../public-story.ts';

/** "Added memory, now black screen" */
export const ADDED_MEMORY: PublicStory = {
  id: 'added-memory',
  family: 'F2',
  model: 'kestrel-b7',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  asset: { model: 'Kestrel B7', memory: '32 GB (2 x 16 GB)', supply: '750 W' },
  card: {
    manualSections: ['safety', 'codes', 'memory', 'board'],
    noteChoices: {
      symptoms: ['dead', 'no-picture', 'less-memory'],
      preventions: ['two-clicks', 'let-it-train', 'keep-receipt', 'slot-marked', 'none'],
    },
    escalations: ['warranty', 'second-line'],
  },
};
