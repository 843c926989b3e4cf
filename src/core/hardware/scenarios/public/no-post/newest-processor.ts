import type { PublicStory } from '../public-story.ts';

/** "Upgraded to the newest processor that fits the socket, no picture" */
export const NEWEST_PROCESSOR: PublicStory = {
  id: 'newest-processor',
  family: 'F2',
  model: 'kestrel-b7',
  difficulty: 4,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 5.1'],
  encrypted: 'ssd-m2-1',
  asset: { model: 'Kestrel B7', memory: '32 GB', processor: 'Ardent A9-9900', supply: '750 W' },
  card: {
    manualSections: ['safety', 'codes', 'board', 'power', 'firmware'],
    noteChoices: {
      symptoms: ['dead', 'no-picture', 'hot'],
      preventions: [
        'photo-first',
        'firmware-first',
        'count-leads',
        'two-clicks',
        'straight-down',
        'return-processor',
        'none',
      ],
    },
    escalations: ['warranty', 'second-line'],
  },
};
