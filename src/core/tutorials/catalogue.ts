import type { TutorialArea } from '../access/tutorials.ts';
import type { ObjectiveId } from '../assessment/objectives/catalogue.ts';

/** The paths that the tutorials are listed by: `tutorials:path.<path>`. */
export const TUTORIAL_PATHS = [
  'first-hour',
  'build',
  'find',
  'desk-hour',
  'desk-solve',
  'desk-serious',
  'both',
] as const;
export type TutorialPath = (typeof TUTORIAL_PATHS)[number];

interface TutorialEntry {
  readonly path: TutorialPath;
  /** Which plans open it. */
  readonly area: TutorialArea;
  /** How long it takes, about. */
  readonly minutes: number;
  /** The number of its steps, which are loaded when it is opened. */
  readonly steps: number;
  /** What it shows of the exams; nothing scored comes of it. */
  readonly objectives: readonly ObjectiveId[];
  /** The tutorial that is best done before; null where none is. It locks nothing. */
  readonly bestAfter: string | null;
}

/** The tutorials that there are, in the order of their numbers. */
const ENTRIES = {
  T0: { path: 'first-hour', area: 'start', minutes: 4, steps: 5, objectives: [], bestAfter: null },
  T1: { path: 'first-hour', area: 'start', minutes: 5, steps: 7, objectives: ['C2 4.4'], bestAfter: null },
  T2: {
    path: 'first-hour',
    area: 'bench',
    minutes: 5,
    steps: 6,
    objectives: ['C1 3.2', 'C1 3.5'],
    bestAfter: 'T1',
  },
  T3: { path: 'build', area: 'bench', minutes: 6, steps: 6, objectives: ['C1 3.5'], bestAfter: 'T2' },
  T4: { path: 'build', area: 'bench', minutes: 6, steps: 6, objectives: ['C1 3.3'], bestAfter: 'T2' },
  T5: {
    path: 'build',
    area: 'bench',
    minutes: 7,
    steps: 6,
    objectives: ['C1 3.5', 'C1 5.1'],
    bestAfter: 'T2',
  },
  T6: { path: 'build', area: 'bench', minutes: 5, steps: 5, objectives: ['C1 3.6'], bestAfter: 'T2' },
  T7: {
    path: 'build',
    area: 'bench',
    minutes: 4,
    steps: 5,
    objectives: ['C1 3.5', 'C1 5.1'],
    bestAfter: 'T2',
  },
  T8: { path: 'find', area: 'bench', minutes: 6, steps: 5, objectives: ['C1 5.1'], bestAfter: 'T4' },
  T9: {
    path: 'find',
    area: 'bench',
    minutes: 7,
    steps: 5,
    objectives: ['C1 3.6', 'C1 5.1'],
    bestAfter: 'T6',
  },
  T10: {
    path: 'find',
    area: 'bench',
    minutes: 6,
    steps: 5,
    objectives: ['C1 3.4', 'C1 5.2'],
    bestAfter: 'T2',
  },
  T11: { path: 'find', area: 'bench', minutes: 5, steps: 5, objectives: ['C1 5.1'], bestAfter: null },
  T12: { path: 'find', area: 'bench', minutes: 4, steps: 5, objectives: ['C1 5.3'], bestAfter: null },
  T13: { path: 'find', area: 'bench', minutes: 4, steps: 5, objectives: ['C1 5.1'], bestAfter: 'T1' },
  T14: {
    path: 'find',
    area: 'bench',
    minutes: 5,
    steps: 5,
    objectives: ['C1 5.1', 'C2 3.1'],
    bestAfter: 'T13',
  },
  T15: {
    path: 'build',
    area: 'bench',
    minutes: 7,
    steps: 10,
    objectives: ['C1 3.3', 'C2 4.4'],
    bestAfter: 'T1',
  },
  T20: { path: 'desk-hour', area: 'desk', minutes: 6, steps: 7, objectives: ['C2 4.1'], bestAfter: null },
  T21: { path: 'desk-hour', area: 'desk', minutes: 5, steps: 5, objectives: ['C2 4.1'], bestAfter: 'T20' },
  T22: { path: 'desk-hour', area: 'desk', minutes: 5, steps: 5, objectives: ['C2 4.7'], bestAfter: 'T20' },
  T23: {
    path: 'desk-hour',
    area: 'desk',
    minutes: 6,
    steps: 5,
    objectives: ['C2 2.5', 'C2 4.7'],
    bestAfter: 'T20',
  },
  T24: { path: 'desk-solve', area: 'desk', minutes: 6, steps: 5, objectives: ['C2 2.7'], bestAfter: 'T20' },
  T25: {
    path: 'desk-solve',
    area: 'desk',
    minutes: 6,
    steps: 6,
    objectives: ['C1 5.5', 'C2 1.5'],
    bestAfter: null,
  },
  T26: { path: 'desk-solve', area: 'desk', minutes: 5, steps: 5, objectives: ['C1 5.6'], bestAfter: 'T20' },
  T27: { path: 'desk-solve', area: 'desk', minutes: 5, steps: 5, objectives: ['C2 1.11'], bestAfter: 'T20' },
  T28: {
    path: 'desk-serious',
    area: 'desk',
    minutes: 6,
    steps: 5,
    objectives: ['C2 2.2', 'C2 2.8'],
    bestAfter: 'T23',
  },
  T29: {
    path: 'desk-serious',
    area: 'desk',
    minutes: 6,
    steps: 6,
    objectives: ['C2 2.4', 'C2 2.5'],
    bestAfter: 'T23',
  },
  T30: {
    path: 'desk-serious',
    area: 'desk',
    minutes: 6,
    steps: 5,
    objectives: ['C2 4.1', 'C2 4.7'],
    bestAfter: 'T20',
  },
  T31: { path: 'desk-serious', area: 'desk', minutes: 5, steps: 5, objectives: ['C2 4.7'], bestAfter: 'T22' },
  T40: {
    path: 'both',
    area: 'both',
    minutes: 7,
    steps: 6,
    objectives: ['C1 5.1', 'C2 4.1'],
    bestAfter: 'T20',
  },
} as const satisfies Readonly<Record<string, TutorialEntry>>;

export type TutorialId = keyof typeof ENTRIES;

/** What the list of tutorials knows of each of them, without its steps. */
export interface TutorialFacts extends Omit<TutorialEntry, 'bestAfter'> {
  readonly id: TutorialId;
  readonly bestAfter: TutorialId | null;
}

const IDS = Object.keys(ENTRIES) as readonly TutorialId[];

export const TUTORIALS: readonly TutorialFacts[] = IDS.map((id) => ({ id, ...ENTRIES[id] }));

/** The facts of a tutorial by the name in its address; null for any other name. */
export function findTutorial(name: string | null): TutorialFacts | null {
  return TUTORIALS.find(({ id }) => id === name) ?? null;
}
