/** A chip's underside as a picture of the list: a pad for everybody who waits, one more for whoever comes next. */
export interface PadField {
  readonly rows: number;
  /** Positions in a grid of `PADS_PER_ROW`, row by row. */
  readonly taken: number;
  readonly next: { readonly column: number; readonly row: number };
}

export const PADS_PER_ROW = 36;
/** A longer list shows its last part: the picture stays a picture. */
const MAX_ROWS = 18;

/** The field for so many people; it always ends in a full row with at least one free pad. */
export function padField(waiting: number): PadField {
  const shown =
    waiting < PADS_PER_ROW * MAX_ROWS ? waiting : PADS_PER_ROW * (MAX_ROWS - 1) + (waiting % PADS_PER_ROW);
  return {
    rows: Math.floor(shown / PADS_PER_ROW) + 1,
    taken: shown,
    next: { column: shown % PADS_PER_ROW, row: Math.floor(shown / PADS_PER_ROW) },
  };
}
