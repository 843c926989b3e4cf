import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import type { BenchUiChange, BenchUiState } from '../bench/desk.ts';
import type { LabSnapshot } from '../store.ts';

/** What the tour looks at to see whether the learner has done what it asked for. */
interface TourSight {
  readonly snapshot: LabSnapshot;
  readonly desk: BenchUiState;
}

export interface TourStep {
  readonly id: 'job' | 'pick' | 'card' | 'act' | 'tool' | 'apart' | 'findings' | 'theory' | 'close';
  /** `data-tour` of the thing that it speaks of. */
  readonly anchor: string;
  /** What has to be in sight for it. */
  readonly arrange: BenchUiChange | null;
  /** The learner did it; null for a step that is only read. */
  readonly isDone: ((sight: TourSight) => boolean) | null;
}

const PARTS: BenchUiChange = { kind: 'list', list: 'parts' };
const NO_LIST: BenchUiChange = { kind: 'list', list: null };

const PICK: TourStep = {
  id: 'pick',
  anchor: 'parts',
  arrange: PARTS,
  isDone: ({ snapshot }) => snapshot.selected !== null,
};
const ACT: TourStep = {
  id: 'act',
  anchor: 'parts',
  arrange: PARTS,
  isDone: ({ snapshot }) => snapshot.log.length > 0,
};
const TOOL: TourStep = {
  id: 'tool',
  anchor: 'belt',
  arrange: NO_LIST,
  isDone: ({ desk }) => desk.tool === 'power',
};

/** The first minutes at the bench, in the order of the work itself. A test has none: it gives no help. */
export const TOURS: Readonly<Record<LabMode, readonly TourStep[]>> = {
  explore: [
    PICK,
    { id: 'card', anchor: 'job', arrange: null, isDone: null },
    ACT,
    TOOL,
    {
      id: 'apart',
      anchor: 'parts',
      arrange: PARTS,
      isDone: ({ snapshot }) =>
        Object.values(snapshot.view.parts).some(({ placement }) => placement === 'removed'),
    },
  ],
  practice: [
    { id: 'job', anchor: 'job', arrange: NO_LIST, isDone: null },
    PICK,
    ACT,
    TOOL,
    {
      id: 'findings',
      anchor: 'findings',
      arrange: NO_LIST,
      isDone: ({ desk }) => desk.list === 'findings',
    },
    { id: 'theory', anchor: 'theory', arrange: NO_LIST, isDone: null },
    { id: 'close', anchor: 'close', arrange: null, isDone: null },
  ],
  testing: [],
};
