/**
 * The objectives of CompTIA A+ by their numbers (hardware-lab.md, Annex A.9). Only the numbers and the weights of the domains
 * are CompTIA's; the words are ours, `objectives:objective.<topic>`.
 */

export const EXAMS = ['220-1201', '220-1202'] as const;
export type Exam = (typeof EXAMS)[number];

/** The objectives that runs have results in: the topic that names each of them, and the simulation whose jobs show it. */
const COVERED = {
  'C1 1.2': { topic: 'accessories', by: 'desk' },
  'C1 1.3': { topic: 'mobile-connections', by: 'desk' },
  'C1 2.1': { topic: 'ports-and-protocols', by: 'desk' },
  'C1 2.2': { topic: 'wireless', by: 'desk' },
  'C1 2.3': { topic: 'network-services', by: 'desk' },
  'C1 2.4': { topic: 'ip-settings', by: 'desk' },
  'C1 2.5': { topic: 'network-devices', by: 'desk' },
  'C1 2.6': { topic: 'small-networks', by: 'desk' },
  'C1 2.7': { topic: 'internet-links', by: 'desk' },
  'C1 2.8': { topic: 'network-tools', by: 'bench' },
  'C1 3.1': { topic: 'displays', by: 'bench' },
  'C1 3.2': { topic: 'cables', by: 'bench' },
  'C1 3.3': { topic: 'memory', by: 'bench' },
  'C1 3.4': { topic: 'storage', by: 'bench' },
  'C1 3.5': { topic: 'boards', by: 'bench' },
  'C1 3.6': { topic: 'power-supplies', by: 'bench' },
  'C1 3.7': { topic: 'printer-set-up', by: 'desk' },
  'C1 3.8': { topic: 'printer-care', by: 'desk' },
  'C1 5.1': { topic: 'core-faults', by: 'bench' },
  'C1 5.2': { topic: 'drive-faults', by: 'both' },
  'C1 5.3': { topic: 'picture-faults', by: 'bench' },
  'C1 5.5': { topic: 'network-faults', by: 'both' },
  'C1 5.6': { topic: 'printer-faults', by: 'desk' },
  'C2 1.2': { topic: 'windows-installation', by: 'desk' },
  'C2 1.3': { topic: 'windows-editions', by: 'desk' },
  'C2 1.4': { topic: 'windows-tools', by: 'both' },
  'C2 1.5': { topic: 'commands', by: 'desk' },
  'C2 1.6': { topic: 'windows-settings', by: 'desk' },
  'C2 1.7': { topic: 'windows-networking', by: 'desk' },
  'C2 1.8': { topic: 'macos', by: 'desk' },
  'C2 1.9': { topic: 'linux', by: 'desk' },
  'C2 1.10': { topic: 'applications', by: 'desk' },
  'C2 1.11': { topic: 'cloud-accounts', by: 'desk' },
  'C2 2.1': { topic: 'access-control', by: 'desk' },
  'C2 2.2': { topic: 'windows-security', by: 'desk' },
  'C2 2.3': { topic: 'wireless-security', by: 'desk' },
  'C2 2.4': { topic: 'malware', by: 'desk' },
  'C2 2.5': { topic: 'social-engineering', by: 'desk' },
  'C2 2.6': { topic: 'malware-removal', by: 'desk' },
  'C2 2.7': { topic: 'hardening', by: 'desk' },
  'C2 2.8': { topic: 'phone-protection', by: 'desk' },
  'C2 2.9': { topic: 'disposal', by: 'desk' },
  'C2 2.10': { topic: 'small-network-security', by: 'desk' },
  'C2 2.11': { topic: 'browser-security', by: 'desk' },
  'C2 3.1': { topic: 'system-faults', by: 'both' },
  'C2 3.2': { topic: 'phone-app-faults', by: 'desk' },
  'C2 3.3': { topic: 'phone-security-faults', by: 'desk' },
  'C2 3.4': { topic: 'computer-security-faults', by: 'desk' },
  'C2 4.1': { topic: 'documentation', by: 'desk' },
  'C2 4.2': { topic: 'change-control', by: 'desk' },
  'C2 4.3': { topic: 'backup', by: 'bench' },
  'C2 4.4': { topic: 'safety', by: 'bench' },
  'C2 4.5': { topic: 'environment', by: 'both' },
  'C2 4.6': { topic: 'policy', by: 'desk' },
  'C2 4.7': { topic: 'communication', by: 'desk' },
  'C2 4.8': { topic: 'scripts', by: 'desk' },
  'C2 4.9': { topic: 'remote-support', by: 'desk' },
  'C2 4.10': { topic: 'artificial-intelligence', by: 'desk' },
} as const;

