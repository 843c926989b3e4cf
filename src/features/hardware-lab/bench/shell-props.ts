import type { ReactNode, RefObject } from 'react';
import type { Insets } from '../scene/stage/insets.ts';
import type { Shape } from './shape.ts';

/** Where the picture's own control stands, and what the camera keeps the machine out of. */
export interface PictureRoom {
  readonly insets: Insets;
  /** Pixels from the lower right corner of the picture. */
  readonly corner: { readonly right: number; readonly bottom: number; readonly isCompact: boolean };
}

/** One thing that the picture is given to: the monitor's page. */
export interface CloseUp {
  readonly page: ReactNode;
  /** The boot stick. */
  readonly stick: ReactNode;
  readonly back: ReactNode;
}

export interface WorkbenchShellProps {
  readonly shape: Shape;
  /** Everything of the bench is in it; keys and the focus belong to it. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly bar: ReactNode;
  /** The machine: it fills the stage, under everything else. */
  picture(room: PictureRoom): ReactNode;
  /** The complaint: first in the left column, on an upright phone at the upper edge. */
  readonly job: ReactNode;
  /** Next step, theory, tool in hand, in this order. */
  readonly cards: ReactNode;
  /** A panel of the left column is unfolded. */
  readonly isLeftOpen: boolean;
  /** What is worked at in its close-up, with the machine around it or alone; null while the whole bench is. */
  readonly closeUp?: CloseUp | null;
  /** Parts, findings, log, lights; null without. */
  readonly lists?: ReactNode;
  readonly isListOpen?: boolean;
  readonly belt?: ReactNode;
  /** What was picked in the picture. */
  readonly selection?: ReactNode;
  /** What the last action did, what can be heard. */
  readonly captions?: ReactNode;
  /** What has to be told: no connection, a breach, the tour. */
  readonly notices?: ReactNode;
  /** Pixels that a sheet takes at the right edge: the note, an ending. 0 without. */
  readonly sheet?: number;
  /** Dialogs and sheets over the bench. */
  readonly children?: ReactNode;
}
