import type { PublicStory } from '../public-story.ts';

/** "Amber and white flashing after years of service" */
export const FLASHING_LIGHT: PublicStory = {
  id: 'flashing-light',
  family: 'F2',
  model: 'harrow-5000-mt',
  difficulty: 4,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 5.1'],
  asset: { model: 'Harrow 5000 MT', memory: '32 GB (4 x 8 GB)', 'sata-mode': 'RAID' },
  card: {
    manualSections: ['safety', 'codes', 'memory'],
    noteChoices: {
      symptoms: ['dead', 'blinking', 'crashes'],
      preventions: ['record-module', 'warranty-board', 'surge-protection', 'none'],
    },
    escalations: ['warranty', 'second-line'],
  },
};
