import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { PublicStory } from '../public-story.ts';

/** "The network icon is crossed out" */
export const NO_LINK: PublicStory = {
  id: 'no-link',
  family: 'F6',
  model: 'harrow-5000-mt',
  difficulty: 3,
  objectives: ['C1 2.8', 'C1 5.5'],
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', network: '1 Gb/s', socket: '3-14' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['no-network', 'slow-network', 'no-start'],
      preventions: ['route-lead', 'label-socket', 'lock-adapter', 'none'],
    },
    escalations: ['network-team', 'warranty'],
  },
};
