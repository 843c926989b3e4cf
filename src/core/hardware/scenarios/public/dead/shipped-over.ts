import type { PublicStory } from '../public-story.ts';

/** "Shipped from our US office to the 230 V site, please set it up, it is untouched" */
export const SHIPPED_OVER: PublicStory = {
  id: 'shipped-over',
  family: 'F1',
  model: 'brant-h6',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 3.3', 'C1 3.5', 'C1 3.6', 'C1 5.1', 'C2 4.4'],
  asset: { model: 'Brant H6', memory: '4 GB', origin: 'US, 120 V' },
  card: {
    manualSections: ['safety', 'power', 'codes', 'memory'],
    noteChoices: {
      symptoms: ['set-up', 'dead', 'no-picture'],
      preventions: ['label-voltage', 'pack-better', 'surge-protection', 'none'],
    },
    escalations: [],
  },
};
