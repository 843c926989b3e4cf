import type { ReactNode } from 'react';
import type { RecordId } from './desk.ts';

/** The pieces of the bench, placed by the layout that fits the screen. */
export interface WorkbenchPieces {
  /** Ledger, clocks and the buttons of the run. */
  readonly bar: ReactNode;
  /** What the referee has to tell, a breach just made. */
  readonly notices: ReactNode;
  readonly tour: ReactNode;
  /** The next step of the work, and hints; null where the mode gives no help. */
  readonly guide: ReactNode;
  readonly job: ReactNode;
  readonly theory: ReactNode;
  /** The tool in hand; null when the hands are free. */
  readonly tool: ReactNode;
  readonly picture: ReactNode;
  readonly selection: ReactNode;
  /** What the last action did, and what can be heard. */
  readonly captions: ReactNode;
  readonly indicators: ReactNode;
  readonly belt: ReactNode;
  readonly records: Readonly<Record<RecordId, ReactNode>>;
}
