/**
 * The topic of each objective (Annex A.9); texts are `lab-home:objective.<topic>`. A test finds objectives without
 * one.
 */
const OBJECTIVE_TOPICS = {
  'C1 2.8': 'network-tools',
  'C1 3.1': 'displays',
  'C1 3.2': 'cables',
  'C1 3.3': 'memory',
  'C1 3.4': 'storage',
  'C1 3.5': 'boards',
  'C1 3.6': 'power-supplies',
  'C1 5.1': 'core-faults',
  'C1 5.2': 'drive-faults',
  'C1 5.3': 'picture-faults',
  'C1 5.5': 'network-faults',
  'C2 1.4': 'windows-tools',
  'C2 3.1': 'system-faults',
  'C2 4.3': 'backup',
  'C2 4.4': 'safety',
  'C2 4.5': 'environment',
} as const;

type ObjectiveTopic = (typeof OBJECTIVE_TOPICS)[keyof typeof OBJECTIVE_TOPICS];

/** Null for an objective unknown to this version. */
export function topicOf(objective: string): ObjectiveTopic | null {
  return Object.entries(OBJECTIVE_TOPICS).find(([id]) => id === objective)?.[1] ?? null;
}
