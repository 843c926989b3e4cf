import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "As soon as I export a film, it crashes" */
export const EXPORT_RESTARTS: PublicStory = {
  id: 'export-restarts',
  family: 'F4',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1', 'C2 3.1'],
  asset: {
    model: 'Harrow 5000 MT',
    processor: 'Corda C5-5400',
    warranty: 'C5-5400: 2027-11',
    graphics: 'Pyrrha Pro 440',
    supply: '460 W',
    load: '430 W',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['restarts-loaded', 'slow-hot', 'no-system'],
      preventions: ['size-supply', 'filter-plan', 'fresh-paste', 'test-memory', 'check-files', 'none'],
    },
    escalations: ['cpu-warranty'],
  },
};
