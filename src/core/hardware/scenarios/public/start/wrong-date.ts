import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "The date is 2019 every morning" */
export const WRONG_DATE: PublicStory = {
  id: 'wrong-date',
  family: 'F3',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 5.1', 'C2 3.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID', 'boot-order': 'drive-first' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-system', 'wrong-date', 'no-start'],
      preventions: ['cell-with-service', 'seat-cell', 'leave-strip-on', 'none'],
    },
    escalations: ['second-line'],
  },
};
