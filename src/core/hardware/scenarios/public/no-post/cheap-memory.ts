import type { PublicStory } from '../public-story.ts';

/** "Bought server memory cheap, now amber blinking" */
export const CHEAP_MEMORY: PublicStory = {
  id: 'cheap-memory',
  family: 'F2',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB unbuffered (2 x 8 GB)', 'sata-mode': 'RAID' },
  card: {
    manualSections: ['safety', 'codes', 'memory'],
    noteChoices: {
      symptoms: ['blinking', 'dead', 'less-memory'],
      preventions: ['unbuffered-only', 'two-clicks', 'buy-new', 'none'],
    },
    escalations: [],
  },
};
