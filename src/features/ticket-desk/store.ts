import type { ShiftReport } from '../../core/ticketing/assessment/shift-report.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from '../../core/ticketing/model/commands.ts';
import type { DeskState } from '../../core/ticketing/model/state.ts';
import type { DeskView } from '../../core/ticketing/model/view.ts';
import { type LogEntryOf, openRunStore, type RunStore, useRun } from '../../runs/store.ts';

export interface DeskTypes {
  readonly command: DeskCommand;
  readonly state: DeskState;
  readonly view: DeskView;
  readonly event: DeskEvent;
  readonly refusal: DeskRefusal;
  readonly report: ShiftReport;
  /** Nothing is selected: the open ticket is part of the shift. */
  readonly target: never;
}

export type DeskLogEntry = LogEntryOf<DeskTypes>;

/** The store that queue, ticket, calls and tools share. */
export type DeskStore = RunStore<DeskTypes>;

/** Opens or resumes the shift and creates its store. Rejects when the referee cannot be reached. */
export function openDeskStore(referee: Parameters<typeof openRunStore<DeskTypes>>[0]): Promise<DeskStore> {
  return openRunStore<DeskTypes>(referee);
}

/** A piece of the desk's store; see `useRun`. */
export function useDesk<Piece>(
  store: DeskStore,
  choose: (snapshot: ReturnType<DeskStore['read']>) => Piece,
): Piece {
  return useRun<DeskTypes, Piece>(store, choose);
}
