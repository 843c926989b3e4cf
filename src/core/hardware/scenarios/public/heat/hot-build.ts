import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Built yesterday, and it just goes off" */
export const HOT_BUILD: PublicStory = {
  id: 'hot-build',
  family: 'F4',
  model: 'kestrel-b7',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  isNew: true,
  asset: { model: 'Kestrel B7', processor: 'Ardent A7-7600', cooler: 'Firnluft 120', supply: '750 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['shuts-off-hot', 'no-signal', 'dead'],
      preventions: [
        'peel-first',
        'pea-of-paste',
        'cpu-fan-header',
        'read-sensors',
        'both-halves',
        'test-new-parts',
        'none',
      ],
    },
    escalations: [],
  },
};
