import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Coloured blocks all over" */
export const CONFETTI: PublicStory = {
  id: 'confetti',
  family: 'F5',
  model: 'kestrel-b7',
  difficulty: 3,
  objectives: ['C1 3.1', 'C1 5.3', 'C2 4.5'],
  asset: {
    model: 'Kestrel B7',
    processor: 'Ardent A7-7600G',
    graphics: 'Pyrrha RX 760',
    warranty: 'RX 760: 2028-09',
    supply: '750 W',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['coloured-blocks', 'no-signal', 'blue-screens'],
      preventions: ['makers-driver', 'firmware-first', 'lead-routing', 'dust-filter', 'none'],
    },
    escalations: ['card-warranty'],
  },
};
