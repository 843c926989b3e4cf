import type { PublicStory } from '../public-story.ts';

/** "My first build does not start" */
export const NEW_BUILD_TWITCH: PublicStory = {
  id: 'new-build-twitch',
  family: 'F1',
  model: 'kestrel-b7',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 3.6', 'C1 5.1'],
  isNew: true,
  asset: { model: 'Kestrel B7', memory: '32 GB', supply: '750 W' },
  card: {
    manualSections: ['safety', 'board', 'power', 'codes'],
    noteChoices: {
      symptoms: ['twitch', 'dead', 'no-picture'],
      preventions: ['count-standoffs', 'click-check', 'bench-test', 'none'],
    },
    escalations: ['shop'],
  },
};
