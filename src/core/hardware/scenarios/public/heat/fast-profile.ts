import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Two modules more and the fast profile, now it wants F1" */
export const FAST_PROFILE: PublicStory = {
  id: 'fast-profile',
  family: 'F4',
  model: 'kestrel-b7',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 5.1', 'C2 3.1'],
  asset: { model: 'Kestrel B7', memory: '64 GB (4 x 16 GB)', supply: '750 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['f1-message', 'no-picture', 'hot'],
      preventions: ['read-memory-list', 'check-headers', 'seat-cell', 'new-cell', 'none'],
    },
    escalations: [],
  },
};
