import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It restarts whenever I export a film" */
export const EXPORT_RESTARTS: PublicStory = {
  id: 'export-restarts',
  family: 'F4',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  asset: { model: 'Harrow 5000 MT', graphics: 'Pyrrha Pro 440', supply: '460 W', load: '430 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['restarts-loaded', 'slow-hot', 'blue-screens'],
      preventions: ['size-supply', 'filter-plan', 'none'],
    },
    escalations: [],
  },
};
