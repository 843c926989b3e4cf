import type { RefObject } from 'react';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import type { CameraViewName } from '../../places/places.ts';
import type { NoteControl } from '../closing/use-note-draft.ts';
import type { PicturePress } from '../display/picture-press.ts';
import type { BenchTour } from '../tour/use-bench-tour.ts';
import type { DeskControl, ListId, ToolId } from './desk.ts';
import type { Shape } from './shape.ts';
import type { BenchDescription } from './use-bench-description.ts';
import type { Folds } from './use-folds.ts';
import type { Stage } from './use-stage.ts';

export type BenchDialog = 'help' | 'close';

/** Where the machine's screen is shown: on the monitor in the scene, full-size, or in the tool column. */
export type ScreenPlace = 'monitor' | 'page' | 'panel';

/** The state and actions of the workbench beside the run: layout, open panels, click handlers. */
export interface BenchControl {
  /** The root element of the workbench. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly desk: DeskControl;
  readonly shape: Shape;
  readonly folds: Folds;
  readonly stage: Stage;
  readonly tour: BenchTour;
  readonly dialog: BenchDialog | null;
  /** The run is over: no commands are accepted. */
  readonly isFrozen: boolean;
  /** A thing was selected in the scene: its actions are shown beside it. */
  readonly isInHand: boolean;
  /** Null while the screen is not in use. */
  readonly screenAt: ScreenPlace | null;
  readonly description: BenchDescription;
  readonly note: NoteControl;
  open(dialog: BenchDialog | null): void;
  /** Takes a tool, or puts it down when it is in use already; on phones it folds panels to make room. */
  take(tool: ToolId): void;
  /** Called by the learner: the open list is remembered. */
  openList(list: ListId | null): void;
  /** Folds all panels, or restores them. */
  foldAll(): void;
  showTheory(): void;
  /** Leaves the close-up of the monitor. */
  backToBench(): void;
  /** The camera was sent to a place: sends the command that inspects it. */
  lookRound(place: CameraViewName): void;
  /** The time that the inspection takes, formatted; null where it would reveal nothing new. */
  costOfLook(place: CameraViewName): string | null;
  run(command: LabCommand): void;
  undo(): void;
  /** Click handlers for the scene. */
  readonly press: PicturePress;
  selectInOutline(target: string | null): void;
  /** Opens the row of a thing in the parts list. */
  show(target: string): void;
  /** Opens the note, or, once the job is closed, retries the debrief. */
  closeJob(): void;
}
