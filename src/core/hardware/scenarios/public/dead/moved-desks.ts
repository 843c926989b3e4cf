import type { PublicStory } from '../public-story.ts';

/** "We moved desks and now it does not start" */
export const MOVED_DESKS: PublicStory = {
  id: 'moved-desks',
  family: 'F1',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 3.6', 'C1 5.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID', supply: '460 W' },
  card: {
    manualSections: ['safety', 'power', 'cooling', 'codes'],
    noteChoices: {
      symptoms: ['no-start', 'dead', 'no-picture'],
      preventions: ['click-check', 'move-by-it', 'surge-protection', 'none'],
    },
    escalations: ['warranty'],
  },
};
