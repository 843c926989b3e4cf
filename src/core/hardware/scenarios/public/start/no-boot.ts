import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Since the little battery was changed it does not get into Windows" */
export const NO_BOOT: PublicStory = {
  id: 'no-boot',
  family: 'F3',
  model: 'harrow-5000-mt',
  difficulty: 4,
  objectives: ['C1 5.2', 'C2 3.1', 'C2 4.3'],
  asset: {
    model: 'Harrow 5000 MT',
    memory: '16 GB',
    'sata-mode': 'RAID',
    'boot-order': 'drive-first',
    backup: 'nightly',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-start', 'no-system', 'slow'],
      preventions: [
        'boot-drive-first',
        'note-settings',
        'screw-drive',
        'watch-health',
        'check-label',
        'none',
      ],
    },
    escalations: [],
  },
};
