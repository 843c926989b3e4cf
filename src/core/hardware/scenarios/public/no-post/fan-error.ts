import type { PublicStory } from '../public-story.ts';

/** "It stops with a fan error, F1 to continue" */
export const FAN_ERROR: PublicStory = {
  id: 'fan-error',
  family: 'F2',
  model: 'harrow-5000-mt',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1', 'C2 3.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID' },
  card: {
    manualSections: ['safety', 'board', 'cooling', 'firmware'],
    noteChoices: {
      symptoms: ['hot', 'f1-message', 'no-picture'],
      preventions: [
        'dust-filter',
        'check-headers',
        'fan-with-service',
        'seat-cell',
        'cell-with-service',
        'none',
      ],
    },
    escalations: [],
  },
};
