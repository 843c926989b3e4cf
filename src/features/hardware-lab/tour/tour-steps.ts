import type { Desk, DeskChange } from '../bench/desk.ts';
import type { LabSnapshot } from '../store.ts';

/** What the tour looks at to see whether the learner has done what it asked for. */
interface TourSight {
  readonly snapshot: LabSnapshot;
  readonly desk: Desk;
}

export interface TourStep {
  readonly id: TourStepId;
  /** `data-tour` of the thing that it speaks of. */
  readonly anchor: string;
  /** What has to be in sight for it. */
  readonly arrange: DeskChange | null;
  /** The learner did it; null for a step that is only read. */
  readonly isDone: ((sight: TourSight) => boolean) | null;
}

type TourStepId = 'job' | 'pick' | 'act' | 'tool' | 'findings' | 'theory' | 'close';

/** The first minutes at the bench, in the order of the work itself. */
export const TOUR_STEPS: readonly TourStep[] = [
  { id: 'job', anchor: 'job', arrange: { kind: 'sheet', sheet: 'job' }, isDone: null },
  {
    id: 'pick',
    anchor: 'parts',
    arrange: { kind: 'record', record: 'parts' },
    isDone: ({ snapshot }) => snapshot.selected !== null,
  },
  {
    id: 'act',
    anchor: 'parts',
    arrange: { kind: 'record', record: 'parts' },
    isDone: ({ snapshot }) => snapshot.log.length > 0,
  },
  { id: 'tool', anchor: 'belt', arrange: null, isDone: ({ desk }) => desk.tool === 'power' },
  {
    id: 'findings',
    anchor: 'findings',
    arrange: null,
    isDone: ({ desk }) => desk.record === 'findings' && desk.sheet === 'findings',
  },
  { id: 'theory', anchor: 'theory', arrange: { kind: 'sheet', sheet: 'job' }, isDone: null },
  { id: 'close', anchor: 'close', arrange: null, isDone: null },
];
