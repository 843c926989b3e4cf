import type { PublicStory } from '../public-story.ts';

/** "There's a burning smell and a wisp of smoke, it is still running" */
export const BURNING_SMELL: PublicStory = {
  id: 'burning-smell',
  family: 'F1',
  model: 'brant-h6',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 3.6', 'C1 5.1', 'C1 5.3', 'C2 4.4'],
  runs: true,
  asset: { model: 'Brant H6', memory: '4 GB', supply: '400 W' },
  card: {
    manualSections: ['safety', 'power'],
    noteChoices: {
      symptoms: ['burning', 'dead', 'hot'],
      preventions: ['incident-note', 'dust-filter', 'surge-protection', 'none'],
    },
    escalations: ['asset-desk'],
  },
};
