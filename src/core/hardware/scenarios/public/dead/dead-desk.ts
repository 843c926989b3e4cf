import type { PublicStory } from '../public-story.ts';

/** "Pressed the button, nothing, no lights" */
export const DEAD_DESK: PublicStory = {
  id: 'dead-desk',
  family: 'F1',
  model: 'harrow-5000-mt',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  encrypted: 'ssd-m2-1',
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID', supply: '460 W' },
  card: {
    manualSections: ['safety', 'power', 'codes', 'front-panel'],
    noteChoices: {
      symptoms: ['dead', 'no-picture', 'shuts-off'],
      preventions: ['keep-strip-on', 'clip-lead', 'surge-protection', 'none'],
    },
    escalations: [],
  },
};