/** The objectives that no run covers. */
const UNCOVERED = {
  'C1 1.1': 'laptop-parts',
  'C1 4.1': 'virtual-machines',
  'C1 4.2': 'cloud-basics',
  'C1 5.4': 'phone-faults',
  'C2 1.1': 'system-types',
} as const;

/** An objective that jobs and tickets name, such as `C1 3.3`: Core 1, objective 3.3. */
export type ObjectiveId = keyof typeof COVERED;
type UncoveredId = keyof typeof UNCOVERED;
export type ObjectiveTopic = (typeof COVERED)[ObjectiveId]['topic'] | (typeof UNCOVERED)[UncoveredId];

/** The hardware lab and the ticket desk, as what shows an objective. */
export type Workplace = 'bench' | 'desk';

/** Why no run covers it. `idea`: something to read about, which no job can show. `machine`: the bench has no such machine. */
const REASON: Readonly<Record<UncoveredId, 'idea' | 'machine'>> = {
  'C1 1.1': 'machine',
  'C1 4.1': 'idea',
  'C1 4.2': 'idea',
  'C1 5.4': 'machine',
  'C2 1.1': 'idea',
};

export interface Objective {
  readonly id: ObjectiveId | UncoveredId;
  /** As the exam numbers it, such as `3.3`. */
  readonly number: string;
  readonly topic: ObjectiveTopic;
  /** Where it is shown; empty where no run covers it. */
  readonly shownAt: readonly Workplace[];
  /** Why no run covers it; null where some do. */
  readonly uncovered: 'idea' | 'machine' | null;
}

/** A part of an exam. */
export interface Domain {
  readonly number: number;
  readonly topic: DomainTopic;
  /** Percent of the exam. */
  readonly weight: number;
  readonly objectives: readonly Objective[];
}

const DOMAINS = {
  '220-1201': [
    { topic: 'mobile', weight: 13 },
    { topic: 'networks', weight: 23 },
    { topic: 'hardware', weight: 25 },
    { topic: 'cloud', weight: 11 },
    { topic: 'faults', weight: 28 },
  ],
  '220-1202': [
    { topic: 'systems', weight: 28 },
    { topic: 'security', weight: 28 },
    { topic: 'software-faults', weight: 23 },
    { topic: 'practice', weight: 21 },
  ],
} as const;

type DomainTopic = (typeof DOMAINS)[Exam][number]['topic'];

const CORE: Readonly<Record<Exam, string>> = { '220-1201': 'C1', '220-1202': 'C2' };

const WORKPLACES = { bench: ['bench'], desk: ['desk'], both: ['bench', 'desk'] } as const;

function covered(id: ObjectiveId): Objective {
  const { topic, by } = COVERED[id];
  return { id, number: numberOf(id), topic, shownAt: WORKPLACES[by], uncovered: null };
}

function uncovered(id: UncoveredId): Objective {
  return { id, number: numberOf(id), topic: UNCOVERED[id], shownAt: [], uncovered: REASON[id] };
}

/** An objective as its exam numbers it, such as `3.3`. */
export function numberOf(id: Objective['id']): string {
  return id.slice(id.indexOf(' ') + 1);
}

/** The place of an objective in its domain: 10 comes after 9. */
function placeOf({ number }: Objective): number {
  return Number(number.slice(number.indexOf('.') + 1));
}

/** Every objective of both exams. */
export const OBJECTIVES: readonly Objective[] = [
  ...(Object.keys(COVERED) as ObjectiveId[]).map(covered),
  ...(Object.keys(UNCOVERED) as UncoveredId[]).map(uncovered),
];

/** The domains of an exam with their objectives, in the exam's order. */
export function domainsOf(exam: Exam): readonly Domain[] {
  return DOMAINS[exam].map(({ topic, weight }, index) => ({
    number: index + 1,
    topic,
    weight,
    objectives: OBJECTIVES.filter(({ id }) => id.startsWith(`${CORE[exam]} ${index + 1}.`)).sort(
      (one, other) => placeOf(one) - placeOf(other),
    ),
  }));
}

/** The exam that an objective belongs to. */
export function examOf(id: Objective['id']): Exam {
  return id.startsWith(CORE['220-1201']) ? '220-1201' : '220-1202';
}

/** The topic of an objective; null for one that this version does not know. */
export function topicOf(objective: string): ObjectiveTopic | null {
  return OBJECTIVES.find(({ id }) => id === objective)?.topic ?? null;
}
