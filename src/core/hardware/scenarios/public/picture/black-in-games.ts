import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "Black in games, fans at full" */
export const BLACK_IN_GAMES: PublicStory = {
  id: 'black-in-games',
  family: 'F5',
  model: 'kestrel-b7',
  difficulty: 4,
  objectives: ['C1 3.6', 'C1 5.3', 'C2 4.4'],
  asset: { model: 'Kestrel B7', processor: 'Ardent A7-7600', graphics: 'Pyrrha RX 790', supply: '750 W' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['black-loaded', 'no-signal', 'dead'],
      preventions: ['seat-and-bend', 'larger-supply', 'dust-filter', 'none'],
    },
    escalations: ['card-warranty'],
  },
};
