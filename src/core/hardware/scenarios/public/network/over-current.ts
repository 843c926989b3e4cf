import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "It says over current and switches off after fifteen seconds" */
export const OVER_CURRENT: PublicStory = {
  id: 'over-current',
  family: 'F6',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.1'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['over-current', 'dead', 'no-system'],
      preventions: ['use-rear-ports', 'short-sticks', 'none'],
    },
    escalations: ['warranty'],
  },
};
