import type { RefObject } from 'react';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { NoteControl } from '../closing/use-note-draft.ts';
import type { PicturePress } from '../display/picture-press.ts';
import type { CameraViewName } from '../places/places.ts';
import type { Tour } from '../tour/use-tour.ts';
import type { DeskControl, ListId, ToolId } from './desk.ts';
import type { Shape } from './shape.ts';
import type { Folds } from './use-folds.ts';
import type { Spoken } from './use-spoken.ts';
import type { Stage } from './use-stage.ts';

export type BenchDialog = 'help' | 'close';

/** Where the machine's screen is read: on the monitor in the picture, on a page of its own, or in the column of tools. */
export type ScreenPlace = 'glass' | 'page' | 'panel';

/** Everything about a bench that is not the run itself: how it is arranged, what is open, and what a press does. */
export interface BenchControl {
  /** Everything of the bench is in it. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly desk: DeskControl;
  readonly shape: Shape;
  readonly folds: Folds;
  readonly stage: Stage;
  readonly tour: Tour;
  readonly dialog: BenchDialog | null;
  /** The run is over: nothing can be done any more. */
  readonly isFrozen: boolean;
  /** Something was picked in the picture: what can be done with it stands beside it. */
  readonly isInHand: boolean;
  /** Null while another tool, or none, is in hand. */
  readonly screenAt: ScreenPlace | null;
  readonly spoken: Spoken;
  readonly note: NoteControl;
  open(dialog: BenchDialog | null): void;
  /** Takes a tool, or puts it down when it is in hand already; on a phone it makes room for itself. */
  take(tool: ToolId): void;
  /** By hand: which list is unfolded is remembered. */
  openList(list: ListId | null): void;
  /** All panels to their titles, and back. */
  foldAll(): void;
  showTheory(): void;
  /** Out of the close-up that is worked in. */
  backToBench(): void;
  /** The camera was sent to a place: what is plainly seen there is read. */
  lookRound(place: CameraViewName): void;
  /** What that takes, as a clock says it; null where it would tell nothing new. */
  costOfLook(place: CameraViewName): string | null;
  run(command: LabCommand): void;
  undo(): void;
  /** What presses in the picture do. */
  readonly press: PicturePress;
  selectInOutline(target: string | null): void;
  /** Leads to a thing: its row is opened in the parts list. */
  show(target: string): void;
  /** Asks for the note, or, once the job is closed, for the debrief that did not come. */
  closeJob(): void;
}
