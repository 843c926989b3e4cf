import type { DeskStory } from './story.ts';

/** The tickets that can be dealt, in the order of the catalogue (ticket-desk.md 3.11). */
export const DESK_STORIES = {
  'TK-01': { id: 'TK-01', family: 'accounts', channel: 'phone', difficulty: 2 },
  'TK-02': { id: 'TK-02', family: 'accounts', channel: 'phone', difficulty: 2 },
  'TK-03': { id: 'TK-03', family: 'accounts', channel: 'phone', difficulty: 1 },
  'TK-04': { id: 'TK-04', family: 'accounts', channel: 'phone', difficulty: 4 },
  'TK-05': { id: 'TK-05', family: 'accounts', channel: 'walk-up', difficulty: 3 },
  'TK-06': { id: 'TK-06', family: 'accounts', channel: 'e-mail', difficulty: 3 },
  'TK-07': { id: 'TK-07', family: 'accounts', channel: 'portal', difficulty: 3 },
  'TK-08': { id: 'TK-08', family: 'accounts', channel: 'phone', difficulty: 3 },
  'TK-09': { id: 'TK-09', family: 'accounts', channel: 'e-mail', difficulty: 2 },
  'TK-10': { id: 'TK-10', family: 'accounts', channel: 'chat', difficulty: 3 },
  'TK-11': { id: 'TK-11', family: 'accounts', channel: 'phone', difficulty: 4 },
  'TK-12': { id: 'TK-12', family: 'mail', channel: 'portal', difficulty: 2 },
  'TK-21': { id: 'TK-21', family: 'network', channel: 'phone', difficulty: 2 },
  'TK-22': { id: 'TK-22', family: 'network', channel: 'phone', difficulty: 4 },
  'TK-23': { id: 'TK-23', family: 'network', channel: 'phone', difficulty: 3 },
  'TK-24': { id: 'TK-24', family: 'network', channel: 'phone', difficulty: 3 },
  'TK-25': { id: 'TK-25', family: 'network', channel: 'phone', difficulty: 3 },
  'TK-26': { id: 'TK-26', family: 'network', channel: 'phone', difficulty: 3 },
  'TK-27': { id: 'TK-27', family: 'network', channel: 'phone', difficulty: 3 },
  'TK-28': { id: 'TK-28', family: 'network', channel: 'phone', difficulty: 3 },
  'TK-29': { id: 'TK-29', family: 'network', channel: 'monitoring', difficulty: 4 },
  'TK-41': { id: 'TK-41', family: 'endpoint', channel: 'phone', difficulty: 4 },
  'TK-43': { id: 'TK-43', family: 'endpoint', channel: 'phone', difficulty: 2 },
  'TK-45': { id: 'TK-45', family: 'endpoint', channel: 'phone', difficulty: 2 },
} as const satisfies Readonly<Record<string, DeskStory>>;
