import type { LabMode } from '../../../../core/hardware/model/vocabulary.ts';
import type { LabSnapshot } from '../../store.ts';
import type { BenchUiChange, BenchUiState } from '../layout/desk.ts';

/** What the tour reads to detect whether a step is done. */
interface TourSight {
  readonly snapshot: LabSnapshot;
  readonly desk: BenchUiState;
}

export interface BenchTourStep {
  readonly id: 'job' | 'pick' | 'card' | 'act' | 'tool' | 'apart' | 'findings' | 'theory' | 'close';
  /** The `data-tour` value of the element it explains. */
  readonly anchor: string;
  /** The arrangement that makes the element visible. */
  readonly arrange: BenchUiChange | null;
  /** Whether the learner has done it; null for a step that is only read. */
  readonly isDone: ((sight: TourSight) => boolean) | null;
}

const PARTS: BenchUiChange = { kind: 'list', list: 'parts' };
const NO_LIST: BenchUiChange = { kind: 'list', list: null };

const PICK: BenchTourStep = {
  id: 'pick',
  anchor: 'parts',
  arrange: PARTS,
  isDone: ({ snapshot }) => snapshot.selected !== null,
};
const ACT: BenchTourStep = {
  id: 'act',
  anchor: 'parts',
  arrange: PARTS,
  isDone: ({ snapshot }) => snapshot.log.length > 0,
};
const TOOL: BenchTourStep = {
  id: 'tool',
  anchor: 'belt',
  arrange: NO_LIST,
  isDone: ({ desk }) => desk.tool === 'power',
};

/** The first-run tours in the order of the work. Testing has none, because it gives no help. */
export const TOURS: Readonly<Record<LabMode, readonly BenchTourStep[]>> = {
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
