import type { LabReport } from '../../core/hardware/assessment/report.ts';
import type { LabCommand, LabEvent, Refusal } from '../../core/hardware/model/commands.ts';
import type { LabState } from '../../core/hardware/model/state.ts';
import type { LabTarget, LabView } from '../../core/hardware/model/view.ts';
import type { LabReferee } from '../../core/hardware/play.ts';
import { type LogEntryOf, openRunStore, type RunSnapshot, type RunStore, useRun } from '../../runs/store.ts';

export interface LabTypes {
  readonly command: LabCommand;
  readonly state: LabState;
  readonly view: LabView;
  readonly event: LabEvent;
  readonly refusal: Refusal;
  readonly report: LabReport;
  readonly target: LabTarget;
}

export type LogEntry = LogEntryOf<LabTypes>;
export type LabSnapshot = RunSnapshot<LabTypes>;

/** The store that all views of the machine (scene, outline, panels) share. */
export type LabStore = RunStore<LabTypes>;

/** Opens or resumes the run and creates its store. Rejects when the referee cannot be reached. */
export function openLabStore(referee: LabReferee): Promise<LabStore> {
  return openRunStore<LabTypes>(referee);
}

/** A selected part of the lab's store; see `useRun`. */
export function useLab<Piece>(store: LabStore, choose: (snapshot: LabSnapshot) => Piece): Piece {
  return useRun<LabTypes, Piece>(store, choose);
}
