import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "No boot device found" */
export const NO_BOOT: PublicStory = {
  id: 'no-boot',
  family: 'F3',
  model: 'harrow-5000-mt',
  difficulty: 2,
  objectives: ['C1 5.2', 'C2 3.1'],
  asset: {
    model: 'Harrow 5000 MT',
    memory: '16 GB',
    'sata-mode': 'RAID',
    'boot-order': 'drive-first',
    backup: 'nightly',
    stock: 'house image',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-system', 'no-start', 'slow'],
      preventions: ['boot-drive-first', 'screw-drive', 'watch-health', 'none'],
    },
    escalations: [],
  },
};
