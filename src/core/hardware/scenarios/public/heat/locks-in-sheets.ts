import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It crashes in spreadsheets, never in games" */
export const LOCKS_IN_SHEETS: PublicStory = {
  id: 'locks-in-sheets',
  family: 'F4',
  model: 'kestrel-b7',
  difficulty: 5,
  objectives: ['C1 3.6', 'C1 5.1', 'C2 3.1'],
  asset: {
    model: 'Kestrel B7',
    processor: 'Ardent A7-7600',
    warranty: 'A7-7600: 2028-05',
    memory: '32 GB',
    supply: '750 W',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['locks-up', 'slow-hot', 'no-picture'],
      preventions: ['standard-first', 'test-tuning', 'check-files', 'both-halves', 'clean-yearly', 'none'],
    },
    escalations: ['cpu-warranty'],
  },
};
