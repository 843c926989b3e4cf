import type { PublicStory } from '../public-story.ts';

/** "I dusted the inside, now the button does nothing" */
export const SPRING_CLEAN: PublicStory = {
  id: 'spring-clean',
  family: 'F1',
  model: 'kestrel-b7',
  difficulty: 3,
  objectives: ['C1 3.5', 'C1 3.6', 'C1 5.1'],
  asset: { model: 'Kestrel B7', memory: '32 GB', supply: '750 W' },
  card: {
    manualSections: ['safety', 'front-panel', 'power', 'board', 'codes'],
    noteChoices: {
      symptoms: ['button-dead', 'no-picture', 'noisy'],
      preventions: ['photo-first', 'switch-back', 'dust-filter', 'none'],
    },
    escalations: [],
  },
};
