import type { ReactNode, RefObject } from 'react';
import type { Insets } from '../../scene/camera/insets.ts';
import type { Shape } from './shape.ts';

/** The position of the scene's own control, and the insets of the camera. */
export interface PictureRoom {
  readonly insets: Insets;
  /** Distance in pixels from the lower right corner of the scene. */
  readonly corner: { readonly right: number; readonly bottom: number; readonly isCompact: boolean };
}

/** A close-up in place of the scene: the monitor's page. */
export interface CloseUp {
  readonly page: ReactNode;
  /** The button of the boot stick. */
  readonly stick: ReactNode;
  readonly back: ReactNode;
}

export interface WorkbenchShellProps {
  readonly shape: Shape;
  /** The root element of the workbench, to which keys and focus belong. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly bar: ReactNode;
  /** The machine; it fills the stage behind all panels. */
  picture(room: PictureRoom): ReactNode;
  /** The complaint: first in the left column; at the upper edge of a phone in portrait. */
  readonly job: ReactNode;
  /** Next step, theory and the tool in use, in this order. */
  readonly cards: ReactNode;
  /** A panel of the left column is unfolded. */
  readonly isLeftOpen: boolean;
  /** The close-up of the monitor; null while the whole workbench is shown. */
  readonly closeUp?: CloseUp | null;
  /** Parts, findings, log, lights; null for none. */
  readonly lists?: ReactNode;
  readonly isListOpen?: boolean;
  readonly belt?: ReactNode;
  /** The belt has a tool less than others, and from 80 rem on the column of cards beside it reaches down to the edge. */
  readonly isBeltShort?: boolean;
  /** The actions of the thing selected in the scene. */
  readonly selection?: ReactNode;
  /** The result of the last action, and sound captions. */
  readonly captions?: ReactNode;
  /** Notices: offline, a breach, the tour. */
  readonly notices?: ReactNode;
  /** The width in pixels of a sheet at the right edge (the note, an ending); 0 without one. */
  readonly sheet?: number;
  /** Dialogs and sheets over the workbench. */
  readonly children?: ReactNode;
}
