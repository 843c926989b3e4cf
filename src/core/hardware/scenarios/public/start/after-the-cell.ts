import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Since the little battery was changed it does not get into Windows" */
export const AFTER_THE_CELL: PublicStory = {
  id: 'after-the-cell',
  family: 'F3',
  model: 'harrow-5000-mt',
  difficulty: 4,
  objectives: ['C1 5.2', 'C2 3.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID', 'boot-order': 'drive-first' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-system', 'no-start', 'wrong-date'],
      preventions: ['note-settings', 'screw-drive', 'watch-health', 'none'],
    },
    escalations: [],
  },
};
