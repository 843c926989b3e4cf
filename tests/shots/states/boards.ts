import { answers, BACKEND } from '../rigs.ts';
import type { ScreenState } from '../state.ts';

const NAMES = [
  'Copper Via',
  'Calm Capacitor',
  'Steady Standoff',
  'North Bridge',
  'Quiet Ferrite',
  'Long Riser',
];
const PEOPLE = NAMES.map((name, index) => ({
  name,
  low: 90 - 4 * index,
  high: 97 - 4 * index,
  played: 5 - (index % 3),
  sim_seconds: 2_200 + 150 * index,
  is_you: name === 'Quiet Ferrite',
}));

/** Boards of ranked weeks: joining an empty one, a band, and no closed week; competitions as people and as administrators see them. */
export const BOARD_STATES: readonly ScreenState[] = [
  { name: 'leaderboard-join', path: '/admin/leaderboard', as: 'golden', shows: 'Join under another name' },
  {
    name: 'leaderboard',
    path: '/admin/leaderboard',
    as: 'ace',
    rig: answers(BACKEND.band, { median: 80, people: PEOPLE }),
    shows: 'Quiet Ferrite',
  },
  {
    name: 'leaderboard-closed-none',
    path: '/admin/leaderboard?view=closed',
    as: 'ace',
    shows: /No week has closed yet/,
  },
  { name: 'competitions', path: '/admin/competitions', as: 'golden', shows: 'Autumn Bench' },
  { name: 'competitions-manage', path: '/admin/competitions?view=manage', as: 'admin', shows: 'To review' },
];
