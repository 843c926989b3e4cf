import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "The computer runs, but my desktop does not come up on the screen" */
export const BLACK_SCREEN: PublicStory = {
  id: 'black-screen',
  family: 'F5',
  model: 'harrow-5000-mt',
  difficulty: 2,
  objectives: ['C1 3.1', 'C1 3.2', 'C1 5.3'],
  runs: true,
  asset: { model: 'Harrow 5000 MT', monitor: 'Panora 22, HDMI', graphics: 'Corda C5-5400' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-desktop', 'dead', 'bad-picture'],
      preventions: ['show-buttons', 'route-leads', 'none'],
    },
    escalations: [],
  },
};
