import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "New graphics card, and the screen says no signal" */
export const NEW_CARD: PublicStory = {
  id: 'new-card',
  family: 'F5',
  model: 'kestrel-b7',
  difficulty: 2,
  objectives: ['C1 3.1', 'C1 3.5', 'C1 3.6', 'C1 5.3'],
  asset: { model: 'Kestrel B7', processor: 'Ardent A7-7600', graphics: 'Pyrrha RX 760', supply: '750 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-signal', 'dead', 'bad-picture'],
      preventions: ['show-ports', 'check-card-power', 'screw-card', 'none'],
    },
    escalations: ['shop'],
  },
};
