import type { PublicStory } from '../public-story.ts';

/** "Bought server memory cheap, now amber blinking" */
export const CHEAP_MEMORY: PublicStory = {
  id: 'cheap-memory',
  family: 'F2',
  model: 'harrow-5000-mt',
  difficulty: 4,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 5.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB unbuffered (2 x 8 GB)', 'sata-mode': 'RAID' },
  card: {
    manualSections: ['safety', 'codes', 'memory'],
    noteChoices: {
      symptoms: ['dead', 'blinking', 'less-memory'],
      preventions: ['buy-new', 'unbuffered-only', 'two-clicks', 'return-module', 'slot-marked', 'none'],
    },
    escalations: ['warranty', 'second-line'],
  },
};
